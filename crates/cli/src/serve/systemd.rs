use crate::stop::Stop;
use clap::Args;
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// Arguments of `kee systemd`.
#[derive(Args)]
#[command(after_help = "Example:
  kee systemd | sudo tee /etc/systemd/system/kee.service")]
pub(crate) struct SystemdArgs {
    /// Configuration file of the server
    #[arg(long, value_name = "FILE", default_value = "/etc/kee.toml")]
    config: PathBuf,
}

/// Prints a unit that runs the server in a sandbox.
pub(crate) fn run(args: &SystemdArgs) -> Result<(), Stop> {
    let kee = std::env::current_exe().unwrap_or_else(|_| PathBuf::from("/usr/local/bin/kee"));
    let unit =
        UNIT.replace("{kee}", &kee.display().to_string()).replace("{config}", &args.config.display().to_string());
    io::stdout().write_all(unit.as_bytes())?;
    Ok(())
}

const UNIT: &str = "\
# kee systemd | sudo tee /etc/systemd/system/kee.service
# sudo systemctl daemon-reload && sudo systemctl enable --now kee
[Unit]
Description=Keeboard server
After=network.target

[Service]
ExecStart={kee} serve --config {config}
Environment=KEE_DATABASE=/var/lib/kee/kee.db
DynamicUser=yes
StateDirectory=kee
WorkingDirectory=/var/lib/kee
Restart=always
RestartSec=1
# Clients are told to reconnect; the server is gone within seconds.
TimeoutStopSec=15
LimitNOFILE=65536
CapabilityBoundingSet=
LockPersonality=yes
MemoryDenyWriteExecute=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectSystem=strict
RestrictAddressFamilies=AF_INET AF_INET6
RestrictNamespaces=yes
RestrictRealtime=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
UMask=0077

[Install]
WantedBy=multi-user.target
";

//! `cargo xtask start`: builds the browser client and `kee` as for tests, and runs `kee`.

use crate::{step, web};

/// Builds and runs `kee` with these arguments, or `kee serve` without any. On Unix it returns only on failure.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let build = web::Build::Debug;
    web::run(build)?;
    let mut command = step::cargo();
    command.args(["run", "--locked", "--bin", "kee", "--"]).env("KEE_WEB", build.folder());
    if args.is_empty() {
        command.arg("serve");
    }
    command.args(args);
    hand_over(command)
}

/// Replaces this process. A process in between would be killed by Ctrl-C while the game still owns the terminal.
#[cfg(unix)]
fn hand_over(mut command: std::process::Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(format!("Could not start cargo: {error}."))
}

#[cfg(not(unix))]
fn hand_over(mut command: std::process::Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("Could not start cargo: {error}."))?;
    std::process::exit(status.code().unwrap_or(1));
}

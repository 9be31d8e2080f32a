//! Commands for the server's database: backup, restore and export.

mod export;

pub(crate) use export::{ExportArgs, export};

use crate::stop::Stop;
use clap::Args;
use kee_server::store::StoreError;
use std::{
    future::Future,
    io::{self, Write},
    path::PathBuf,
};

/// The database to work on.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// Database of the server
    #[arg(long, env = "KEE_DATABASE", value_name = "FILE", default_value = "kee.db")]
    database: PathBuf,
}

/// Runs work on a store to its end.
fn wait_for<T>(work: impl Future<Output = Result<T, Stop>>) -> Result<T, Stop> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| Stop::Failed(format!("could not start a runtime: {error}")))?.block_on(work)
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        let sentence = match error {
            StoreError::Unavailable(why) => why,
            other => other.to_string(),
        };
        Self::Failed(sentence)
    }
}

#[derive(Args)]
#[command(after_help = "Example:\n  kee backup /var/backups/kee-monday.db")]
pub(crate) struct BackupArgs {
    /// New file for the backup; the server can keep running
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    store: DatabaseArgs,
}

pub(crate) fn backup(args: &BackupArgs) -> Result<(), Stop> {
    wait_for(async { Ok(kee_server::store::backup(&args.store.database, &args.file).await?) })?;
    writeln!(io::stdout(), "Backed up {} to {}", args.store.database.display(), args.file.display())?;
    Ok(())
}

#[derive(Args)]
#[command(after_help = "Example:\n  kee restore /var/backups/kee-monday.db --force")]
pub(crate) struct RestoreArgs {
    /// Backup to restore; it is left unchanged
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    store: DatabaseArgs,
    /// Replace the existing database; stop the server first
    #[arg(long)]
    force: bool,
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Stop> {
    let RestoreArgs { file, store, force } = args;
    if !force && store.database.exists() {
        let name = store.database.display();
        return Err(Stop::Failed(format!("{name} already exists; stop the server and replace it with --force")));
    }
    wait_for(async { Ok(kee_server::store::restore(file, &store.database, *force).await?) })?;
    writeln!(io::stdout(), "Restored {} from {}", store.database.display(), file.display())?;
    Ok(())
}

use crate::{
    database::{DatabaseArgs, wait_for},
    stop::Stop,
};
use clap::Args;
use std::{
    io::{self, Write},
    path::PathBuf,
};

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The new file; the server may go on meanwhile
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    store: DatabaseArgs,
}

pub(crate) fn run(args: &BackupArgs) -> Result<(), Stop> {
    wait_for(async { Ok(kee_server::store::backup(&args.store.database, &args.file).await?) })?;
    writeln!(io::stdout(), "{} is backed up to {}", args.store.database.display(), args.file.display())?;
    Ok(())
}

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
pub(crate) struct RestoreArgs {
    /// The backup, which stays as it is
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    store: DatabaseArgs,
    /// Replace what is there; the server must not be running
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &RestoreArgs) -> Result<(), Stop> {
    let RestoreArgs { file, store, force } = args;
    if !force && store.database.exists() {
        let name = store.database.display();
        return Err(Stop::Failed(format!("{name} exists already; --force replaces it")));
    }
    wait_for(async { Ok(kee_server::store::restore(file, &store.database, *force).await?) })?;
    writeln!(io::stdout(), "{} is restored from {}", store.database.display(), file.display())?;
    Ok(())
}

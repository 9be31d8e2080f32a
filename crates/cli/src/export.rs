use crate::{
    database::{DatabaseArgs, wait_for},
    output,
    stop::Stop,
};
use clap::Args;
use kee_server::store::{SqliteStore, Store, StoredGame, TableId, export};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

#[derive(Args)]
pub(crate) struct ExportArgs {
    /// Only the games of this table, named as in its link
    #[arg(value_name = "TABLE")]
    table: Option<TableId>,
    /// Write every game to a file of its own in this folder, rather than all to standard output
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    #[command(flatten)]
    store: DatabaseArgs,
}

pub(crate) fn run(args: &ExportArgs) -> Result<(), Stop> {
    let database = &args.store.database;
    if !database.exists() {
        return Err(Stop::Failed(format!("there is no file {}", database.display())));
    }
    if let Some(folder) = &args.to {
        fs::create_dir_all(folder).map_err(|error| Stop::Failed(format!("{}: {error}", folder.display())))?;
    }
    let mut out = output::buffered();
    let mut count = 0;
    wait_for(async {
        let store = SqliteStore::open(database).await?;
        let take = |game: StoredGame| {
            count += 1;
            match &args.to {
                Some(folder) => write(folder, &game),
                None => Ok(out.write_all(game.record.as_bytes())?),
            }
        };
        export(&store, args.table, take).await?;
        Ok(store.close().await?)
    })?;
    out.flush()?;
    if let (0, Some(table)) = (count, args.table) {
        return Err(Stop::Failed(format!("no game was finished at table {table}")));
    }
    if let Some(folder) = &args.to {
        let games = if count == 1 { "game" } else { "games" };
        writeln!(out, "{count} {games} in {}", folder.display())?;
        out.flush()?;
    }
    Ok(())
}

fn write(folder: &Path, game: &StoredGame) -> Result<(), Stop> {
    let file = folder.join(format!("{}-{}-{}.kee", game.game, game.table, game.number));
    fs::write(&file, &game.record).map_err(|error| Stop::Failed(format!("{}: {error}", file.display())))
}

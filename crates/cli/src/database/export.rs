use super::{DatabaseArgs, wait_for};
use crate::{files::failed, output, stop::Stop};
use clap::Args;
use kee_server::store::{SqliteStore, Store, StoredGame, TableId};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

#[derive(Args)]
#[command(after_help = "Examples:
  kee export --to games
  kee export y44pqcwp5w7z3f5f > table.kee")]
pub(crate) struct ExportArgs {
    /// Only the games of this table, by the name in its link
    #[arg(value_name = "TABLE")]
    table: Option<TableId>,
    /// Folder to write one file per game to; without it, all games are printed
    #[arg(long, value_name = "DIR")]
    to: Option<PathBuf>,
    #[command(flatten)]
    store: DatabaseArgs,
}

pub(crate) fn export(args: &ExportArgs) -> Result<(), Stop> {
    let database = &args.store.database;
    if !database.exists() {
        return Err(Stop::Failed(format!(
            "{} does not exist; choose the database with --database",
            database.display()
        )));
    }
    if let Some(folder) = &args.to {
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
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
        kee_server::store::export(&store, args.table, take).await?;
        Ok(store.close().await?)
    })?;
    out.flush()?;
    if let (0, Some(table)) = (count, args.table) {
        return Err(Stop::Failed(format!(
            "table {table} has no finished games; check its name, or leave it out to export every table"
        )));
    }
    if let Some(folder) = &args.to {
        let games = if count == 1 { "game" } else { "games" };
        writeln!(out, "Wrote {count} {games} to {}", folder.display())?;
        out.flush()?;
    }
    Ok(())
}

fn write(folder: &Path, game: &StoredGame) -> Result<(), Stop> {
    let file = folder.join(format!("{}-{}-{}.kee", game.game, game.table, game.number));
    fs::write(&file, &game.record).map_err(|error| failed(&file, &error))
}

//! Backup and restore of the database file.

use super::file::{self, SqliteLimits, fault};
use crate::store::StoreError;
use sqlx::{Connection, query, query_scalar};
use std::{
    ffi::OsString,
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

/// Writes a copy of the store in `database` to a new file, while the server may be running: the store as it is at one
/// moment. The new file appears once all of it is on disk, and not before.
pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
    must_be_there(database)?;
    must_not_be_there(to)?;
    let mut connection = file::connect(file::options(database, SqliteLimits::default())).await?;
    file::version(&mut connection).await?;
    let partial = beside(to, ".partial");
    let _ = fs::remove_file(&partial);
    file::create_private(&partial).map_err(|error| trouble(&partial, &error))?;
    let copied = query("VACUUM INTO ?").bind(partial.display().to_string()).execute(&mut connection).await;
    let done = copied.map_err(fault).and_then(|_| settle(&partial, to));
    if done.is_err() {
        let _ = fs::remove_file(&partial);
    }
    let _ = connection.close().await;
    done
}

/// Replaces `database` by a backup. An existing database is only replaced with `force`, and never while a server has it
/// open. The backup is checked first, and does not change.
pub async fn restore(backup: &Path, database: &Path, force: bool) -> Result<(), StoreError> {
    must_be_there(backup)?;
    if !force {
        must_not_be_there(database)?;
    }
    let partial = beside(database, ".partial");
    let _ = fs::remove_file(&partial);
    let done = async {
        let copy = || -> io::Result<()> {
            file::create_private(&partial)?;
            io::copy(&mut fs::File::open(backup)?, &mut fs::OpenOptions::new().write(true).open(&partial)?)?;
            Ok(())
        };
        copy().map_err(|error| trouble(backup, &error))?;
        look_through(&partial).await?;
        if database.exists() {
            nobody_has_it_open(database).await?;
        }
        // Leftovers of the old file would be taken for the new one's.
        for ending in ["-wal", "-shm"] {
            match fs::remove_file(beside(database, ending)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(trouble(database, &error)),
                _ => {}
            }
        }
        settle(&partial, database)
    };
    let done = done.await;
    if done.is_err() {
        let _ = fs::remove_file(&partial);
    }
    done
}

/// Checks that a file is complete, and one that this program can read.
async fn look_through(path: &Path) -> Result<(), StoreError> {
    let mut connection = file::connect(file::plain_options(path)).await?;
    if file::version(&mut connection).await?.is_none() {
        return Err(StoreError::Broken("the backup is empty; choose another one".to_owned()));
    }
    let found: String = query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await.map_err(fault)?;
    connection.close().await.map_err(fault)?;
    if found == "ok" {
        Ok(())
    } else {
        Err(StoreError::Broken(format!("the backup is damaged: {found}; choose another one")))
    }
}

/// Fails if anyone else has the file open: then it cannot leave its journal mode.
async fn nobody_has_it_open(database: &Path) -> Result<(), StoreError> {
    let alone = async {
        let mut connection = file::connect(file::plain_options(database)).await?;
        query("PRAGMA journal_mode = DELETE").execute(&mut connection).await.map_err(fault)?;
        connection.close().await.map_err(fault)
    };
    match alone.await {
        Err(StoreError::Unavailable(why)) => {
            let name = database.display();
            Err(StoreError::Unavailable(format!("{name} is in use ({why}); stop the server before restoring")))
        }
        // Damage is a reason to restore.
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Makes sure that a file is on disk, and gives it its final name.
fn settle(partial: &Path, name: &Path) -> Result<(), StoreError> {
    let settled = || -> io::Result<()> {
        fs::File::open(partial)?.sync_all()?;
        fs::rename(partial, name)?;
        let folder = name.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::File::open(folder)?.sync_all()
    };
    settled().map_err(|error| trouble(name, &error))
}

fn must_be_there(path: &Path) -> Result<(), StoreError> {
    if path.exists() {
        Ok(())
    } else {
        Err(StoreError::Unavailable(format!("{} does not exist; check the path", path.display())))
    }
}

fn must_not_be_there(path: &Path) -> Result<(), StoreError> {
    let taken = || StoreError::Unavailable(format!("{} already exists; choose another file", path.display()));
    if path.exists() { Err(taken()) } else { Ok(()) }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn trouble(path: &Path, error: &io::Error) -> StoreError {
    let sentence = format!("{}: {error}", path.display());
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::NoRoom(sentence),
        _ => StoreError::Unavailable(sentence),
    }
}

use super::fault::fault;
use crate::store::StoreError;
use sqlx::{
    Connection, SqliteConnection, migrate,
    migrate::{MigrateError, Migrator},
    query_scalar,
};

/// "Keeb", as the first migration writes it.
const APPLICATION: i64 = 1_264_936_290;

static MIGRATIONS: Migrator = migrate!();

/// Makes the tables of the newest schema this program knows, or says why it must not.
pub(super) async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    if version(connection).await? == Some(newest()) {
        return Ok(());
    }
    MIGRATIONS.run(connection).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => fault(error),
        other => StoreError::Broken(other.to_string()),
    })
}

/// The version of the schema of a file, none if the file is empty. It refuses what this program cannot understand.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<Option<i64>, StoreError> {
    let mut read = connection.begin().await.map_err(fault)?;
    let application: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut *read).await.map_err(fault)?;
    let tables: i64 = query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *read).await.map_err(fault)?;
    match (tables, application) {
        (0, _) => Ok(None),
        (_, APPLICATION) => {
            let version: i64 = query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations")
                .fetch_one(&mut *read)
                .await
                .map_err(fault)?;
            if version > newest() {
                return Err(StoreError::Broken(format!(
                    "the database has schema {version}, from a newer kee; this one knows schemas up to {}. Run the newer \
                     program, or restore a backup from before",
                    newest()
                )));
            }
            Ok(Some(version))
        }
        _ => Err(StoreError::Broken("this is a database, but not one of kee's".to_owned())),
    }
}

fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

use crate::store::StoreError;

/// What an error of the database means for whoever asked. The texts are the database's own and tell no contents.
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => {
            let code = error.code().and_then(|code| code.parse::<i32>().ok()).unwrap_or_default();
            // The low byte says what went wrong, the rest where.
            match code & 0xff {
                SQLITE_FULL | SQLITE_TOOBIG => StoreError::NoRoom(error.message().to_owned()),
                SQLITE_CORRUPT | SQLITE_NOTADB => StoreError::Broken(error.message().to_owned()),
                _ => StoreError::Unavailable(error.message().to_owned()),
            }
        }
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => StoreError::Broken(error.to_string()),
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => closed(),
        sqlx::Error::PoolTimedOut => StoreError::Unavailable("too many ask at once".to_owned()),
        other => StoreError::Unavailable(other.to_string()),
    }
}

/// The store has been closed.
pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("it is closed".to_owned())
}

const SQLITE_CORRUPT: i32 = 11;
const SQLITE_FULL: i32 = 13;
const SQLITE_TOOBIG: i32 = 18;
const SQLITE_NOTADB: i32 = 26;

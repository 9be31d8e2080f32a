use sqlx::{SqlitePool, query};
use std::time::Duration;
use tokio::time::sleep;

/// How often the log of the file is folded into the file.
const EVERY: Duration = Duration::from_secs(1);

/// Folds what is in the log of the file into the file, again and again, beside those who write. The writer does so itself
/// when the log has grown long, in the middle of a commit for which everybody waits: so there is little left for it to do.
pub(super) async fn fold(connections: SqlitePool) {
    let folding = async {
        loop {
            sleep(EVERY).await;
            // What does not work now, since somebody reads an old state or the disk is full, is done another time.
            let _ = query("PRAGMA wal_checkpoint(PASSIVE)").execute(&connections).await;
        }
    };
    connections.close_event().do_until(folding).await.ok();
}

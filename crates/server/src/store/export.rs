use super::{Finished, StoreError, TableId, Tables};

/// How many games are held in memory at once.
const AT_ONCE: u32 = 100;

/// Hands over every finished game, or those of one table, by table and in the order in which they were played; stops
/// when it is told that one could not be taken, and passes that on.
pub async fn export<E: From<StoreError>>(
    store: &dyn Tables,
    table: Option<TableId>,
    mut take: impl FnMut(Finished) -> Result<(), E>,
) -> Result<(), E> {
    if let Some(table) = table {
        return store.games_at(table).await?.into_iter().try_for_each(take);
    }
    let mut after = None;
    loop {
        let games = store.games(after, AT_ONCE).await?;
        let Some(last) = games.last() else { return Ok(()) };
        after = Some((last.table, last.number));
        games.into_iter().try_for_each(&mut take)?;
    }
}

use super::library::Library;
use crate::local::{KeptTable, Shelf, Unkept};
use kee_game::{Refusal, Resources};
use kee_table::{Table, What};

/// A table as its log leads to it, with what its keeper needs.
pub(super) struct Woken {
    pub(super) kept: KeptTable,
    pub(super) shelf: Shelf,
    pub(super) resources: Resources,
    pub(super) table: Table,
}

/// Wakes a table of this browser.
pub(super) async fn wake(id: &str, library: &Library) -> Result<Woken, Refusal> {
    let shelf = Shelf::open().await.map_err(|unkept| unkept.refusal())?;
    let kept = shelf.table(id).await.map_err(|unkept| unkept.refusal())?;
    let log = shelf.log(id).await.map_err(|unkept| unkept.refusal())?;
    let Some(What::Made(made)) = log.first().map(|entry| &entry.what) else { return Err(Unkept::Nothing.refusal()) };
    let words = made.agreement.words.as_ref().map(|words| words.name.as_str());
    let resources = library.with(words).await?;
    let table = Table::wake(&log, &resources).map_err(|_| {
        let sentence = "This game was begun with another version of Keeboard, and cannot be gone on with.".to_owned();
        Refusal::plain("local/broken", sentence)
    })?;
    Ok(Woken { kept, shelf, resources, table })
}

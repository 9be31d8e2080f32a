use crate::store::{Sitting, StoredGame, TableId, TableSummary};
use kee_game::{SeatSet, WallTime};
use kee_table::{Entry, Table, What};
use kee_wire::{Phase, PlayerView};
use std::sync::Arc;

/// Where a table stands, for lists. `made` is when that was.
pub(super) fn summary(table: &Table, made: WallTime) -> TableSummary {
    let mut summary = TableSummary {
        game: table.agreement().game.as_str().into(),
        phase: table.phase(),
        listed: table.house().listed,
        seats: Arc::default(),
        asked: SeatSet::NONE,
        deadline: None,
        wake: None,
        made,
        last: made,
    };
    seats(&mut summary, table);
    moved(&mut summary, table);
    summary
}

/// What almost every entry changes.
pub(super) fn moved(summary: &mut TableSummary, table: &Table) {
    let playing = table.phase() == Phase::Playing;
    summary.phase = table.phase();
    summary.asked = table.game().filter(|_| playing).map_or(SeatSet::NONE, |game| game.wait().asked());
    summary.deadline = table.next_deadline();
    // What is needed at once has been needed for ever, so that it is found by whoever looks first.
    summary.wake = if table.needs().is_some() { Some(WallTime::ZERO) } else { summary.deadline };
    summary.last = table.last();
}

/// Who sits where.
pub(super) fn seats(summary: &mut TableSummary, table: &Table) {
    let sitting = |(person, player): (Option<&kee_table::PersonId>, PlayerView)| match (person, player) {
        (Some(id), PlayerView::Person(name) | PlayerView::StandIn { name, .. }) => {
            Sitting::Person { id: id.clone(), name }
        }
        (None, PlayerView::Bot(bot) | PlayerView::StandIn { bot, .. }) => Sitting::Bot(bot),
        _ => Sitting::Open,
    };
    summary.seats = table.sitting().map(sitting).collect();
}

/// The game that these entries have brought to an end, if they have.
pub(super) fn finished(id: TableId, table: &Table, entries: &[Entry]) -> Option<StoredGame> {
    let over = entries.iter().find(|entry| matches!(entry.what, What::Finished(_)))?;
    let record = table.record()?.to_text();
    Some(StoredGame { table: id, number: table.games(), game: table.agreement().game.clone(), at: over.at, record })
}

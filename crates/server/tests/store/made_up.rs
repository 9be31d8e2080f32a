//! Made-up tables, people and entries: a store does not care what they mean.

use kee_game::{Input, Seat, SeatSet, WallTime};
use kee_server::store::{
    EventAppend, EventId, EventSummary, Key, KeyHash, KeyKind, Person, Store, StoreError, StoredGame, StoredSeat,
    TableAppend, TableId, TableSummary,
};
use kee_table::{EntryKind, PersonId, TableEntry};
use kee_wire::Phase;

pub(crate) fn table(number: u8) -> TableId {
    TableId::new([number; 10])
}

pub(crate) fn person(name: &str) -> PersonId {
    name.parse().expect("an id")
}

pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

/// A move that differs from all others.
pub(crate) fn entry(at: u64, text: impl Into<String>) -> TableEntry {
    let what = EntryKind::Input(Input::Act { seat: seat("A"), action: text.into() });
    TableEntry { at: WallTime::from_millis(at), asked: None, what }
}

/// The action that was played.
pub(crate) fn text(entry: &TableEntry) -> &str {
    match &entry.what {
        EntryKind::Input(Input::Act { action, .. }) => action,
        other => panic!("{other:?} is not a made-up move"),
    }
}

pub(crate) fn sitting(name: &str) -> StoredSeat {
    StoredSeat::Person { id: person(name), name: name.to_uppercase() }
}

pub(crate) fn summary(at: u64) -> TableSummary {
    TableSummary {
        game: "bluff".into(),
        phase: Phase::Gathering,
        listed: true,
        seats: [sitting("anna"), StoredSeat::Open].into(),
        asked: SeatSet::NONE,
        deadline: None,
        wake: None,
        made: WallTime::from_millis(at),
        last: WallTime::from_millis(at),
    }
}

/// One move, as the entry with this number.
pub(crate) fn append(table: TableId, first: u64, summary: TableSummary) -> TableAppend {
    let entries = vec![entry(summary.last.millis(), format!("move {first}"))];
    TableAppend { table, first, entries, summary, finished: None }
}

pub(crate) async fn made(store: &dyn Store, table: TableId, summary: TableSummary) {
    store.append(append(table, 1, summary)).await.expect("a new table");
}

pub(crate) fn finished(table: TableId, number: u32) -> StoredGame {
    let record = format!("keeboard record 1\n{number}\n");
    StoredGame { table, number, game: "bluff".into(), at: WallTime::from_millis(9), record }
}

pub(crate) fn newcomer(name: &str) -> Person {
    Person { id: person(name), belongs_to: None, made: WallTime::from_millis(1) }
}

pub(crate) fn key(secret: &str, owner: &str, kind: KeyKind) -> Key {
    let label = format!("the {secret}");
    Key {
        hash: KeyHash::of(secret),
        kind,
        person: person(owner),
        table: None,
        label,
        made: WallTime::from_millis(1),
        until: None,
    }
}

pub(crate) fn taken(next: u64) -> Result<(), StoreError> {
    Err(StoreError::Taken { next })
}

pub(crate) fn event(number: u8) -> EventId {
    EventId::new([number; 10])
}

pub(crate) fn event_summary(at: u64) -> EventSummary {
    EventSummary {
        kind: "party".to_owned(),
        code: "abc123".to_owned(),
        terms: "{}".to_owned(),
        open: true,
        made: WallTime::from_millis(at),
        last: WallTime::from_millis(at),
    }
}

/// One happening, as the entry with this number.
pub(crate) fn event_append(event: EventId, first: u64, summary: EventSummary) -> EventAppend {
    EventAppend { event, first, entries: vec![format!("entry {first}")], summary, people: Vec::new() }
}

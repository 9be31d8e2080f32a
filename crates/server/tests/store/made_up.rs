//! Tables, people and entries that are made up: a store does not look at what they mean.

use kee_game::{Input, Seat, SeatSet, WallTime};
use kee_server::store::{
    EventAppend, EventId, EventSummary, Key, KeyHash, KeyKind, Person, Sitting, Store, StoreError, StoredGame,
    TableAppend, TableId, TableSummary,
};
use kee_table::{Entry, PersonId, What};
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

/// A move that can be told from others.
pub(crate) fn entry(at: u64, text: impl Into<String>) -> Entry {
    let what = What::Input(Input::Act { seat: seat("A"), action: text.into() });
    Entry { at: WallTime::from_millis(at), asked: None, what }
}

/// What was played.
pub(crate) fn text(entry: &Entry) -> &str {
    match &entry.what {
        What::Input(Input::Act { action, .. }) => action,
        other => panic!("{other:?} was not made up here"),
    }
}

pub(crate) fn sitting(name: &str) -> Sitting {
    Sitting::Person { id: person(name), name: name.to_uppercase() }
}

pub(crate) fn summary(at: u64) -> TableSummary {
    TableSummary {
        game: "bluff".into(),
        phase: Phase::Gathering,
        listed: true,
        seats: [sitting("anna"), Sitting::Open].into(),
        asked: SeatSet::NONE,
        deadline: None,
        wake: None,
        made: WallTime::from_millis(at),
        last: WallTime::from_millis(at),
    }
}

/// One move as the entry with this number.
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

/// One thing that happens as the entry with this number.
pub(crate) fn event_append(event: EventId, first: u64, summary: EventSummary) -> EventAppend {
    EventAppend { event, first, entries: vec![format!("entry {first}")], summary, people: Vec::new() }
}

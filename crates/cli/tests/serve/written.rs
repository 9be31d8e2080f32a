//! The database after the server has ended.

use crate::stubborn::Acknowledged;
use kee_game::{Input, Record, Resources, Seat, Viewer};
use kee_server::store::{SqliteStore, TableId, Tables};
use kee_table::{EntryKind, PersonId, Table, TableEntry};
use kee_wire::{RequestId, TableCommand};
use sqlx::{Connection, SqliteConnection, query, sqlite::SqliteConnectOptions};
use std::path::Path;

/// A request that was carried out: its id, the action if it was a move, and its number among the sender's requests.
#[derive(PartialEq, Debug)]
pub(crate) struct Asked {
    id: RequestId,
    action: Option<String>,
    number: u32,
}

impl Asked {
    /// Whether it was a move. Being ready twice is harmless, and stored once.
    pub(crate) fn is_move(&self) -> bool {
        self.action.is_some()
    }
}

impl From<Acknowledged> for Asked {
    fn from(done: Acknowledged) -> Self {
        let action = if let TableCommand::Act { action, .. } = done.command { Some(action) } else { None };
        Self { id: done.id, action, number: done.number }
    }
}

/// The log of a table.
pub(crate) struct Log {
    entries: Vec<TableEntry>,
    /// The number of finished games.
    pub(crate) games: usize,
}

/// Moves everything in the database back by this many milliseconds.
pub(crate) fn age(home: &Path, millis: i64) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let options = SqliteConnectOptions::new().filename(home.join("kee.db"));
    runtime.block_on(async {
        let mut file = SqliteConnection::connect_with(&options).await.expect("the file");
        for statement in [
            "UPDATE pulse SET at = at - ?1",
            "UPDATE heads SET deadline = deadline - ?1, wake = wake - ?1, last = last - ?1",
            "UPDATE entries SET body = json_set(body, '$.at', json_extract(body, '$.at') - ?1)",
        ] {
            query(statement).bind(millis).execute(&mut file).await.expect("it can be done");
        }
        file.close().await.expect("a clean end");
    });
}

/// Reads the log of a table of a game without words, and checks its finished games against the log.
pub(crate) fn log(home: &Path, table: &str) -> Log {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let id: TableId = table.parse().expect("an id");
    let (entries, games) = runtime.block_on(async {
        let store = SqliteStore::open(&home.join("kee.db")).await.expect("the file");
        (store.log(id, 0).await.expect("a log"), store.games_at(id).await.expect("games"))
    });
    let mut played: Vec<Vec<Input<String, String>>> = Vec::new();
    for entry in &entries {
        match &entry.what {
            EntryKind::Started { .. } => played.push(Vec::new()),
            EntryKind::Input(input) => played.last_mut().expect("a game has begun").push(input.clone()),
            _ => {}
        }
    }
    for (game, played) in games.iter().zip(&played) {
        let record = Record::read(&game.record).expect("a record");
        let recorded: Vec<_> = record.entries.iter().map(|entry| entry.input.clone()).collect();
        assert_eq!(recorded, *played, "the record of game {}", game.number);
        assert!(record.ending.is_some());
    }
    Log { entries, games: games.len() }
}

impl Log {
    /// The number of timeouts.
    pub(crate) fn expiries(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry.what, EntryKind::Input(Input::Expire { .. }))).count()
    }

    /// All chat messages.
    pub(crate) fn chats(&self) -> Vec<String> {
        let said = self.entries.iter().filter_map(|entry| match &entry.what {
            EntryKind::Chat { text, .. } => Some(text.clone()),
            _ => None,
        });
        said.collect()
    }

    /// All requests of the person in this seat, in order.
    pub(crate) fn asked_by(&self, seat: usize) -> Vec<Asked> {
        let person = self.person(seat);
        let viewer = Viewer::Seat(Seat::new(seat));
        let mut table = Table::wake(&self.entries[..1], &Resources::none()).expect("a table");
        let mut all = Vec::new();
        for entry in &self.entries[1..] {
            table.apply(entry).expect("a log that leads to a table");
            let Some(asked) = entry.asked.as_ref().filter(|asked| asked.by == *person) else { continue };
            let action = match &entry.what {
                EntryKind::Input(Input::Act { action, .. }) => Some(action.clone()),
                _ => None,
            };
            all.push(Asked { id: asked.id.clone(), action, number: table.number(viewer) });
        }
        all
    }

    fn person(&self, wanted: usize) -> &PersonId {
        let sat = self.entries.iter().find_map(|entry| match &entry.what {
            EntryKind::SeatTaken { seat, person, .. } if seat.index() == wanted => Some(person),
            _ => None,
        });
        sat.expect("a person in that seat")
    }
}

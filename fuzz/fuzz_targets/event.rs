//! Whatever reads as the log of an event leads to an event that can be shown, checked and written; what is written is read
//! again as the same, as text and as JSON.

#![no_main]

use kee_event::{AnyEvent, Event, Log, LogEntry, english, party::Party, tournament::Tournament};
use kee_game::Unreadable;
use libfuzzer_sys::fuzz_target;
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, fmt::Display, str::FromStr};

fuzz_target!(|text: &str| {
    let is_party = read::<Party>(text).is_some();
    if is_party || read::<Tournament>(text).is_some() {
        let event = AnyEvent::read(text).expect("a log of one kind is an event");
        let outline = event.outline();
        (1..=outline.rounds.len()).for_each(|round| drop(outline.pairing_sheet(round, english())));
        outline.standings_sheet(english());
        (event.view(), event.people());
    }
});

fn read<E>(text: &str) -> Option<Log<E>>
where
    E: Event<Entry: Display + FromStr<Err = Unreadable> + Serialize + DeserializeOwned + PartialEq + Debug>,
{
    let log = Log::<E>::read(text).ok()?;
    let written = log.to_text();
    let again = Log::<E>::read(&written).expect("its own text reads");
    assert_eq!(again.entries(), log.entries());
    for entry in log.entries() {
        let json = serde_json::to_string(entry).expect("an entry is plain data");
        let again: LogEntry<E::Entry> = serde_json::from_str(&json).expect("its own JSON reads");
        assert_eq!(again, *entry);
    }
    // The log says whether the draws are right, without panicking.
    let _ = log.verify();
    Some(log)
}

//! Whatever reads as the log of an event leads to an event that can be shown, checked and written; what is written is read
//! again as the same, as text and as JSON.

#![no_main]

use kee_event::{Entry, Event, Log, party::Party, tournament::Tournament};
use kee_game::Unreadable;
use libfuzzer_sys::fuzz_target;
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, fmt::Display, str::FromStr};

fuzz_target!(|text: &str| {
    if let Some(log) = read::<Party>(text) {
        let view = log.state().view();
        (1..=view.rounds.len()).for_each(|round| drop(view.pairing_sheet(round)));
        view.standings_sheet();
        log.state().people();
    }
    if let Some(log) = read::<Tournament>(text) {
        let view = log.state().view();
        (1..=view.rounds.len()).for_each(|round| drop(view.pairing_sheet(round)));
        view.standings_sheet();
        log.state().people();
    }
});

fn read<E>(text: &str) -> Option<Log<E>>
where
    E: Event<What: Display + FromStr<Err = Unreadable> + Serialize + DeserializeOwned + PartialEq + Debug>,
{
    let log = Log::<E>::read(text).ok()?;
    let written = log.to_text();
    let again = Log::<E>::read(&written).expect("its own text reads");
    assert_eq!(again.entries(), log.entries());
    for entry in log.entries() {
        let json = serde_json::to_string(entry).expect("an entry is plain data");
        let again: Entry<E::What> = serde_json::from_str(&json).expect("its own JSON reads");
        assert_eq!(again, *entry);
    }
    // Whether the draws are right is for the log to say, and not to fall over.
    let _ = log.verify();
    Some(log)
}

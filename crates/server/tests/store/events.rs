//! Events: what is appended is what is found.

use crate::{block_on, made_up::*, on_every_store};
use kee_game::WallTime;
use kee_server::store::{EventAppend, EventId, EventSummary, Events, KeyKind, SqliteStore, Store, StoredEvent};

fn ids(listed: &[StoredEvent]) -> Vec<EventId> {
    listed.iter().map(|listed| listed.event).collect()
}

async fn made_event(store: &dyn Store, number: u8, summary: EventSummary) {
    store.append_event(event_append(event(number), 1, summary)).await.expect("a new event");
}

#[test]
fn a_log_of_an_event_is_what_was_appended_in_order() {
    on_every_store(|store| async move {
        made_event(&*store, 1, event_summary(10)).await;
        made_event(&*store, 2, event_summary(20)).await;
        let mut two = event_append(event(1), 2, EventSummary { last: WallTime::from_millis(30), ..event_summary(10) });
        two.entries.push("entry 3".to_owned());
        store.append_event(two.clone()).await.expect("the log ends at 1");

        assert_eq!(store.event_log(event(1), 0).await, Ok(["entry 1", "entry 2", "entry 3"].map(str::to_owned).into()));
        assert_eq!(store.event_log(event(1), 2).await, Ok(vec!["entry 3".to_owned()]));
        assert_eq!(store.event_log(event(7), 0).await, Ok(vec![]));
        let listed = StoredEvent { event: event(1), entries: 3, summary: two.summary };
        assert_eq!(store.event(event(1)).await, Ok(Some(listed)));
        assert_eq!(store.event(event(7)).await, Ok(None));
        assert_eq!(store.event_news().await, Ok(vec![]), "nobody else writes");
    });
}

#[test]
fn a_number_of_an_event_is_taken_once_and_none_is_skipped() {
    on_every_store(|store| async move {
        assert_eq!(store.append_event(event_append(event(1), 2, event_summary(1))).await, taken(1));
        made_event(&*store, 1, event_summary(1)).await;
        for first in [0, 1, 3, u64::MAX] {
            let other = EventSummary { open: false, ..event_summary(1) };
            assert_eq!(store.append_event(event_append(event(1), first, other)).await, taken(2), "{first}");
        }
        let listed = store.event(event(1)).await.expect("an answer").expect("an event");
        assert_eq!((listed.entries, listed.summary), (1, event_summary(1)));
    });
}

#[test]
fn of_many_writers_of_the_same_entry_one_succeeds() {
    on_every_store(|store| async move {
        made_event(&*store, 1, event_summary(1)).await;
        let writing = (0..8).map(|writer: u8| {
            let store = store.clone();
            tokio::spawn(async move {
                let entries = vec![format!("by {writer}")];
                let append = EventAppend { entries, ..event_append(event(1), 2, event_summary(2)) };
                store.append_event(append).await.is_ok()
            })
        });
        let writing: Vec<_> = writing.collect();
        let mut winners = 0;
        for writer in writing {
            winners += usize::from(writer.await.expect("a writer"));
        }
        assert_eq!(winners, 1);
        assert_eq!(store.event_log(event(1), 0).await.map(|log| log.len()), Ok(2));
    });
}

#[test]
fn the_terms_of_an_event_never_change() {
    on_every_store(|store| async move {
        made_event(&*store, 1, event_summary(1)).await;
        let other = EventSummary {
            kind: "tournament".to_owned(),
            code: "zzzzzz".to_owned(),
            terms: "{\"other\":1}".to_owned(),
            open: false,
            made: WallTime::from_millis(9),
            last: WallTime::from_millis(9),
        };
        store.append_event(event_append(event(1), 2, other)).await.expect("the log ends at 1");
        let listed = store.event(event(1)).await.expect("an answer").expect("an event");
        assert_eq!(listed.summary, EventSummary { open: false, last: WallTime::from_millis(9), ..event_summary(1) });
    });
}

#[test]
fn open_events_are_those_that_need_looking_after() {
    on_every_store(|store| async move {
        made_event(&*store, 3, event_summary(1)).await;
        made_event(&*store, 1, event_summary(2)).await;
        made_event(&*store, 2, EventSummary { open: false, ..event_summary(3) }).await;
        made_event(&*store, 4, EventSummary { kind: EventSummary::CHALLENGE.to_owned(), ..event_summary(4) }).await;
        assert_eq!(store.open_events().await.map(|listed| ids(&listed)), Ok(vec![event(1), event(3)]));
        let over = EventSummary { open: false, ..event_summary(1) };
        store.append_event(event_append(event(3), 2, over)).await.expect("its end");
        assert_eq!(store.open_events().await.map(|listed| ids(&listed)), Ok(vec![event(1)]));
    });
}

#[test]
fn a_code_finds_the_only_open_event_that_has_it() {
    on_every_store(|store| async move {
        let found = async |code: &str| store.event_by_code(code).await.expect("an answer").map(|listed| listed.event);
        made_event(&*store, 1, event_summary(1)).await;
        made_event(&*store, 2, EventSummary { open: false, ..event_summary(1) }).await;
        made_event(&*store, 3, EventSummary { code: "xyz789".to_owned(), ..event_summary(1) }).await;
        assert_eq!((found("abc123").await, found("xyz789").await), (Some(event(1)), Some(event(3))));
        assert_eq!(found("abc12").await, None);
        made_event(&*store, 4, event_summary(1)).await;
        assert_eq!(found("abc123").await, None, "two have it");
    });
}

#[test]
fn a_persons_events_are_those_they_joined() {
    on_every_store(|store| async move {
        let comes = |number: u8, first: u64, at: u64, who: &[&str]| EventAppend {
            people: who.iter().map(|name| person(name)).collect(),
            ..event_append(event(number), first, event_summary(at))
        };
        for append in [comes(1, 1, 10, &["anna", "bo"]), comes(2, 1, 20, &["bo"]), comes(2, 2, 30, &["anna", "bo"])] {
            store.append_event(append).await.expect("it fits");
        }
        let of = async |who: &str| ids(&store.events_of(&person(who)).await.expect("an answer"));
        assert_eq!(of("anna").await, [event(2), event(1)]);
        assert_eq!(of("cleo").await, []);
        // An account that claims a guest has been where the guest was.
        for who in ["anna", "cleo"] {
            let key = key(who, who, KeyKind::Guest);
            assert_eq!(store.add_person(newcomer(who), vec![key]).await, Ok(true));
        }
        let account = kee_server::store::Account {
            person: person("cleo"),
            name: "Cleo".to_owned(),
            password: String::new(),
            made: WallTime::from_millis(1),
        };
        assert_eq!(store.add_account(account).await, Ok(true));
        assert_eq!(store.claim(&person("anna"), &person("cleo")).await, Ok(true));
        assert_eq!(of("cleo").await, [event(2), event(1)]);
    });
}

#[test]
fn a_process_hears_of_events_that_another_has_written_to() {
    block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kee.db");
        let one = SqliteStore::open(&path).await.expect("a store");
        let other = SqliteStore::open(&path).await.expect("the same store");
        made_event(&one, 1, event_summary(1)).await;
        assert_eq!(other.event_news().await, Ok(vec![event(1)]));
        assert_eq!(other.event_news().await, Ok(vec![]), "it is reported once");
        assert_eq!(one.event_news().await, Ok(vec![]), "it wrote that itself");
    });
}

#[test]
fn a_guests_key_works_at_all_events() {
    on_every_store(|store| async move {
        let guest = key("token", "anna", KeyKind::Guest);
        assert_eq!(store.add_person(newcomer("anna"), vec![guest.clone()]).await, Ok(true));
        assert_eq!(store.key(guest.hash, WallTime::from_millis(5)).await, Ok(Some(guest.clone())));
        assert_eq!(store.keys_of(&person("anna"), KeyKind::Guest).await, Ok(vec![guest]));
    });
}

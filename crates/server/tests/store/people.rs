//! People: guests, their keys, and accounts.

use crate::{made_up::*, on_every_store};
use kee_game::WallTime;
use kee_server::store::{Account, Key, KeyHash, KeyKind, OwnedBot, Person, Store, TableSummary};

fn account(owner: &str, name: &str) -> Account {
    Account {
        person: person(owner),
        name: name.to_owned(),
        password: "$argon2id$".to_owned(),
        made: WallTime::from_millis(3),
    }
}

async fn came(store: &dyn Store, name: &str) {
    assert_eq!(store.add_person(newcomer(name), vec![]).await, Ok(true));
}

#[test]
fn a_person_is_added_with_all_keys_or_not_at_all() {
    on_every_store(|store| async move {
        let (browser, paper) = (key("token", "anna", KeyKind::Seat), key("code", "anna", KeyKind::Recovery));
        let keys = vec![browser.clone(), paper];
        assert_eq!(store.add_person(newcomer("anna"), keys.clone()).await, Ok(true));
        assert_eq!(store.person(&person("anna")).await, Ok(Some(newcomer("anna"))));
        assert_eq!(store.key(KeyHash::of("token"), WallTime::from_millis(5)).await, Ok(Some(browser)));

        assert_eq!(store.add_person(newcomer("anna"), vec![key("other", "anna", KeyKind::Seat)]).await, Ok(false));
        assert_eq!(store.key(KeyHash::of("other"), WallTime::from_millis(5)).await, Ok(None));
        let doubled = vec![key("same", "bo", KeyKind::Seat), key("same", "bo", KeyKind::Bot)];
        for keys in [keys, doubled] {
            assert_eq!(store.add_person(newcomer("bo"), keys).await, Ok(false));
            assert_eq!(store.person(&person("bo")).await, Ok(None));
        }
    });
}

#[test]
fn a_key_is_valid_for_its_time_and_can_be_taken_once() {
    on_every_store(|store| async move {
        came(&*store, "anna").await;
        let session = Key {
            until: Some(WallTime::from_millis(100)),
            table: Some(table(3)),
            ..key("s", "anna", KeyKind::Session)
        };
        assert_eq!(store.add_key(session.clone()).await, Ok(true));
        assert_eq!(store.add_key(session.clone()).await, Ok(false), "it is there already");
        assert_eq!(store.add_key(key("x", "nobody", KeyKind::Bot)).await, Ok(false), "nobody is not there");
        assert_eq!(store.key(session.hash, WallTime::from_millis(99)).await, Ok(Some(session.clone())));
        assert_eq!(store.key(session.hash, WallTime::from_millis(100)).await, Ok(None));
        assert_eq!(store.key(KeyHash::of("guess"), WallTime::from_millis(1)).await, Ok(None));
        assert_eq!(store.renew_key(session.hash, WallTime::from_millis(200)).await, Ok(true));
        let session = Key { until: Some(WallTime::from_millis(200)), ..session };
        assert_eq!(store.key(session.hash, WallTime::from_millis(100)).await, Ok(Some(session.clone())));
        assert_eq!(store.take_key(session.hash).await, Ok(Some(session.clone())));
        assert_eq!(store.take_key(session.hash).await, Ok(None));
        assert_eq!(store.renew_key(session.hash, WallTime::from_millis(300)).await, Ok(false), "it is gone");
    });
}

#[test]
fn keys_are_listed_taken_and_swept() {
    on_every_store(|store| async move {
        came(&*store, "anna").await;
        came(&*store, "bo").await;
        let session = |secret: &str, owner: &str, made: u64| Key {
            made: WallTime::from_millis(made),
            until: Some(WallTime::from_millis(made + 100)),
            ..key(secret, owner, KeyKind::Session)
        };
        let keys =
            [session("2", "anna", 2), session("1", "anna", 1), session("3", "bo", 3), key("b", "anna", KeyKind::Bot)];
        for key in &keys {
            assert_eq!(store.add_key(key.clone()).await, Ok(true));
        }
        let anna = person("anna");
        let hers = store.keys_of(&anna, KeyKind::Session).await;
        assert_eq!(hers, Ok(vec![keys[1].clone(), keys[0].clone()]));
        assert_eq!(store.sweep_keys(WallTime::from_millis(101)).await, Ok(1));
        assert_eq!(store.keys_of(&anna, KeyKind::Session).await, Ok(vec![keys[0].clone()]));
        assert_eq!(store.take_keys(&anna, KeyKind::Session).await, Ok(1));
        assert_eq!(store.take_keys(&anna, KeyKind::Session).await, Ok(0));
        assert_eq!(store.keys_of(&anna, KeyKind::Bot).await, Ok(vec![keys[3].clone()]));
        assert_eq!(store.key(keys[2].hash, WallTime::from_millis(50)).await, Ok(Some(keys[2].clone())));
    });
}

#[test]
fn an_account_has_a_name_of_its_own() {
    on_every_store(|store| async move {
        came(&*store, "anna").await;
        came(&*store, "bo").await;
        assert_eq!(store.add_account(account("anna", "Ánna")).await, Ok(true));
        for (owner, name) in [("bo", "ánna"), ("anna", "other"), ("nobody", "free")] {
            assert_eq!(store.add_account(account(owner, name)).await, Ok(false), "{owner} {name}");
        }
        assert_eq!(store.account("ÁNNA").await, Ok(Some(account("anna", "Ánna"))));
        assert_eq!(store.account("free").await, Ok(None));
        assert_eq!(store.account_of(&person("anna")).await, Ok(Some(account("anna", "Ánna"))));
        assert_eq!(store.account_of(&person("bo")).await, Ok(None));

        assert_eq!(store.set_password(&person("anna"), "new".to_owned()).await, Ok(true));
        assert_eq!(store.set_password(&person("bo"), "new".to_owned()).await, Ok(false));
        let changed = store.account("ánna").await.expect("an answer").expect("an account");
        assert_eq!(changed.password, "new");
    });
}

#[test]
fn an_account_claims_guests_and_finds_their_tables() {
    on_every_store(|store| async move {
        for name in ["anna", "bo", "guest", "other"] {
            came(&*store, name).await;
        }
        let [anna, bo, guest, other] = ["anna", "bo", "guest", "other"].map(person);
        assert_eq!(store.claim(&guest, &anna).await, Ok(false), "she has no account");
        assert_eq!(store.add_account(account("anna", "Anna")).await, Ok(true));
        assert_eq!(store.add_account(account("bo", "Bo")).await, Ok(true));
        assert_eq!(store.claim(&guest, &anna).await, Ok(true));
        assert_eq!(store.claim(&guest, &anna).await, Ok(true), "once more changes nothing");
        assert_eq!(store.claim(&guest, &bo).await, Ok(false), "it is hers");
        assert_eq!(store.claim(&bo, &anna).await, Ok(false), "he has an account");
        assert_eq!(store.claim(&person("nobody"), &anna).await, Ok(false));
        assert_eq!(store.add_account(account("guest", "Guest")).await, Ok(false), "a claimed guest has her account");
        assert_eq!(store.claim(&other, &anna).await, Ok(true));
        assert_eq!(store.belongings(&anna).await, Ok(vec![guest.clone(), other]));
        let claimed = Person { belongs_to: Some(anna.clone()), ..newcomer("guest") };
        assert_eq!(store.person(&guest).await, Ok(Some(claimed)));

        let seats = vec![sitting("guest"), sitting("anna")];
        made(&*store, table(1), TableSummary { seats: seats.into(), ..summary(1) }).await;
        made(&*store, table(2), TableSummary { seats: [sitting("guest")].into(), ..summary(2) }).await;
        let found = store.tables_of(&anna).await.expect("tables");
        assert_eq!(found.iter().map(|listed| listed.table).collect::<Vec<_>>(), [table(2), table(1)]);
        assert_eq!(store.tables_of(&guest).await.map(|tables| tables.len()), Ok(2));
    });
}

#[test]
fn a_deleted_account_leaves_its_seats_to_guests() {
    on_every_store(|store| async move {
        for name in ["anna", "bo", "guest"] {
            came(&*store, name).await;
        }
        let [anna, bo, guest] = ["anna", "bo", "guest"].map(person);
        for (owner, name) in [("anna", "Anna"), ("bo", "Bo")] {
            assert_eq!(store.add_account(account(owner, name)).await, Ok(true));
            assert_eq!(store.add_key(key(owner, owner, KeyKind::Session)).await, Ok(true));
        }
        assert_eq!(store.add_key(key("paper", "guest", KeyKind::Recovery)).await, Ok(true));
        assert_eq!(store.claim(&guest, &anna).await, Ok(true));
        let robo =
            OwnedBot { person: person("robo"), owner: anna.clone(), name: "Robo".to_owned(), made: WallTime::ZERO };
        assert_eq!(store.add_bot(robo.clone(), key("robo", "robo", KeyKind::Bot)).await, Ok(true));
        made(&*store, table(1), TableSummary { seats: [sitting("guest")].into(), ..summary(1) }).await;

        assert_eq!(store.take_account(&guest).await, Ok(false), "a guest has none");
        assert_eq!(store.take_account(&anna).await, Ok(true));
        assert_eq!(store.take_account(&anna).await, Ok(false), "once is enough");
        let now = WallTime::from_millis(5);
        for gone in ["anna", "robo"] {
            assert_eq!(store.key(KeyHash::of(gone), now).await, Ok(None), "{gone}");
            assert!(store.person(&person(gone)).await.is_ok_and(|person| person.is_some()), "logs know {gone}");
        }
        assert_eq!((store.account("anna").await, store.bot(&robo.person).await), (Ok(None), Ok(None)));
        assert_eq!(store.tables_of(&anna).await, Ok(vec![]));
        // The guest is a guest again, with the code on paper; nobody else notices anything.
        assert_eq!(store.person(&guest).await, Ok(Some(newcomer("guest"))));
        assert_eq!(store.tables_of(&guest).await.map(|tables| tables.len()), Ok(1));
        assert!(store.key(KeyHash::of("paper"), now).await.is_ok_and(|key| key.is_some()));
        assert!(store.key(KeyHash::of("bo"), now).await.is_ok_and(|key| key.is_some()));
        // The name is free, and so is the guest.
        assert_eq!(store.add_account(account("anna", "ANNA")).await, Ok(true));
        assert_eq!(store.claim(&guest, &bo).await, Ok(true));
    });
}

#[test]
fn a_bot_is_a_person_of_its_own_with_a_name_unique_to_its_owner() {
    on_every_store(|store| async move {
        came(&*store, "anna").await;
        let (anna, robo) = (person("anna"), person("robo"));
        let bot = |who: &str, name: &str, made: u64| OwnedBot {
            person: person(who),
            owner: person("anna"),
            name: name.to_owned(),
            made: WallTime::from_millis(made),
        };
        let opens = |secret: &str, who: &str| key(secret, who, KeyKind::Bot);
        assert_eq!(store.add_bot(bot("robo", "Robo", 1), opens("1", "robo")).await, Ok(false), "she has no account");
        assert_eq!(store.add_account(account("anna", "Anna")).await, Ok(true));
        assert_eq!(store.add_bot(bot("robo", "Robo", 2), opens("1", "robo")).await, Ok(true));
        assert_eq!(store.add_bot(bot("other", "rOBO", 3), opens("2", "other")).await, Ok(false), "the name is taken");
        assert_eq!(store.add_bot(bot("anna", "Me", 3), opens("2", "anna")).await, Ok(false), "that is a person");
        assert_eq!(store.add_bot(bot("other", "Other", 3), opens("1", "other")).await, Ok(false), "the key is taken");
        assert_eq!(store.person(&person("other")).await, Ok(None), "a refused bot leaves nothing behind");
        assert_eq!(store.add_bot(bot("early", "Early", 1), opens("3", "early")).await, Ok(true));
        assert_eq!(store.bots_of(&anna).await, Ok(vec![bot("early", "Early", 1), bot("robo", "Robo", 2)]));
        assert_eq!(store.bot(&robo).await, Ok(Some(bot("robo", "Robo", 2))));
        assert_eq!(store.belongings(&anna).await, Ok(vec![]), "its seats are not hers");

        assert_eq!(store.take_bot(&robo, "Robo").await, Ok(false), "it does not own itself");
        assert_eq!(store.take_bot(&anna, "ROBO").await, Ok(true));
        assert_eq!(store.take_bot(&anna, "Robo").await, Ok(false));
        assert_eq!(store.key(KeyHash::of("1"), WallTime::from_millis(5)).await, Ok(None));
        assert_eq!(store.bot(&robo).await, Ok(None));
        assert!(store.person(&robo).await.is_ok_and(|person| person.is_some()), "logs know it");
    });
}

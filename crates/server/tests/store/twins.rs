//! The store on disk and the simple one in memory give the same answers to any requests in any order.

use crate::{block_on, made_up::*};
use kee_game::{SeatSet, WallTime};
use kee_server::store::{
    Account, EventAppend, EventSummary, Key, KeyHash, KeyKind, MemoryStore, OwnedBot, SqliteStore, Store, StoredSeat,
    TableAppend, TableSummary,
};
use kee_wire::Phase;
use proptest::prelude::*;

/// Random numbers for a request, each used as needed.
type Numbers = (u8, u8, u8, u8, u8);

const QUESTIONS: u8 = 25;
const CODES: [&str; 2] = ["abc123", "xyz789"];
const PEOPLE: [&str; 4] = ["anna", "bo", "cleo", "dan"];
const KINDS: [KeyKind; 5] = [KeyKind::Seat, KeyKind::Recovery, KeyKind::Session, KeyKind::Bot, KeyKind::Guest];

fn pick<T: Clone>(from: &[T], number: u8) -> T {
    from[usize::from(number) % from.len()].clone()
}

fn some_summary((a, b, c, d, e): Numbers) -> TableSummary {
    let place = |number: u8| match number % 6 {
        0 => StoredSeat::Open,
        1 => StoredSeat::Bot("random".to_owned()),
        _ => sitting(pick(&PEOPLE, number)),
    };
    let time = |number: u8| (!number.is_multiple_of(3)).then_some(WallTime::from_millis(u64::from(number)));
    TableSummary {
        phase: pick(&[Phase::Gathering, Phase::Playing, Phase::Over, Phase::Closed], a),
        listed: b % 2 == 0,
        seats: [place(c), place(d)].into(),
        asked: pick(&["", "A", "B", "AB"], e).parse::<SeatSet>().expect("seats"),
        deadline: time(a ^ c),
        wake: time(b ^ d),
        last: WallTime::from_millis(u64::from(e)),
        ..summary(u64::from(a))
    }
}

fn some_event((a, b, c, d, e): Numbers) -> EventSummary {
    EventSummary {
        kind: pick(&["party", "tournament", EventSummary::CHALLENGE], a).to_owned(),
        code: pick(&CODES, b).to_owned(),
        terms: format!("{{\"number\":{c}}}"),
        open: d % 3 > 0,
        made: WallTime::from_millis(u64::from(d)),
        last: WallTime::from_millis(u64::from(e)),
    }
}

/// Asks a question, and returns the answer as text.
async fn ask(store: &dyn Store, question: u8, numbers: Numbers) -> String {
    let (a, b, c, d, _) = numbers;
    let table = table(a % 4);
    let (one, other) = (pick(&PEOPLE, b), pick(&PEOPLE, c));
    let secret = pick(&["1", "2", "3", "4", "5"], d);
    let key = |owner: &str| {
        let until = (a % 2 == 0).then_some(WallTime::from_millis(u64::from(b)));
        let table = (b % 2 == 0).then_some(table);
        Key { until, table, made: WallTime::from_millis(u64::from(c)), ..key(secret, owner, pick(&KINDS, c)) }
    };
    match question % QUESTIONS {
        0..=5 => {
            let next = store.table(table).await.expect("an answer").map_or(1, |listed| listed.entries + 1);
            let first = if b % 8 == 0 { u64::from(c % 4) } else { next };
            let games = u32::try_from(next).expect("a small number");
            let finished = (d % 5 == 0).then(|| finished(table, games));
            let append = TableAppend { finished, ..append(table, first, some_summary(numbers)) };
            format!("{:?}", store.append(append).await)
        }
        6 => format!("{:?}", store.add_person(newcomer(one), vec![key(one)]).await),
        7 => format!("{:?}", store.claim(&person(one), &person(other)).await),
        8 => {
            let name = pick(&["Kees", "KEES", "Klaas"], d).to_owned();
            let made = WallTime::from_millis(u64::from(a));
            let account = Account { person: person(one), name, password: secret.to_owned(), made };
            format!("{:?}", store.add_account(account).await)
        }
        9 => format!("{:?}", store.add_key(key(one)).await),
        10 => format!("{:?}", store.take_key(KeyHash::of(secret)).await),
        11 => format!("{:?}", store.take_keys(&person(one), pick(&KINDS, c)).await),
        12 => format!("{:?}", store.sweep_keys(WallTime::from_millis(u64::from(a) / 4)).await),
        13 => format!("{:?}", store.set_password(&person(one), secret.to_owned()).await),
        14 => format!("{:?}", store.tables_of(&person(one)).await),
        15 => format!(
            "{:?} {:?}",
            store.lobby(u32::from(a % 4)).await,
            store.due(WallTime::from_millis(u64::from(b)), 3).await
        ),
        16 => format!("{:?}", store.games(Some((table, u32::from(b % 8))), 3).await),
        17 => format!("{:?}", store.renew_key(KeyHash::of(secret), WallTime::from_millis(u64::from(b))).await),
        18 => {
            let bot = OwnedBot {
                person: person(one),
                owner: person(other),
                name: bot(d),
                made: WallTime::from_millis(u64::from(a)),
            };
            format!("{:?}", store.add_bot(bot, key(if a % 8 == 0 { other } else { one })).await)
        }
        19 => format!("{:?}", store.take_bot(&person(one), &bot(d)).await),
        20 => format!("{:?}", store.take_account(&person(one)).await),
        21..=23 => {
            let event = event(a % 4);
            let next = store.event(event).await.expect("an answer").map_or(1, |listed| listed.entries + 1);
            let first = if b % 8 == 0 { u64::from(c % 4) } else { next };
            let append = EventAppend { people: vec![person(one)], ..event_append(event, first, some_event(numbers)) };
            format!("{:?}", store.append_event(append).await)
        }
        _ => everything(store).await,
    }
}

fn bot(number: u8) -> String {
    pick(&["Robo", "ROBO", "Bender"], number).to_owned()
}

/// Everything that can be found out.
async fn everything(store: &dyn Store) -> String {
    let mut all = String::new();
    for number in 0..4 {
        all += &format!("{:?}\n{:?}\n", store.table(table(number)).await, store.log(table(number), 0).await);
        all += &format!("{:?}\n", store.games_at(table(number)).await);
    }
    for number in 0..4 {
        all += &format!("{:?}\n{:?}\n", store.event(event(number)).await, store.event_log(event(number), 0).await);
    }
    for code in CODES {
        all += &format!("{:?}\n", store.event_by_code(code).await);
    }
    all += &format!("{:?}\n", store.open_events().await);
    for name in PEOPLE {
        all += &format!("{:?}\n", store.events_of(&person(name)).await);
        let (who, account) = (person(name), store.account_of(&person(name)).await.expect("an answer"));
        all += &format!("{:?} {:?} {:?}\n", store.person(&who).await, store.belongings(&who).await, account);
        all += &format!("{:?} {:?}\n", account.map(|account| account.password), store.tables_of(&who).await);
        all += &format!("{:?} {:?}\n", store.bot(&who).await, store.bots_of(&who).await);
        for kind in KINDS {
            all += &format!("{:?}\n", store.keys_of(&who, kind).await);
        }
    }
    all + &format!("{:?} {:?}", store.account("kees").await, store.lobby(100).await)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn both_stores_answer_the_same(questions in prop::collection::vec((any::<u8>(), any::<Numbers>()), 1..60)) {
        block_on(async {
            let folder = tempfile::tempdir().expect("a folder");
            let disk = SqliteStore::open(&folder.path().join("kee.db")).await.expect("a new store");
            let memory = MemoryStore::new();
            for (question, numbers) in questions {
                let (one, other) = (ask(&disk, question, numbers).await, ask(&memory, question, numbers).await);
                assert_eq!(one, other, "question {}", question % QUESTIONS);
            }
            assert_eq!(everything(&disk).await, everything(&memory).await);
        });
    }
}

//! A changed record is refused, naming the first problem.

use crate::table::{play_all, table};
use kee_game::{
    Bot, BotView, Dice, Game, Header, Match, Plan, PlayerKind, Record, Resources, Seed, Undone, play_out, replay,
    verify,
};
use kee_toys::{Auction, Bluff};

/// Takes the action in the middle of its list.
struct Middling;

impl<G: Game> Bot<G> for Middling {
    fn choose(&mut self, seen: &BotView<'_, G>, _: &mut Dice) -> G::Action {
        let actions = seen.actions();
        actions[actions.len() / 2].clone()
    }
}

fn finished<G: Game>(preset: &str, plan: Plan) -> Record {
    let seed = Seed::named("a finished game");
    let mut game: Match<G> = table(preset, &[], plan, &Resources::none());
    let players = [(PlayerKind::Person, "Anna  van\tDam".to_owned()), (PlayerKind::Bot, "middling".to_owned())];
    let header = Header::new(game.rules(), &Resources::none(), &players, &seed);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..plan.seats).map(|_| Box::new(Middling) as Box<dyn Bot<G>>).collect();
    play_out(&mut game, &seed, &mut bots, &mut seed.dice(u64::MAX)).expect("a bot that plays what is listed");
    game.record(&header, &seed)
}

fn verdict<G: Game>(record: &Record) -> Result<(), String> {
    verify::<G>(record, &Resources::none()).map(drop).map_err(|mismatch| mismatch.to_string())
}

/// Changes a line of the text form and gives it a fresh digest, as a forger would.
fn forged(record: &Record, from: &str, to: &str) -> Record {
    let text = record.to_text();
    assert!(text.contains(from), "{from} stands in the record");
    Record::read_broken(&text.replacen(from, to, 1)).expect("still a record").0
}

#[test]
fn a_finished_game_reads_back_from_both_forms_and_verifies() {
    for record in [finished::<Bluff>("pairs", Plan::in_teams(4, 2)), finished::<Bluff>("tiny", Plan::alone(2))] {
        assert_eq!(Record::read(&record.to_text()), Ok(record.clone()));
        assert_eq!(Record::read(&record.to_json()), Ok(record.clone()));
        assert_eq!(Record::read(&record.to_text()).expect("good").to_text(), record.to_text());
        assert_eq!(verdict::<Bluff>(&record), Ok(()));
        assert_eq!(record.header.players[0].name, "Anna van Dam");
    }
}

#[test]
fn every_truncated_record_is_refused_whole() {
    let record = finished::<Auction>("tiny", Plan::alone(2));
    for whole in [record.to_text(), record.to_json().trim_end().to_owned()] {
        for cut in 0..whole.len() {
            assert!(Record::read(&whole[..cut]).is_err(), "cut at byte {cut}");
        }
    }
}

#[test]
fn every_changed_character_is_noticed() {
    let text = finished::<Auction>("tiny", Plan::alone(2)).to_text();
    for place in 0..text.len() {
        for other in ["0", "x", " ", "\n"] {
            let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
            assert!(changed == text || Record::read(&changed).is_err(), "byte {place} as {other:?}");
        }
    }
}

#[test]
fn a_wrong_line_is_named_with_what_was_expected() {
    let text = finished::<Auction>("tiny", Plan::alone(2)).to_text();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Record::read(&text.replacen(from, to, 1)).expect_err(to).to_string()
    };
    assert_eq!(refused("rules 1", "rules one"), "line 3: expected `rules NUMBER`, got `rules one`");
    assert_eq!(
        refused("seat B", "seat C"),
        "line 8: expected `seat LETTER TEAM person|bot NAME`, in order, got `seat C 2 bot middling`"
    );
    assert_eq!(refused("\n2 1000", "\n3 1000"), "line 11: expected `2 MILLISECONDS INPUT`, got `3 1000 A bid 2`");
    assert_eq!(
        refused("2 1000 A", "2 1000 Z"),
        "line 11: expected `SEAT ACTION`, `chance …`, `expire wN`, `leave SEAT` or `ruling …`, got `Z bid 2`"
    );
    assert_eq!(
        refused("ending sold_out\n", ""),
        "line 19: expected an entry, `ending …` or `digest HASH`, got `place A 1 0`"
    );
    assert!(refused("bid 2", "bid 3").starts_with("the digest does not match"));
    assert_eq!(Record::read("").expect_err("nothing").to_string(), "line 1: expected another line, got nothing");
}

#[test]
fn json_is_read_as_strictly_as_text() {
    let json = finished::<Auction>("tiny", Plan::alone(2)).to_json();
    let refused = |from: &str, to: &str| {
        assert!(json.contains(from), "{from}");
        Record::read(&json.replacen(from, to, 1)).expect_err(to).to_string()
    };
    assert!(refused("\"game\"", "\"extra\": 1, \"game\"").contains("unknown field `extra`"));
    assert!(refused("\"cards\"", "\"ties\": \"carry\", \"cards\"").contains("option `ties` is given twice"));
    assert!(refused("Anna van Dam", "Anna\\nvan Dam").starts_with("as text, line 8: expected `commitment"));
    assert!(
        refused("\"keeboard_record\": 1", "\"keeboard_record\": 2").contains("expected `keeboard_record` 1, got 2")
    );
    assert!(refused("\"bid 2\"", "\"bid 3\"").starts_with("the digest does not match"));
}

#[test]
fn verify_names_the_first_entry_that_contradicts_the_rules_or_the_seed() {
    let record = finished::<Auction>("tiny", Plan::alone(2));
    let entries: Vec<String> = record.entries.iter().map(|entry| entry.input.to_string()).collect();
    assert_eq!(&entries[..3], ["chance 3", "A bid 2", "B bid 2"], "what the tests below change");
    let verdict_of = |from: &str, to: &str| verdict::<Auction>(&forged(&record, from, to)).expect_err(to);
    assert_eq!(verdict_of("chance 3", "chance A"), "entry 1: the seed gives `3`, got `A`");
    assert_eq!(verdict_of("A bid 2", "A bid 9"), "entry 2: not_in_hand card=9 [auction/not_in_hand]");
    assert_eq!(verdict_of("A bid 2", "B bid 2"), "entry 3: not_asked seat=B [game/not_asked]");
    assert_eq!(
        verdict_of("A bid 2", "A bid  2"),
        "entry 2: expected `bid CARD`, with one of A23456789TJQK, got `bid  2`"
    );
    assert_eq!(verdict_of("2 1000 A", "2 9000 A"), "entry 3: backwards at=2000 last=9000 [game/backwards]");
    assert!(verdict_of("place A 1", "place A 2").starts_with("the outcome should be"));
    assert_eq!(verdict_of("rules 1", "rules 2"), "expected rules 1 of auction, got rules 2");
    assert_eq!(
        verdict_of("option cards 3", "option cards 99"),
        "cards: problem-game-not_a_number got=99 least=2 most=13"
    );
}

#[test]
fn a_seed_that_was_not_promised_is_refused() {
    let mut record = finished::<Auction>("tiny", Plan::alone(2));
    record.header.commitment = Some(Seed::named("another").commitment());
    assert_eq!(
        verdict::<Auction>(&record),
        Err("the seed is not the one whose fingerprint was shown before the first deal".to_owned())
    );
}

#[test]
fn an_unfinished_game_is_a_good_record_without_a_seed_and_can_be_resumed() {
    let seed = Seed::named("unfinished");
    let mut game: Match<Auction> = table("classic", &[], Plan::alone(2), &Resources::none());
    let header = Header::new(game.rules(), &Resources::none(), &[], &seed);
    game.deal(&seed);
    play_all(&mut game, &["A bid 2"]);
    let record = game.record(&header, &seed);
    assert!(!record.to_text().contains(&seed.reveal()) && !record.to_json().contains(&seed.reveal()));
    assert_eq!(verdict::<Auction>(&record), Ok(()));
    let mut again = replay::<Auction>(&record, &Resources::none(), usize::MAX).expect("good");
    assert_eq!(again.state(), game.state());
    play_all(&mut game, &["B bid 3"]);
    play_all(&mut again, &["B bid 3"]);
    assert_eq!(game.drawn(&seed), again.drawn(&seed), "the next prize is the same");
}

/// The same game with its cards dealt at a real table, and one mistyped bid.
fn by_hand() -> Record {
    let mut record = finished::<Auction>("tiny", Plan::alone(2));
    record.header.commitment = None;
    record.undone.push(Undone { number: 2, entry: record.entries[1].clone() });
    if let Some(ending) = &mut record.ending {
        ending.seed = None;
    }
    record
}

#[test]
fn a_game_dealt_by_hand_has_no_seed_and_keeps_undone_entries() {
    let record = by_hand();
    let text = record.to_text();
    assert!(text.contains("\ndealt by hand\n1 0 chance ") && text.contains("\nundone 2 "), "{text}");
    assert!(!text.contains("commitment") && !text.contains("seed"), "{text}");
    assert_eq!(Record::read(&text), Ok(record.clone()));
    assert_eq!(Record::read(&record.to_json()), Ok(record.clone()));
    assert_eq!(verdict::<Auction>(&record), Ok(()));
}

#[test]
fn only_games_dealt_by_hand_have_no_seed_and_any_may_undo_entries() {
    let (by_hand, sealed) = (by_hand(), finished::<Auction>("tiny", Plan::alone(2)));
    let seed = sealed.ending.as_ref().and_then(|ending| ending.seed.clone());
    let mut both = by_hand.clone();
    both.ending.as_mut().expect("a finished game").seed = seed;
    let mut taken_back = sealed.clone();
    taken_back.undone = by_hand.undone.clone();
    let mut unsealed = sealed;
    unsealed.ending.as_mut().expect("a finished game").seed = None;
    assert_eq!(Record::read(&taken_back.to_text()).as_ref(), Ok(&taken_back), "an entry was taken back");
    for wrong in [both, unsealed] {
        assert!(Record::read(&wrong.to_text()).is_err(), "{}", wrong.to_text());
        assert!(Record::read(&wrong.to_json()).is_err(), "{}", wrong.to_json());
    }
    let text = by_hand.to_text();
    for (right, wrong) in [("undone 2", "undone 0"), ("undone 2", "undone 02"), ("undone 2", "undone x")] {
        assert!(Record::read_broken(&text.replacen(right, wrong, 1)).is_err(), "{wrong}");
    }
}

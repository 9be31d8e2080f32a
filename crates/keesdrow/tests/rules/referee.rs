//! The referee at a real table: players enter the letters and each word, and it keeps track of the rest.

use crate::table::{refused, rules, words};
use kee_game::{Game, Header, Match, Names, Plan, PlayerKind, Record, Viewer, verify};
use keesdrow::{Keesdrow, Referee, RefereeInput};

const LIST: &[&str] = &["cat", "cats", "at", "tens", "itch", "stet", "sees", "test", "teen"];

/// A referee for Anna, Bo and so on at the smallest board, where Anna goes first.
fn referee(board: &str, sets: &[(&str, &str)], seats: u8) -> Referee {
    let resources = words(LIST);
    let sets = [&[("shortest", "2"), ("end", "goal")], sets].concat();
    let rules = rules("tiny", &sets, Plan::alone(seats), &resources).expect("a good table");
    let names = ["Anna", "Bo", "Cas"].map(|name| (PlayerKind::Person, name.to_owned()));
    let header = Header::by_hand(&rules, &resources, &names[..usize::from(seats)]);
    let mut referee = Referee::begin(header, resources, board.parse().expect("a board")).expect("it begins");
    if referee.who_begins_is_open() {
        referee.begins(kee_game::Seat::new(0)).expect("Anna begins");
    }
    referee
}

fn tell(referee: &mut Referee, line: &str) -> Result<(), String> {
    let (names, seats) = (referee.header().names(), referee.header().players.len());
    let read = RefereeInput::read(line, &names, seats).map_err(kee_game::Refusal::from);
    read.and_then(|input| referee.obey(input))
        .map(drop)
        .map_err(|no| kee_speech::english_of::<Keesdrow>().refusal(&no, &names))
}

fn tell_all(referee: &mut Referee, lines: &[&str]) {
    for line in lines {
        tell(referee, line).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
}

/// The refusal of a line, after checking that it changed nothing.
fn no(referee: &mut Referee, line: &str) -> String {
    let before = referee.record();
    let why = tell(referee, line).expect_err(line);
    assert_eq!(referee.record(), before, "nothing has changed after: {line}");
    why
}

fn scores(referee: &Referee) -> Vec<i64> {
    referee.game().view(Viewer::Spectator).scores
}

fn board(referee: &Referee) -> String {
    referee.ground().board.to_string()
}

#[test]
fn k2_2_a_real_table_enters_its_letters_and_its_first_player() {
    let rules = rules("tiny", &[], Plan::alone(2), &words(&["titch"])).expect("a good table");
    let mut game = Match::<Keesdrow>::new(rules);
    for wrong in ["set TEN/ITC/SEA", "set TENS/ITCH/SE.R/GOLD", "set TENS/ITCH/SE1AR/GOLD", "begins A"] {
        assert_eq!(refused(&mut game, &format!("chance {wrong}")), "wrong_draw", "{wrong}");
    }
    crate::table::play_all(&mut game, &["chance set TENS/ITCH/SEAR/GOLD"]);
    for wrong in ["set TENS/ITCH/SEAR/GOLD", "begins C", "pick a1 c1", "lay 1a 2a 3a 4a"] {
        assert_eq!(refused(&mut game, &format!("chance {wrong}")), "wrong_draw", "{wrong}");
    }
    crate::table::play_all(&mut game, &["chance begins B"]);
    assert_eq!(crate::table::asked(&game), "B");
    assert_eq!(game.rules().invariant(game.state()), Ok(()));
}

#[test]
fn words_are_walked_pegged_scored_and_remembered() {
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &[], 2);
    tell_all(&mut referee, &["cats"]);
    assert_eq!(scores(&referee), [3 + 1 + 2 + 2, 0]);
    assert!(board(&referee).starts_with("C1A1T1S1/"), "{}", board(&referee));
    assert_eq!(
        no(&mut referee, "cats"),
        "CATS has already been played on these letters. Spell it with other letters, or play another word."
    );
    assert_eq!(
        no(&mut referee, "cat"),
        "CAT is a shorter version of CATS, which was played on these letters. Spell it with other letters, or play another word."
    );
    assert_eq!(
        no(&mut referee, "dog"),
        "DOG can’t be spelled on this board. Try another word.",
        "whether it is a word is not said"
    );
    assert_eq!(no(&mut referee, "stac"), "STAC isn’t in the dictionary. Try another word.");
    assert_eq!(no(&mut referee, "itch"), "ITCH can’t be spelled on this board. Try another word.");
    assert_eq!(
        no(&mut referee, "CAT a1-c1-d1"),
        "a1 and c1 aren’t next to each other. Step to a neighbouring letter, or stay on the same one."
    );
    assert!(no(&mut referee, "what is this").contains("Type ? for all commands"));
    tell_all(&mut referee, &["pass"]);
    assert_eq!(referee.on_turn().map(|seat| seat.to_string()).as_deref(), Some("A"));
}

#[test]
fn the_best_of_several_walks_comes_first_and_any_can_be_chosen() {
    let mut referee = referee("CATX/XTXX/XXXX/TEEN", &[], 2);
    tell_all(&mut referee, &["at b1-c1"]);
    let Ok(RefereeInput::Word(word)) = RefereeInput::read("cat", &Names::new(["Anna", "Bo"]), 2) else {
        panic!("a word")
    };
    let walks = referee.walks(&word).expect("two ways");
    let told: Vec<String> = walks.iter().map(|(score, walk)| format!("{} {walk}", score.0)).collect();
    assert_eq!(told, ["9 a1-b1-c1", "7 a1-b1-b2"], "the T that was used pays more");
    tell_all(&mut referee, &["cat a1-b1-b2"]);
    assert_eq!(scores(&referee), [3, 7]);
}

#[test]
fn undo_undoes_the_last_entry_and_keeps_it_in_the_record() {
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &[], 2);
    tell_all(&mut referee, &["cat"]);
    let before = board(&referee);
    tell_all(&mut referee, &["cats", "undo"]);
    assert_eq!((board(&referee), scores(&referee)), (before, vec![6, 0]));
    assert_eq!(referee.on_turn().map(|seat| seat.to_string()).as_deref(), Some("B"));
    let record = referee.record();
    let taken_back: Vec<String> =
        record.undone.iter().map(|undone| format!("{} {}", undone.number, undone.entry.input)).collect();
    assert_eq!(taken_back, ["4 B CATS a1-b1-c1-d1"]);
    tell_all(&mut referee, &["undo", "undo"]);
    assert!(referee.who_begins_is_open(), "who begins can be taken back, the board cannot");
    assert_eq!(no(&mut referee, "undo"), "There’s nothing to undo yet. Enter the first word.");
}

#[test]
fn a_wrong_letter_of_the_board_is_corrected_under_the_played_words() {
    let mut referee = referee("CATX/XXXX/XXXX/TEEN", &[], 2);
    tell_all(&mut referee, &["cat"]);
    assert_eq!(no(&mut referee, "cats"), "CATS can’t be spelled on this board. Try another word.");
    tell_all(&mut referee, &["letter d1 s", "cats"]);
    assert_eq!(scores(&referee), [6, 6 + 2 + 4 + 2], "the pegs of CAT are still there");
    assert_eq!(
        no(&mut referee, "letter a1 b"),
        "“A CAT a1-b1-c1” wouldn’t be possible with that letter. Undo that entry first."
    );
    assert!(no(&mut referee, "letter z9 b").starts_with("There’s no letter at z9"));
    assert!(referee.record().undone[0].entry.input.to_string().contains("set CATX/"));
}

#[test]
fn k6_3_challenges_double_or_forfeit_and_the_pegs_go_back() {
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &[("judge", "challenge")], 3);
    tell_all(&mut referee, &["cat"]);
    assert_eq!(no(&mut referee, "challenge"), "Bo and Cas can challenge. Say which of them does.");
    tell_all(&mut referee, &["challenge cas"]);
    assert_eq!(scores(&referee), [12, 0, 0]);
    let before = referee.ground().board.clone();
    tell_all(&mut referee, &["tac", "challenge Anna"]);
    assert_eq!(
        (referee.ground().board.clone(), scores(&referee)),
        (before, vec![12, 0, 0]),
        "pegs and points are gone"
    );
    tell_all(&mut referee, &["cats", "struck", "pass"]);
    assert_eq!(scores(&referee), [12, 0, 0], "by the table's own dictionary");
    assert_eq!(no(&mut referee, "stands"), "There’s no turn to challenge. Enter the next word.");
}

#[test]
fn k6_2_each_word_of_a_spree_can_be_challenged() {
    let sets = [("turn", "spree"), ("timer", "120"), ("judge", "challenge"), ("goal", "1000")];
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &sets, 2);
    tell_all(&mut referee, &["cat", "eet", "teen", "done", "challenge 2"]);
    assert_eq!(board(&referee), "C1A1T1S/XXXX/XXXX/T1E1E1N1", "the pegs of EET are taken out again");
    assert_eq!(no(&mut referee, "challenge 2"), "Word 2 of that turn is already settled. Challenge another word.");
    tell_all(&mut referee, &["challenge 1", "stands"]);
    assert_eq!(scores(&referee), [2 * 6 + (2 + 1 + 1 + 2), 0]);
}

#[test]
fn k6_4_an_invalid_word_can_cost_the_turn_at_a_real_table_too() {
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &[("wrong_word", "costs_the_turn")], 2);
    assert_eq!(no(&mut referee, "dog"), "DOG can’t be spelled on this board. Try another word.");
    tell_all(&mut referee, &["stac"]);
    assert_eq!(referee.on_turn().map(|seat| seat.to_string()).as_deref(), Some("B"));
    assert_eq!(scores(&referee), [0, 0]);
}

#[test]
fn k5_1_a_spree_is_ended_by_its_player_or_by_the_sand_timer() {
    let sets = [("turn", "spree"), ("timer", "120"), ("goal", "1000")];
    let mut referee = referee("CATS/XXXX/SEXX/TEEN", &sets, 2);
    tell_all(&mut referee, &["cat", "cats", "done", "teen", "time"]);
    assert_eq!(scores(&referee), [6 + 14, 6], "CATS pays twice for the letters of CAT");
    assert_eq!(referee.on_turn().map(|seat| seat.to_string()).as_deref(), Some("A"));
    assert_eq!(no(&mut referee, "time game"), "This game has no overall time limit. To stop now, end the game.");
}

#[test]
fn k10_1_turned_columns_are_tracked_and_series_hold() {
    let mut referee = referee("SEXX/XXXX/TAXX/XXAT", &[("variant", "flip_flop")], 2);
    tell_all(&mut referee, &["sees a1-b1-b1-a1"]);
    assert_eq!(board(&referee), "TAXX/XXXX/S2E2XX/XXAT");
    assert_eq!(
        no(&mut referee, "sees"),
        "The E at b3 is used up after three uses. Pick a walk without it, or another word."
    );
    tell_all(&mut referee, &["letter c3 c"]);
    assert_eq!(board(&referee), "TAXX/XXXX/S2E2CX/XXAT", "a letter is corrected where it is now");
}

#[test]
fn a_finished_game_can_be_verified_and_undo_reopens_it() {
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &[("goal", "6")], 2);
    tell_all(&mut referee, &["cat", "pass"]);
    let record = referee.record();
    let outcome = &record.ending.as_ref().expect("the goal is reached").outcome;
    assert_eq!((outcome.ending.as_str(), outcome.standings[0].place), ("goal", 1));
    assert_eq!(Record::read(&record.to_text()), Ok(record.clone()));
    assert!(verify::<Keesdrow>(&record, &words(LIST)).is_ok());
    tell_all(&mut referee, &["undo", "cats"]);
    assert!(referee.record().ending.is_some());
}

#[test]
fn a_game_resumes_from_its_record_unless_it_came_from_a_seed() {
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &[], 2);
    tell_all(&mut referee, &["cat", "undo", "cats"]);
    let record = referee.record();
    let again = Referee::resume(record.clone(), words(LIST)).expect("it goes on");
    assert_eq!((again.record(), board(&again)), (record.clone(), board(&referee)));
    let mut sealed = record;
    sealed.header.commitment = Some(kee_game::Seed::named("x").commitment());
    assert!(Referee::resume(sealed, words(LIST)).is_err());
}

#[test]
fn the_table_can_rule_leave_and_end() {
    let mut referee = referee("CATS/XXXX/XXXX/TEEN", &[], 3);
    tell_all(&mut referee, &["award bo 5", "forfeit anna", "leave cas", "cat", "end game"]);
    assert_eq!(scores(&referee), [0, 11, 0]);
    assert_eq!(no(&mut referee, "cat"), "The game is over. Undo the last entry to continue.");
}

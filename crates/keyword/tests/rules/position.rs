use crate::table::{Table, dealt, ending, everyday, listed, play_all, rules};
use kee_game::{Game, InWords, Match, Plan, Seat, SeatSet};
use keyword::{Keyword, KeywordPhase, RackColour};
use proptest::prelude::*;

const EMPTY: &str = "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19";

fn two() -> Keyword {
    rules("two", &[], Plan::alone(2), &everyday()).expect("a table")
}

fn wrong(position: &str) -> String {
    two().set_up(position).expect_err(position).to_string()
}

#[test]
fn a_position_starts_with_the_rack_to_move_as_in_cgp() {
    let position = EMPTY.replacen("/19/19/", "/19/9CAT7/", 1) + " ABCDE/FGH 12/34 3 turn B; colours green/red;";
    let rules = two();
    let state = rules.set_up(&position).expect("a position");
    assert_eq!((state.turn, &state.scores[..]), (Seat::new(1), &[34, 12][..]));
    assert_eq!((state.racks[1].to_string().as_str(), state.racks[0].to_string().as_str()), ("ABCDE", "FGH"));
    assert_eq!(state.colours, [RackColour::Green, RackColour::Red]);
    assert_eq!((state.barren, state.bag.len()), (3, 100 - 3 - 8));
    let written = rules.position(&state);
    assert!(written.starts_with(&position), "{written}");
    assert_eq!(rules.position(&rules.set_up(&written).expect("what was written")), written);
    assert_eq!(Keyword::seats_in(&position), Some(2));
}

#[test]
fn anything_a_position_leaves_out_has_its_default() {
    let rules = two();
    let start = rules.set_up(&format!("{EMPTY} / 0/0 0")).expect("the start");
    assert_eq!(start, rules.start());
    let state = rules.set_up(&format!("{EMPTY} CAT/ 0/0 0")).expect("one rack");
    assert_eq!((state.phase, state.turn), (KeywordPhase::Play, Seat::new(0)));
    assert_eq!(state.colours, [RackColour::Red, RackColour::Green]);
    assert!(state.bag.to_string().starts_with("AAAAAAAABBCC"), "the rest, in the order of the alphabet");
    let foreign = rules.set_up(&format!("{EMPTY} CAT/ 0/0 0 lex CSW21; bb 50; ld english;")).expect("from elsewhere");
    assert_eq!(foreign, state);
}

#[test]
fn a_position_says_who_has_left_and_how_it_ended() {
    let mut game = Table { racks: "CATSTERABE/DOGSINGLEO/PPVKHHHUUM", ..Table::default() }.begin();
    play_all(&mut game, &["A 10J CAT", "leave B"]);
    let rules = game.rules();
    let written = rules.position(game.state());
    assert!(written.ends_with(" left B;"), "{written}");
    let again = rules.set_up(&written).expect("what was written");
    assert_eq!((again.left, again.turn), (SeatSet::only(Seat::new(1)), Seat::new(2)));
    play_all(&mut game, &["C -", "A -", "C -", "A -"]);
    let over = game.rules().position(game.state());
    assert!(over.ends_with(" passes 4; left B; over passes;"), "{over}");
    let again = Match::at_position(
        crate::table::rules("regular", &[], Plan::alone(3), &everyday()).expect("a table"),
        game.rules().set_up(&over).expect("what was written"),
    );
    assert_eq!(ending(&again), Some("passes"));
    assert_eq!(again.state().scores, game.state().scores, "nothing is counted twice");
}

#[test]
fn a_play_that_can_be_challenged_is_written_as_if_it_stood() {
    let sets: &[(&str, &str)] = &[("judge", "table")];
    let mut game = Table { sets, ..Table::default() }.begin();
    play_all(&mut game, &["A 10J CAT"]);
    let pending = game.rules().position(game.state());
    play_all(&mut game, &["B let"]);
    assert_eq!(game.rules().position(game.state()), pending);
}

#[test]
fn a_position_can_be_played_on() {
    let game = dealt("two", &[], Plan::alone(2), "position");
    let written = game.rules().position(game.state());
    let state = game.rules().set_up(&written).expect("what was written");
    let again = Match::at_position(two(), state);
    let seat = game.wait().asked().iter().next().expect("someone plays").index();
    assert_eq!(listed(&again, seat), listed(&game, seat));
}

#[test]
fn a_bad_position_is_refused_with_what_was_expected_and_where() {
    for (position, expected) in [
        ("", "expected racks at column 1, got nothing"),
        ("19/19 / 0/0 0", "expected 19 rows at column 6, got `2`"),
        (&format!("{EMPTY}x / 0/0 0"), "expected 19 squares in row 19 at column 57, got `19x`"),
        (EMPTY, "expected racks at column 57, got nothing"),
        (&format!("{EMPTY} /"), "expected scores at column 59, got nothing"),
        (&format!("{EMPTY} / 0/0"), "expected the number of turns without a word at column 63, got nothing"),
        (
            &format!("{EMPTY} A/B/C 0/0 0"),
            "expected the racks of 2 seats joined by `/`, none with more than 10 letters at column 58, got `A/B/C`",
        ),
        (
            &format!("{EMPTY} A/? 0/0 0"),
            "expected the racks of 2 seats joined by `/`, none with more than 10 letters at column 58, got `A/?`",
        ),
        (
            &format!("{EMPTY} ABCDEFGHIJK/ 0/0 0"),
            "expected the racks of 2 seats joined by `/`, none with more than 10 letters at column 58, got `ABCDEFGHIJK/`",
        ),
        (&format!("{EMPTY} A/ 0 0"), "expected the scores of 2 seats joined by `/` at column 61, got `0`"),
        (&format!("{EMPTY} A/ 0/0 x"), "expected a number of turns at column 65, got `x`"),
        (&format!("{EMPTY} QQ/ 0/0 0"), "expected no more letters than there are at column 58, got `Q`"),
        (&format!("{EMPTY} A/ 0/0 0 turn"), "expected `;` at the end of an operation at column 71, got nothing"),
        (&format!("{EMPTY} A/ 0/0 0 turn C;"), "expected a seat at this table at column 72, got `C`"),
        (&format!("{EMPTY} A/ 0/0 0 turn A; turn B;"), "expected each operation once at column 75, got `turn`"),
        (&format!("{EMPTY} A/ 0/0 0 bag A;"), "expected the letters that are nowhere else, "),
        (
            &format!("{EMPTY} A/ 0/0 0 colours blue/blue;"),
            "expected a colour for each seat, no two the same at column 75, got `blue/blue`",
        ),
        (
            &format!("{EMPTY} A/ 0/0 0 passes 1;"),
            "expected a number of passes, no more than turns without a word at column 74, got `1`",
        ),
        (
            &format!("{EMPTY} A/ 0/0 0 left A;"),
            "expected seats other than the one to move, with players left to go on at column 72, got `A`",
        ),
        (&format!("{EMPTY} A/ 0/0 0 over there;"), "expected a way to end at column 72, got `there`"),
        (
            &format!("{EMPTY} A/ 0/0 0 what;"),
            "expected an operation: turn, colours, bag, passes, left, over at column 67, got `what`",
        ),
        (
            &format!("{EMPTY} / 0/0 2"),
            "expected letters on the board or on racks, if the game has begun at column 58, got `/`",
        ),
    ] {
        let sentence = wrong(position);
        assert!(sentence.starts_with(expected), "{position}: {sentence}");
    }
    let blank = EMPTY.replacen("/19/", "/c18/", 1);
    assert!(wrong(&format!("{blank} A/ 0/0 0")).starts_with("expected capitals, since there are no blanks, on a2"));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_of_positions_panic(text in any::<String>(), more in "[ -~]{0,30}") {
        let rules = two();
        let _ = rules.set_up(&text);
        if let Ok(state) = rules.set_up(&format!("{EMPTY} CAT/DOG 0/0 0 {more}")) {
            rules.invariant(&state).expect("no letter is lost");
            let written = rules.position(&state);
            let again = rules.set_up(&written).map(|state| rules.position(&state));
            prop_assert_eq!(again.as_deref(), Ok(written.as_str()));
        }
    }
}

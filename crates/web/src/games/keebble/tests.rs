//! The prompts and offers of the room, at exact positions.

use super::{
    letter_request::LetterRequest,
    mode::{PlayerChoices, SheetMode},
    naming::described,
    tentative_letters::TentativeLetters,
};
use kee_game::{Game, InWords, Names, Plan, Seat, Viewer, configure};
use kee_grid::{FittedWord, Square};
use kee_lexicon::{Letter, Lexicon};
use keebble::{Keebble, KeebbleEvent, KeebbleOptions, KeebbleRefusal, KeebbleView, Special};

const EMPTY: &str = "1......./......../......../......../......../......../......../.......2";

/// The rules of a table for two, and a position as seat A sees it.
fn seen(sets: &[(&str, &str)], position: &str) -> (Keebble, KeebbleView) {
    let sets: Vec<(String, String)> = sets.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let (options, _) = configure(KeebbleOptions::default(), &sets);
    let rules = Keebble::new(options, Plan::alone(2).seating(), &Lexicon::no_words());
    let rules = rules.expect("a good table");
    let state = rules.set_up(position).expect("a good position");
    let view = rules.view(&state, Viewer::Seat(Seat::new(0)));
    (rules, view)
}

fn mode(view: &KeebbleView) -> SheetMode {
    let seat = view.seat;
    SheetMode::of(view, seat, seat.is_some_and(|seat| view.asked.contains(seat)), false)
}

fn nothing() -> PlayerChoices {
    PlayerChoices {
        weighed: None,
        calling: LetterRequest::default(),
        kind: None,
        letter: None,
        square: None,
        border: None,
        prey: None,
    }
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn letter(character: char) -> Letter {
    Letter::from_char(character).expect("a letter")
}

fn names() -> Names {
    Names::new(["Anna", "Bo"])
}

#[test]
fn each_stage_asks_for_its_own_thing() {
    let with_powers = &[("supercells", "on"), ("celldance", "on")];
    let at = |turn: &str| mode(&seen(with_powers, &format!("{EMPTY} ER/ST {turn}")).1);
    assert_eq!(at("A"), SheetMode::Lay { due: true });
    assert_eq!(at("A,ask"), SheetMode::Call);
    assert_eq!(at("B,answer,called=EN,waiting=A"), SheetMode::Answer);
    assert_eq!(at("A,power,use=c3THE1"), SheetMode::Steal);
    assert_eq!(at("A,power,use=c3DEE2"), SheetMode::Destroy);
    assert_eq!(at("A,power,use=c3BLE3"), SheetMode::Place);
}

#[test]
fn during_another_turn_words_are_laid_tentatively() {
    let (_, view) = seen(&[], &format!("{EMPTY} ER/ST B"));
    assert_eq!(mode(&view), SheetMode::Lay { due: false });
    assert_eq!(SheetMode::of(&view, None, false, false), SheetMode::Look, "a spectator has no letters");
    let (_, view) = seen(&[], &format!("{EMPTY} -/ST B"));
    assert_eq!(mode(&view), SheetMode::Look, "there is nothing to lay");
}

#[test]
fn the_score_of_a_word_is_known_before_it_is_played() {
    let (rules, view) = seen(&[], &format!("{EMPTY} ACR/AR A"));
    let mut laying = TentativeLetters::default();
    let hand = view.hands[0].letters;
    laying.point(&view.paper.board, square("c4"));
    for character in ['c', 'a', 'r'] {
        assert!(laying.lay(&view.paper.board, &hand, letter(character)));
    }
    let weigh = |laying: &TentativeLetters| {
        let fitted = FittedWord::from_tiles(&view.paper.board, &laying.tiles()).map_err(KeebbleRefusal::from)?;
        rules.weigh(&view.paper, &view.hands, Seat::new(0), fitted)
    };
    let weighed = weigh(&laying);
    assert_eq!(weighed.as_ref().map(|judged| judged.score.total), Ok(9), "nobody else has a C");
    let proposal = PlayerChoices { weighed: Some(weighed), ..nothing() }.proposal(&view, &rules, mode(&view));
    assert_eq!(proposal.map(|action| action.to_string()), Ok("4C CAR".to_owned()));
    laying.take_last();
    laying.take_last();
    let weighed = weigh(&laying);
    let proposal = PlayerChoices { weighed: Some(weighed), ..nothing() }.proposal(&view, &rules, mode(&view));
    assert!(matches!(proposal, Err(Some(KeebbleRefusal::OffCentre(_)))), "{proposal:?}");
}

#[test]
fn a_call_is_offered_when_all_its_letters_are_named() {
    let (rules, view) = seen(&[("letterfraud", "different")], &format!("{EMPTY} ER/ST A,ask"));
    let offered = |letters: &str| {
        let mut calling = LetterRequest::default();
        letters.chars().for_each(|character| calling.add(letter(character), 2, 5));
        let proposal = PlayerChoices { calling, ..nothing() }.proposal(&view, &rules, mode(&view));
        proposal.map(|action| action.to_string())
    };
    assert_eq!(offered("e"), Err(None));
    assert_eq!(offered("ne"), Ok("ask E N".to_owned()));
    assert!(matches!(offered("ee"), Err(Some(KeebbleRefusal::Fraud(..)))));
}

#[test]
fn b11_a_big_ask_is_offered_from_its_first_letter_on() {
    let sets = &[("supercells", "on"), ("celldance", "on")];
    let (rules, view) = seen(sets, &format!("{EMPTY} AAAAA/ST A,ask,six"));
    let offered = |letters: &str| {
        let mut calling = LetterRequest::default();
        letters.chars().for_each(|character| calling.add(letter(character), 6, 2));
        let proposal = PlayerChoices { calling, ..nothing() }.proposal(&view, &rules, mode(&view));
        proposal.map(|action| action.to_string())
    };
    assert_eq!(offered(""), Err(None));
    assert_eq!(offered("e"), Ok("ask E".to_owned()));
    assert_eq!(offered("er"), Ok("ask E R".to_owned()));
    assert_eq!(offered("ern"), Ok("ask E N R keep E R".to_owned()), "there is room for two");
}

#[test]
fn a_cell_is_made_special_once_kind_and_cell_are_chosen() {
    let (rules, view) = seen(&[("supercells", "on")], &format!("{EMPTY} ER/ST A 0/0 - c3=DL"));
    let offered = |kind, cell: &str| {
        let thought = PlayerChoices { kind: Some(kind), square: Some(square(cell)), ..nothing() };
        thought.proposal(&view, &rules, SheetMode::Make).map(|action| action.to_string())
    };
    assert_eq!(offered(Special::TripleWord, "d4"), Ok("special d4 TW".to_owned()));
    assert!(matches!(offered(Special::DoubleLetter, "d4"), Err(Some(KeebbleRefusal::LiesOpen(..)))));
}

#[test]
fn a_cell_is_named_with_all_that_is_there() {
    let paper = "1......./.*....../......../...A..../......../......../......../.......2";
    let position = format!("{paper} ER/AT A 0/0 d4|e4,d3|d4 c3=TH -");
    let (rules, view) = seen(&[("supercells", "on"), ("celldance", "on")], &position);
    let values = rules.scorer(&view.hands, Seat::new(0)).values;
    let named = |cell: &str| described(&view, square(cell), None, &values, &names());
    assert_eq!(named("d4"), "D4, letter A, worth 1, wall above, wall to the right");
    assert_eq!(named("a1"), "A1, the hand of Anna: E R");
    assert_eq!(named("c3"), "C3, empty, Thief");
    assert_eq!(named("b2"), "B2, empty, the star for the first word");
    let laid = described(&view, square("e5"), Some(letter('e')), &values, &names());
    assert_eq!(laid, "E5, your letter E, not played yet, worth 5");
}

#[test]
fn the_log_tells_what_happened() {
    let told = |notice: KeebbleEvent| crate::lang::tell_all(&Keebble::tell(&notice, 2), &names());
    let letters = |text: &str| text.parse().expect("letters");
    let bo = Seat::new(1);
    assert_eq!(told(KeebbleEvent::Asked(bo, letters("ER"), letters("ER"))), "Bo asks for E and R.");
    assert_eq!(
        told(KeebbleEvent::Asked(bo, letters("ER"), letters("E"))),
        "Bo asks for E and R but only has room for E."
    );
    assert_eq!(
        told(KeebbleEvent::Asked(bo, letters("ER"), letters(""))),
        "Bo asks for E and R but has no room for them."
    );
    let border = "c3|c4".parse().expect("a border");
    assert_eq!(told(KeebbleEvent::Walled(bo, border)), "Bo draws a wall between C3 and C4.");
    assert_eq!(told(KeebbleEvent::Made(bo, square("c3"), Special::GoAgain)), "Bo makes C3 a Go Again.");
}

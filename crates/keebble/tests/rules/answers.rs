//! Answers given together (B3.2, B3.6).

use crate::table::{asked, at, hands, play, play_all, refused, turn, walls};
use kee_game::{Manner, Seat, Viewer};
use keebble::{KeebbleEvent, LetterAnswer};

const TOGETHER: &[(&str, &str)] = &[("answers", "together")];

fn after_asking() -> kee_game::Match<keebble::Keebble> {
    let mut game = at("..../..../..../.... -/-/-/- B,ask", TOGETHER, &["at"]);
    play_all(&mut game, &["B ask E R"]);
    game
}

#[test]
fn b3_2_answers_are_sealed_until_all_have_answered() {
    let mut game = after_asking();
    assert_eq!((asked(&game).as_str(), game.wait().windows()[0].manner), ("ACD", Manner::Sealed));
    assert_eq!(play(&mut game, 2000, "D take E"), Ok(vec![KeebbleEvent::Answered(Seat::new(3))]));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        let view = game.view(viewer);
        assert_eq!((view.answer, view.answered.to_string().as_str()), (None, "D"));
    }
    let own = game.view(Viewer::Seat(Seat::new(3))).answer;
    assert!(matches!(own, Some(LetterAnswer::Take(_))), "players know their own answer");
    assert_eq!(hands(&game), "-/ER/-/-", "nothing has happened yet");
    play_all(&mut game, &["A wall a1|b1", "C take R"]);
    assert_eq!((hands(&game).as_str(), walls(&game).as_str()), ("-/ER/R/E", "a1|b1"));
}

#[test]
fn b3_6_answers_take_effect_from_the_callers_left() {
    let mut game = after_asking();
    play_all(&mut game, &["A take E", "D wall a1|b1", "C take R"]);
    let order: Vec<Seat> = game.state().before.iter().flat_map(|turn| &turn.answers).map(|(seat, _)| *seat).collect();
    assert_eq!(order, [2, 3, 0].map(Seat::new));
}

#[test]
fn b3_6_two_walls_on_one_border_are_one_wall() {
    let mut game = after_asking();
    play_all(&mut game, &["A wall a1|b1", "C wall a1|b1", "D take E"]);
    assert_eq!((walls(&game).as_str(), turn(&game).as_str()), ("a1|b1", "C,ask"));
}

#[test]
fn an_answer_cannot_be_given_twice_and_a_late_seat_answers_nothing() {
    let mut game = after_asking();
    play_all(&mut game, &["A take E"]);
    assert_eq!(refused(&mut game, "A take R"), "game/not_asked");
    crate::table::expire_last(&mut game);
    assert_eq!(hands(&game), "E/ER/-/-");
}

#[test]
fn a_seat_that_leaves_or_forfeits_before_all_have_answered_answers_nothing() {
    let mut game = after_asking();
    play_all(&mut game, &["A take E", "leave A", "ruling forfeit C", "D take R"]);
    assert_eq!((hands(&game).as_str(), turn(&game).as_str()), ("-/ER/-/R", "C,ask"));
}

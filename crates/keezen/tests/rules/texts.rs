//! Positions, plays and typed text (docs/notation.md).

use crate::table::{at, at_with, listed};
use kee_game::{Game, GameTime, InWords, Input, Question, Viewer, Wait};

const EXAMPLE: &str = "44,h1,h2,h3/13,h1,h2,h3/w,61,h2,h3/w,9,h2,h3 1 7";

#[test]
fn z5_2_the_example_position_of_the_notation() {
    let example = at(EXAMPLE);
    assert_eq!(example.legal(), ["7 13>h0 3:9>13"]);
    assert_eq!(example.game.rules().position(example.game.state()), EXAMPLE);
    let mut after = at(EXAMPLE);
    after.play("7 13>h0 3:9>13").expect("the play");
    // The other hands are not in the text, so the deal is over; the seat to the left begins the next one.
    let text = after.game.rules().position(after.game.state());
    assert_eq!(text, "44,h1,h2,h3/h0,h1,h2,h3/w,61,h2,h3/w,13,h2,h3 2 -");
    assert_eq!(*after.game.wait(), Wait::Chance);
}

#[test]
fn z2_3_after_a_play_the_seat_keeps_the_rest_of_its_hand() {
    let mut game = at("w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 53A");
    assert_eq!(game.game.rules().position(game.game.state()), "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 A35");
    game.play("5 5>10").expect("a play");
    assert_eq!(game.game.rules().position(game.game.state()), "w,w,w,10/w,w,w,w/w,w,w,w/w,w,w,w 0 A3");
}

#[test]
fn z2_2_an_open_exchange_is_written_after_the_hand() {
    let text = "w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 9Q exchange";
    let mut open = at_with(&[("exchange", "one_card")], text);
    assert_eq!(open.game.rules().position(open.game.state()), text);
    assert_eq!(listed(&open.game, open.seat()), ["give 9", "give Q"]);
    assert_eq!(open.seat().index(), 0);
    let action = "9 5>14".parse().expect("a play");
    let refusal = open.game.apply(GameTime::ZERO, Input::Act { seat: open.seat(), action }).expect_err("too early");
    assert_eq!(refusal.code, "keezen/exchange_first");
}

#[test]
fn z3_1_typed_text_is_understood_if_it_fits_only_one_play() {
    let here = at("w,w,5,30/w,w,w,w/w,w,w,40/w,w,w,w 0 A5TJ7");
    for (typed, meant) in [
        ("5 5>10", "5 5>10"),
        ("  5   5 10 ", "5 5>10"),
        ("5 30", "5 30>35"),
        ("a w", "A w>0"),
        ("a w>0", "A w>0"),
        ("10 5", "T 5>15"),
        ("t 30>40", "T 30>40"),
        ("j 5 40", "J 5<>40"),
        ("J 30-40", "J 30<>40"),
        ("7 5 8 30 34", "7 5>8 30>34"),
        ("7 30>37", "7 30>37"),
    ] {
        assert_eq!(here.understood(typed).as_deref(), Ok(meant), "{typed}");
    }
    for (typed, code) in [
        ("x 5>6", "keezen/unknown_card"),
        ("1", "keezen/unknown_card"),
        ("9", "keezen/not_in_hand"),
        ("5", "game/not_understood"),
        ("", "game/not_understood"),
    ] {
        assert_eq!(here.understood(typed).expect_err(typed).code, code, "{typed}");
    }
    let one = at("w,w,w,14/w,w,w,16/w,w,w,w/w,w,w,w 0 2A");
    assert_eq!(one.understood("2").expect_err("blocked").code, "keezen/blocked_start");
    assert_eq!(at("w,w,w,5/w,w,w,w/w,w,w,w/w,w,w,w 0 5").understood("5").as_deref(), Ok("5 5>10"));
}

#[test]
fn z2_4_the_help_names_every_card_of_the_hand_and_explains_the_notation() {
    let here = at("w,w,5,30/w,w,w,w/w,w,w,40/w,w,w,w 0 A5TJ7");
    let (rules, names) = (here.game.rules(), kee_game::Names::letters(here.game.rules().seating()));
    let view = here.game.view(Viewer::Seat(here.seat()));
    let english = kee_speech::english_of::<keezen::Keezen>();
    let shown = rules.show(&view, &names, &english);
    assert!(shown.contains("*0 A") && shown.contains("w,w,5,30") && shown.contains("Your cards: A57TJ"), "{shown}");
    let explained = english.help(&rules.explain(&view), &names);
    assert!("A57TJ".chars().zip(explained.lines()).all(|(card, line)| line.starts_with(card)), "{explained}");
    assert!(explained.contains("14 plays in all") && explained.contains("\nJ 5<>30 "), "{explained}");
    assert_eq!(rules.explain(&here.game.view(Viewer::Spectator)), []);
}

#[test]
fn questions_are_answered_from_the_view() {
    let here = at("w,w,5,h3/w,w,w,30/w,w,w,w/w,w,w,w 0 A5TJ");
    let view = here.game.view(Viewer::Seat(here.seat()));
    let names = kee_game::Names::new(["Anna", "Bo", "Cas", "Dee"]);
    let ask = |question| {
        kee_speech::english_of::<keezen::Keezen>().tell_all(&here.game.rules().answer(&view, question), &names)
    };
    assert_eq!(ask(Question::Hand), "Your cards: ace, 5, 10 and jack.");
    let pawns = "Your pawns: on 5 and home in h3; 2 waiting. Bo: on 30; 3 waiting. Cas: 4 waiting. Dee: 4 waiting.";
    assert_eq!(ask(Question::Pawns), pawns);
    assert_eq!(ask(Question::Square("5")), "5: your pawn.");
    assert_eq!(ask(Question::Square("30")), "30: Bo’s pawn.");
    assert_eq!(ask(Question::Square("16")), "16 is free: Bo’s start.");
    assert_eq!(ask(Question::Square("64")), "There’s no 64 on this board.");
    assert_eq!(ask(Question::Score), "Anna and Cas: 0. Bo and Dee: 0.", "nothing was earned before this position");
}

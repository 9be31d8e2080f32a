//! The strong bot for Keebble, and how it looks ahead.

use kee_bots::Random;
use kee_bots::keebble::{Reader, Strategist};
use kee_game::{Bot, BotView, Game, GameTime, Input, Match, Plan, Preset, Seat, Seed, play_out};
use kee_lexicon::{Lexicon, List};
use keebble::{Keebble, KeebbleAction, KeebbleOptions};
use std::sync::Arc;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const EMPTY: &str = "......../......../......../......../......../......../......../........";
const CAT: &str = "......../..CAT.../......../......../......../......../......../........";
const CELLDANCE: &[(&str, &str)] = &[("supercells", "on"), ("celldance", "on")];

/// A table of two at a position, with these options and only these words.
fn at(position: &str, sets: &[(&str, &str)], words: &[&str]) -> Match<Keebble> {
    crate::keebble_table::at(position, sets, Arc::new(Lexicon::from_words("few", words.iter().copied())))
}

fn choice(bot: &mut impl Bot<Keebble>, game: &Match<Keebble>, seat: Seat) -> KeebbleAction {
    bot.choose(&BotView::new(game, seat), &mut Seed::named("choices").dice(0))
}

fn chosen(game: &Match<Keebble>, seat: Seat) -> String {
    choice(&mut Strategist, game, seat).to_string()
}

fn does(game: &mut Match<Keebble>, seat: Seat, action: KeebbleAction) {
    let told = format!("{seat}: {action}");
    game.apply(GameTime::ZERO, Input::Act { seat, action }).expect(&told);
}

/// The score of the best word of a seat.
fn best(game: &Match<Keebble>, seat: Seat) -> i64 {
    let (mut best, state) = (0, game.state());
    game.rules().each_play(&state.paper, &state.hands, seat, |_, points| best = best.max(points));
    best
}

#[test]
fn b5_2_it_goes_out_for_less_when_ahead() {
    let words = ["cat", "catz", "taz", "cabined"];
    let game = at(&format!("{CAT} AZ/ABDEIN A,endgame 20/25"), &[], &words);
    assert_eq!(chosen(&game, A), "E2 (T)AZ", "else B plays CABINED");
}

#[test]
fn b5_2_it_does_not_go_out_when_that_would_lose() {
    let words = ["cat", "catz", "acatz"];
    let game = at(&format!("{CAT} AZ/BDEIN A,endgame 20/60"), &[], &words);
    assert_eq!(chosen(&game, A), "2C (CAT)Z", "ACATZ at once scores 25 and loses the game; CATZ first scores 20 more");
}

#[test]
fn b3_2_it_draws_a_wall_that_spoils_the_callers_threat() {
    let words = ["cat", "cats", "sees", "see"];
    let mut game = at(&format!("{CAT} SEES/AAAAAAA A,answer,called=XX,waiting=B 40/0"), &[], &words);
    let threatened = best(&game, A);
    let wall = choice(&mut Strategist, &game, B);
    does(&mut game, B, wall.clone());
    assert!(best(&game, A) < threatened, "{wall} leaves {threatened}");
}

#[test]
fn b2_2_it_calls_letters_that_make_a_word_and_stay_unique() {
    let mut game = at(&format!("{EMPTY} CA/TX A,ask"), &[], &["cat", "cab"]);
    let call = choice(&mut Strategist, &game, A);
    does(&mut game, A, call.clone());
    let answer = choice(&mut Reader::new(List::Full, 100), &game, B);
    does(&mut game, B, answer.clone());
    assert_eq!(best(&game, A), 15, "CAB with three letters nobody else has, after {call} and {answer}");
}

#[test]
fn b3_2_it_calls_letters_that_the_others_cannot_use() {
    for (useful, called) in [("tab", "M"), ("tam", "B")] {
        let game = at(&format!("{EMPTY} CA/AT A,ask"), &[], &["cab", "cam", useful]);
        let call = chosen(&game, A);
        assert!(call.contains(called), "CAB and CAM bring the same, but B would take a letter for {useful}: {call}");
    }
}

#[test]
fn b2_2_it_takes_a_letter_so_that_it_is_no_longer_unique_for_the_caller() {
    for (called, taken) in [("BX", "take B"), ("CX", "take C")] {
        let game = at(&format!("{EMPTY} ABCX/E A,answer,called={called},waiting=B"), &[], &["cab"]);
        assert_eq!(chosen(&game, B), taken, "CAB scores 13 instead of 15");
    }
}

#[test]
fn b10_it_makes_a_cell_special_where_the_next_word_will_go() {
    let game = at(&format!("{CAT} S/X A"), &[("supercells", "on")], &["cat", "cats", "catsup"]);
    let made = chosen(&game, A);
    assert!(made.starts_with("special ") && made.ends_with(" TW"), "CATSUP can wait for a turn: {made}");
}

#[test]
fn b11_a_thief_takes_the_letter_the_opponent_was_about_to_play() {
    let words = ["cat", "tab", "tex"];
    let game = at(&format!("{CAT} X/ABE A,power,use=a1THE1,endgame 21/20"), CELLDANCE, &words);
    let stolen = chosen(&game, A);
    assert!(["steal B A", "steal B B"].contains(&stolen.as_str()), "E makes TEX, but B plays TAB first: {stolen}");
}

#[test]
fn b11_a_destroyer_crosses_out_the_most_points_of_the_opponent() {
    let sets = [CELLDANCE, &[("devils", "on")]].concat();
    for (owners, scores, destroyed) in [("c2=B3,d2=B9,e2=B5", "0/17", "d2"), ("c2=B3,d2=A9,e2=B5", "9/8", "e2")] {
        let game = at(&format!("{CAT} X/X A,power,use=a1DEE2 {scores} - - {owners}"), &sets, &["cat"]);
        assert_eq!(chosen(&game, A), format!("destroy {destroyed}"));
    }
}

#[test]
fn b11_a_blockade_places_the_last_letter_when_ahead_and_keeps_it_when_behind() {
    let words = ["cat", "cats"];
    let ahead = at(&format!("{CAT} X/SX A,power,use=a1BLE3,endgame 20/10"), CELLDANCE, &words);
    assert!(chosen(&ahead, A).starts_with("place "), "CATS would bring B 20");
    let behind = at(&format!("{CAT} S/XX A,power,use=a1BLE3,endgame 20/30"), CELLDANCE, &words);
    assert_eq!(chosen(&behind, A), "pass", "CATS brings A 20 in its next turn");
}

#[test]
fn b11_of_equal_words_it_plays_the_one_with_an_extra_turn() {
    let words = ["cat", "cats", "scat", "scats"];
    for (cell, played) in [("f2", "2C (CAT)S"), ("b2", "2B S(CAT)")] {
        let game = at(&format!("{CAT} SS/S A 0/0 - {cell}=GA"), CELLDANCE, &words);
        assert_eq!(chosen(&game, A), played, "then A plays SCATS before B does");
    }
}

#[test]
fn b11_a_big_ask_has_the_letters_of_a_word() {
    let mut game = at(&format!("{EMPTY} CA/X A,ask,six"), CELLDANCE, &["cat", "scat", "cabby"]);
    let call = choice(&mut Strategist, &game, A);
    does(&mut game, A, call.clone());
    assert!(best(&game, A) > 0, "{call}");
}

#[test]
fn the_same_table_gives_the_same_choice_whatever_the_dice() {
    let words = ["cat", "cats", "sees", "see", "teas", "seat", "tea", "eat"];
    let game = at(&format!("{CAT} AEST/EES A"), &[], &words);
    let mut choices =
        (0..3).map(|stream| Strategist.choose(&BotView::new(&game, A), &mut Seed::named("any").dice(stream)));
    let first = choices.next();
    assert!(choices.all(|other| Some(&other) == first.as_ref()));
}

/// A game of a preset in which every second seat is strong and the others are random.
fn played(preset: &Preset<KeebbleOptions>, plan: &Plan) -> Match<Keebble> {
    let resources = Lexicon::list(List::Everyday).resources();
    let rules = Keebble::new((preset.options)(), plan.seating(), &resources).expect("a good table");
    let seats = rules.seating().len();
    let mut game = Match::new(rules);
    let bot = |seat: usize| -> Box<dyn Bot<Keebble>> {
        if seat.is_multiple_of(2) { Box::new(Strategist) } else { Box::new(Random) }
    };
    let mut bots: Vec<_> = (0..seats).map(bot).collect();
    let seed = Seed::named(preset.name);
    let done = play_out(&mut game, &seed, &mut bots, &mut seed.dice(1_000_000));
    assert!(done.is_ok(), "{} {plan}: {done:?}", preset.name);
    game
}

#[test]
fn it_is_never_refused_in_any_preset() {
    for preset in Keebble::PRESETS {
        for plan in preset.plans.iter().take(2) {
            played(preset, plan);
        }
    }
}

#[test]
fn the_same_dice_give_the_same_game() {
    let everything = Keebble::PRESETS.iter().find(|preset| preset.name == "everything").expect("a preset");
    let (one, other) = (played(everything, &Plan::alone(2)), played(everything, &Plan::alone(2)));
    assert_eq!(one.log(), other.log());
}

//! Games end with any combination of options.

use crate::table::{rules, words};
use kee_game::{Game, Input, Match, Options, Seed, Wait};
use keebble::{Keebble, KeebbleOptions};
use std::ops::ControlFlow;

/// The values to try, option by option.
const CHOICES: &[(&str, &[&str])] = &[
    ("size", &["8x8", "8x4", "3x3"]),
    ("board", &["empty", "generated"]),
    ("start_walls", &["on", "off"]),
    ("claim", &["in_turn", "by_lot"]),
    ("direction", &["forward", "any"]),
    ("letters", &["all", "AEINRST", "AT"]),
    ("answers", &["in_turn", "together"]),
    ("endgame", &["2", "5"]),
    ("endgame_begins", &["at_once", "next_turn"]),
    ("letterfraud", &["off", "different", "none_held", "one_held", "in_line"]),
    ("devils", &["off", "on"]),
    ("backpacks", &["off", "on"]),
    ("scrabble", &["off", "on"]),
    ("supercells", &["on", "off"]),
    ("celldance", &["on", "off"]),
    ("letter_cells", &["when_placed", "lasting"]),
    ("timer", &["none", "60"]),
    ("limit", &["none", "600"]),
];

fn play_out(options: &[(&str, &str)], seats: u8, number: usize) {
    let list =
        ["at", "ta", "tat", "eat", "tea", "ate", "rat", "tar", "art", "it", "in", "an", "as", "is", "sat", "see"];
    let Ok(rules) = rules("paper", options, seats, &words(&list)) else { return };
    let mut game: Match<Keebble> = Match::new(rules);
    let seed = Seed::named(&format!("any options {number}"));
    let mut dice = seed.dice(1000);
    for _ in 0..5000 {
        while game.deal(&seed).is_some() {}
        game.rules().invariant(game.state()).unwrap_or_else(|broken| panic!("{options:?}: {broken}"));
        let Wait::Players(_) = game.wait() else { return };
        let asked: Vec<_> = game.wait().asked().iter().collect();
        let seat = *dice.pick(&asked).unwrap_or_else(|| panic!("{options:?}: nobody is asked"));
        let (mut chosen, mut seen) = (None, 0);
        game.rules().actions(game.state(), seat, &mut |action| {
            seen += 1;
            if dice.one_in(seen) {
                chosen = Some(action);
            }
            ControlFlow::Continue(())
        });
        let action = chosen.unwrap_or_else(|| panic!("{options:?}: {seat} has nothing to do"));
        let input = Input::Act { seat, action };
        game.apply(game.now(), input.clone()).unwrap_or_else(|refusal| panic!("{options:?}: {input}: {refusal}"));
    }
    panic!("{options:?}: the game does not end");
}

#[test]
fn games_with_any_options_end_without_a_dead_end() {
    let known: Vec<&str> = KeebbleOptions::docs().iter().map(|doc| doc.key).collect();
    let tried: Vec<&str> = CHOICES.iter().map(|(key, _)| *key).collect();
    assert!(known.iter().all(|key| tried.contains(key) || *key == "board_seed"), "every option is tried");
    let mut dice = Seed::named("any options").dice(0);
    for number in 0..60 {
        let options: Vec<(&str, &str)> =
            CHOICES.iter().map(|(key, values)| (*key, values[dice.below(values.len())])).collect();
        play_out(&options, 2 + dice.below(3) as u8, number);
    }
}

//! The slow, obvious twin of the fast code that finds and scores plays.

use crate::table::{everyday, rules};
use kee_game::{Game, Input, Match, Seat, Seed, Wait};
use kee_grid::{Direction, Placement, PlacementSquare, Square, Tile};
use keebble::{Keebble, KeebbleAction, KeebbleState, Stage};
use std::{collections::BTreeMap, ops::ControlFlow};

/// Every word of the list at every place in both directions, kept if the rules accept it.
fn slow(rules: &Keebble, state: &KeebbleState, seat: Seat, words: &[String]) -> BTreeMap<String, i64> {
    let board = &state.paper.board;
    let mut found = BTreeMap::new();
    for start in board.squares() {
        for direction in Direction::BOTH {
            for word in words {
                let square = |offset| Some((start.line(direction), start.place(direction) + offset));
                let laid = |(offset, letter): (usize, char)| {
                    let (line, place) = square(offset)?;
                    let length = board.lines(direction.other());
                    let square = (place < length).then(|| Square::on(direction, line, place))?;
                    let tile = Tile::from_char(letter.to_ascii_uppercase())?;
                    Some(if board.tile(square).is_some() {
                        PlacementSquare::Standing(tile)
                    } else {
                        PlacementSquare::New(tile)
                    })
                };
                let letters: Option<Vec<PlacementSquare>> = word.chars().enumerate().map(laid).collect();
                let Some(placement) = letters.and_then(|letters| Placement::new(start, direction, letters)) else {
                    continue;
                };
                if let Ok(judged) = rules.judge(&state.paper, &state.hands, seat, &placement) {
                    found.insert(placement.to_string(), judged.score.total);
                }
            }
        }
    }
    found
}

fn fast(rules: &Keebble, state: &KeebbleState, seat: Seat) -> BTreeMap<String, i64> {
    let mut found = BTreeMap::new();
    rules.each_play(&state.paper, &state.hands, seat, |play, points| {
        let again = found.insert(play.placement().to_string(), points);
        assert_eq!(again, None, "a play is shown once");
    });
    found
}

/// Plays a game at random, and compares at every turn.
fn compare(preset: &str, sets: &[(&str, &str)], seed: &str) -> usize {
    let rules = rules(preset, sets, 2, &everyday()).expect("a good table");
    let words: Vec<String> = rules.lexicon().words().filter(|word| (2..=5).contains(&word.len())).step_by(5).collect();
    let list = std::sync::Arc::new(kee_lexicon::Lexicon::from_words("some", &words));
    let resources = list.resources();
    let both: Vec<String> = match rules.reading().backwards {
        true => words.iter().flat_map(|word| [word.clone(), word.chars().rev().collect()]).collect(),
        false => words,
    };
    let rules = Keebble::new(rules.options().clone(), rules.seating().clone(), &resources).expect("a good table");
    let mut game = Match::new(rules);
    let mut dice = Seed::named(seed).dice(0);
    let mut plays = 0;
    for _ in 0..100 {
        while game.deal(&Seed::named(seed)).is_some() {}
        let Some(seat) = game.wait().asked().iter().next().filter(|_| matches!(game.wait(), Wait::Players(_))) else {
            break;
        };
        if game.state().stage == Stage::Word {
            let expected = slow(game.rules(), game.state(), seat, &both);
            assert_eq!(fast(game.rules(), game.state(), seat), expected);
            plays += expected.len();
        }
        let mut actions: Vec<KeebbleAction> = Vec::new();
        game.rules().actions(game.state(), seat, &mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        // Words are few among walls and requests, so they are preferred.
        let words: Vec<_> = actions.iter().filter(|action| matches!(action, KeebbleAction::Play(_))).cloned().collect();
        let action = dice.pick(if words.is_empty() { &actions } else { &words }).cloned().expect("an action");
        game.apply(game.now(), Input::Act { seat, action }).expect("a listed action is taken");
    }
    plays
}

#[test]
fn the_fast_plays_and_scores_are_those_of_trying_everything() {
    // With few letters to ask for there are many words.
    let few = ("letters", "AEINRST");
    for (preset, sets) in [
        ("generated", &[few][..]),
        ("everything", &[few]),
        ("celldance", &[few, ("letter_cells", "lasting")]),
        ("generated", &[few, ("devils", "on"), ("direction", "any")]),
        ("small", &[few, ("direction", "any")]),
    ] {
        let plays: usize = ["one", "two"].iter().map(|seed| compare(preset, sets, seed)).sum();
        assert!(plays > 30, "{preset} with {sets:?} has only {plays} plays to compare");
    }
}

//! The listing of a small board against the slow and obvious way: every letter of the rack on every square.

use crate::table::{everyday, rules};
use kee_game::{Input, Match, Plan, Seed};
use kee_grid::{Direction, FittedWord, Square, Tile};
use kee_lexicon::Letter;
use keyword::{Keyword, KeywordAction, Letters, Sight};
use std::{collections::BTreeSet, ops::ControlFlow};

/// Every legal play, found by trial.
fn slow(rules: &Keyword, sight: &Sight<'_>) -> BTreeSet<String> {
    let mut plays = BTreeSet::new();
    for square in sight.board.squares() {
        for direction in Direction::BOTH {
            grow(rules, sight, direction, square, &mut Vec::new(), sight.rack, &mut plays);
        }
    }
    plays
}

fn grow(
    rules: &Keyword,
    sight: &Sight<'_>,
    direction: Direction,
    square: Square,
    laid: &mut Vec<(Square, Tile)>,
    rack: &Letters,
    plays: &mut BTreeSet<String>,
) {
    if !sight.board.has(square) {
        return;
    }
    let next = square.next(direction);
    if sight.board.tile(square).is_some() {
        if let Some(next) = next {
            grow(rules, sight, direction, next, laid, rack, plays);
        }
        return;
    }
    for letter in Letter::all().filter(|letter| rack.count(*letter) > 0) {
        let mut left = *rack;
        left.take(letter);
        laid.push((square, Tile::new(letter)));
        let fitted = FittedWord::from_tiles(sight.board, laid).expect("letters in a row with no gap");
        let placement = fitted.placement(sight.board);
        if rules.check(sight, &placement).is_ok() {
            plays.insert(placement.to_string());
        }
        if let Some(next) = next {
            grow(rules, sight, direction, next, laid, &left, plays);
        }
        laid.pop();
    }
}

#[test]
fn w3_2_the_list_has_every_legal_play_once_and_no_other() {
    let resources = everyday();
    let mut plays = 0;
    for number in 0..40 {
        let plan = Plan::alone(1 + number % 3);
        let shortest = if number % 5 == 0 { "3" } else { "2" };
        let mut game = Match::new(rules("tiny", &[("shortest", shortest)], plan, &resources).expect("a table"));
        let (seed, mut dice) = (Seed::named(&format!("slow {number}")), Seed::named("slow").dice(u64::from(number)));
        while game.wait().outcome().is_none() {
            if game.deal(&seed).is_some() {
                continue;
            }
            let seat = game.wait().asked().iter().next().expect("someone plays");
            let sight = game.state().sight(seat).expect("racks are given out");
            let mut listed = Vec::new();
            let _ = game.rules().each_placement(&sight, |found| {
                listed.push(found.placement());
                ControlFlow::Continue(())
            });
            let texts: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
            assert_eq!(texts.len(), listed.len(), "each once");
            assert_eq!(texts, slow(game.rules(), &sight), "{:?}", game.state().board);
            plays += listed.len();
            let chosen = dice.pick(&listed).cloned();
            let action = chosen.map_or(KeywordAction::Pass, |placement| KeywordAction::Play { placement, call: None });
            game.apply(game.now(), Input::Act { seat, action }).expect("legal");
        }
    }
    assert!(plays > 500, "{plays} plays were compared");
}

//! The generator against a slow one that tries every word everywhere.

use crate::slow;
use kee_grid::{Board, Border, Direction, Grid, Must, Rack, Reading, Square, Tile};
use kee_lexicon::{Letter, Lexicon};
use proptest::prelude::*;
use std::{ops::ControlFlow, sync::Arc};

const WORDS: &[&str] = &[
    "ab", "ae", "at", "be", "da", "de", "ea", "eat", "tea", "ate", "eta", "bat", "tab", "bet", "abet", "beat", "beta",
    "bead", "bade", "debt", "date", "dated", "baa", "add", "dad", "deb", "bed", "ebb", "teat", "tat", "abated",
    "debated", "data", "dab", "bad", "adb", "a", "e",
];

fn lexicon() -> Arc<Lexicon> {
    Arc::new(Lexicon::from_words("few", WORDS))
}

fn found(grid: &Grid, rack: &Rack, must: Must<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let done = grid.visit(rack, must, |placement| {
        found.push(placement.placement().to_string());
        ControlFlow::Continue(())
    });
    assert!(done.is_continue());
    found.sort();
    found
}

/// A change to a square while a board is made.
#[derive(Clone, Debug)]
enum Change {
    Lay(char),
    Lift,
    Remove,
    Wall(Direction),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        6 => "[abdetABDET]".prop_map(|text| Change::Lay(text.chars().next().unwrap())),
        1 => Just(Change::Lift),
        1 => Just(Change::Remove),
        2 => prop_oneof![Just(Direction::Across), Just(Direction::Down)].prop_map(Change::Wall),
    ]
}

fn apply(grid: &mut Grid, square: Square, change: &Change) {
    match *change {
        Change::Lay(character) if grid.board().has(square) => grid.set(square, Tile::from_char(character)),
        Change::Lift if grid.board().has(square) => grid.set(square, None),
        Change::Remove if grid.board().has(square) => grid.remove(square),
        Change::Wall(direction) => {
            let border = Border::after(square, direction).filter(|&border| grid.board().spans_border(border));
            border.into_iter().for_each(|border| grid.build_wall(border));
        }
        _ => {}
    }
}

prop_compose! {
    fn position()(
        width in 1usize..8,
        height in 1usize..8,
    )(
        width in Just(width),
        height in Just(height),
        changes in prop::collection::vec((0..height, 0..width, change()), 0..20),
        letters in "[abdet]{0,5}",
        blanks in 0u8..2,
        backwards in any::<bool>(),
        shortest in 2usize..4,
        cover in prop::option::of(prop::collection::vec((0..height, 0..width), 1..4)),
    ) -> (Grid, Rack, Option<Vec<Square>>) {
        let reading = Reading { shortest, backwards };
        let mut grid = Grid::new(Board::new(width, height), lexicon(), reading);
        for (row, column, change) in &changes {
            apply(&mut grid, Square::new(*row, *column), change);
        }
        let rack = Rack::with_blanks(letters.chars().filter_map(Letter::from_char), blanks);
        let cover = cover.map(|squares| squares.into_iter().map(|(row, column)| Square::new(row, column)).collect());
        (grid, rack, cover)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_placement_is_found_once_and_no_other((grid, rack, cover) in position()) {
        let must = cover.as_deref().map_or(Must::Join, Must::Cover);
        let fast = found(&grid, &rack, must);
        let slow = slow::placements(grid.board(), grid.lexicon(), grid.reading(), &rack, must);
        prop_assert_eq!(fast, slow);
    }

    #[test]
    fn updated_checks_equal_recomputed_ones((grid, ..) in position()) {
        let anew = Grid::new(grid.board().clone(), Arc::clone(grid.lexicon()), grid.reading());
        for square in grid.board().squares() {
            for direction in Direction::BOTH {
                let (kept, made) = (grid.letters_allowed(square, direction), anew.letters_allowed(square, direction));
                prop_assert_eq!(kept, made, "{} {:?}", square, direction);
            }
        }
    }

    #[test]
    fn a_visitor_that_has_seen_enough_is_not_called_again((grid, rack, _) in position(), enough in 1usize..4) {
        let mut seen = 0;
        let done = grid.visit(&rack, Must::Join, |_| {
            seen += 1;
            if seen == enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        prop_assert!(seen <= enough);
        prop_assert_eq!(done.is_break(), seen == enough);
    }
}

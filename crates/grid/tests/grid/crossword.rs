//! The standard game: its positions in CGP, its scores, and the best placement.

use crate::{naive_score::naive_score, self_play::positions};
use kee_grid::crossword::{CrosswordPosition, CrosswordScoring};
use kee_grid::{FoundPlacement, Grid, Must, Reading, Scoring, cgp};
use kee_lexicon::{Lexicon, List};
use std::{ops::ControlFlow, sync::Arc};

fn grid(position: &CrosswordPosition) -> Grid {
    Grid::new(position.board.clone(), Lexicon::list(List::Everyday), Reading::default())
}

fn each(grid: &Grid, position: &CrosswordPosition, mut look: impl FnMut(&FoundPlacement<'_>)) {
    let done = grid.visit(&position.rack, position.must(), |found| {
        look(found);
        ControlFlow::Continue(())
    });
    assert!(done.is_continue());
}

#[test]
fn every_score_equals_the_sum_by_hand() {
    let mut placements = 0;
    for position in positions(30) {
        let grid = grid(&position);
        let scoring = CrosswordScoring::new(&grid, &position.rack);
        each(&grid, &position, |found| {
            let naive = naive_score(&position.board, &found.placement());
            assert_eq!(scoring.score(found), naive, "{} on {}", found.placement(), cgp::write_board(&position.board));
            placements += 1;
        });
    }
    assert!(placements > 2000, "{placements} are too few to say anything");
}

#[test]
fn no_placement_outscores_the_best_one() {
    for position in positions(80) {
        let grid = grid(&position);
        let scoring = CrosswordScoring::new(&grid, &position.rack);
        let mut most = None;
        each(&grid, &position, |found| most = most.max(Some(scoring.score(found))));
        let best = grid.best(&position.rack, position.must(), &scoring);
        assert_eq!(best.as_ref().map(|best| best.score), most, "{}", cgp::write_board(&position.board));
        if let Some(best) = best {
            assert_eq!(naive_score(&position.board, &best.placement), best.score);
        }
    }
}

#[test]
fn a_span_never_promises_less_than_its_words_score() {
    for position in positions(12) {
        let grid = grid(&position);
        let scoring = CrosswordScoring::new(&grid, &position.rack);
        each(&grid, &position, |found| assert!(scoring.most(found) >= scoring.score(found)));
    }
}

/// A scoring of its own that promises nothing, as a game may have.
struct Alphabetical;

impl Scoring for Alphabetical {
    fn score(&self, found: &FoundPlacement<'_>) -> i32 {
        found.tiles().map(|(square, tile)| tile.letter().index() as i32 - square.row() as i32).sum()
    }
}

#[test]
fn the_best_is_found_without_a_promise_too() {
    for position in positions(12) {
        let grid = grid(&position);
        let mut most = None;
        each(&grid, &position, |found| most = most.max(Some(Alphabetical.score(found))));
        assert_eq!(grid.best(&position.rack, Must::Join, &Alphabetical).map(|best| best.score), most);
    }
}

#[test]
fn the_known_opening_of_a_rack_is_found() {
    let words = Lexicon::from_words("two", ["seating", "teasing", "eat"]);
    let position: CrosswordPosition = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEGINST/ 0/0 0".parse().unwrap();
    let grid = Grid::new(position.board.clone(), Arc::new(words), Reading::default());
    let scoring = CrosswordScoring::new(&grid, &position.rack);
    let mut count = 0;
    each(&grid, &position, |_| count += 1);
    assert_eq!(count, 2 * (7 + 7 + 3), "each word over the middle, across and down");
    let best = grid.best(&position.rack, position.must(), &scoring).unwrap();
    assert_eq!(best.score, 2 * (8 + 2) + 50, "a double letter under the G, the double word of the middle, all seven");
}

#[test]
fn bad_cgp_is_named_by_column_and_what_was_expected() {
    let empty = ["15"; 15].join("/");
    let cases = [
        (String::new(), 1, "a position"),
        (empty.clone(), 45, "a rack after the board"),
        (format!("{empty} AEGINSTS/"), 53, "at most seven letters"),
        (format!("{empty} AE!/"), 48, "at most seven letters"),
        (format!("{} A/", ["15"; 14].join("/")), 42, "15 rows"),
        (format!("{empty}/15 A/"), 46, "15 rows"),
        (format!("14/{} A/", ["15"; 14].join("/")), 3, "15 squares in row 1"),
        (format!("16/{} A/", ["15"; 14].join("/")), 1, "15 squares in row 1"),
        (format!("14*/{} A/", ["15"; 14].join("/")), 3, "a number, a letter"),
        (format!("15/0A14/{} A/", ["15"; 13].join("/")), 4, "15 squares in row 2"),
    ];
    for (text, column, expected) in cases {
        let bad = text.parse::<CrosswordPosition>().unwrap_err();
        assert_eq!(bad.column, column, "{text}: {bad}");
        assert!(bad.what.expected.starts_with(expected), "{text}: {bad}");
    }
}

#[test]
fn a_board_reads_back() {
    for position in positions(5) {
        let text = cgp::write_board(&position.board);
        assert_eq!(cgp::read_board(&text, 15, 15).unwrap(), position.board);
    }
}

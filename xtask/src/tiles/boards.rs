//! Fresh boards, solved many at a time.

use std::num::NonZero;
use std::ops::Range;
use std::sync::Arc;
use std::thread;

use kee_game::{Dice, Seed};
use kee_lexicon::Lexicon;
use keesdrow::{BoardQuery, Face, FoundWord, PegBoard, Print, Series, Solver, TwoSidedTile};

/// Places tiles in a square in random order, either side up (K2.1). The same dice place any set of that size alike, so two sets can be
/// compared on the same layouts.
pub(crate) fn lay(tiles: &[TwoSidedTile], dice: &mut Dice) -> PegBoard {
    let mut order: Vec<usize> = (0..tiles.len()).collect();
    dice.shuffle(&mut order);
    let up: Vec<usize> = tiles.iter().map(|_| dice.below(2)).collect();
    let across = tiles.len().isqrt();
    let face = |place: usize| {
        let (row, column) = (place / (across * 2), place % (across * 2));
        let tile = order[row / 2 * across + column / 2];
        let corner = row % 2 * 2 + column % 2;
        let print = Print(((tile * 2 + up[tile]) * 4 + corner) as u16);
        Some(Face { letter: tiles[tile].sides[up[tile]][corner], uses: 0, print })
    };
    PegBoard::new((across * 2) as u8, (0..tiles.len() * 4).map(face).collect())
}

/// Solves the boards with these numbers and applies `judge` to the words of each, in the order of the numbers, on as many
/// threads as there are processors.
pub(crate) fn solve_all<T: Send>(
    (tiles, seed, numbers): (&[TwoSidedTile], &Seed, Range<u64>),
    (lexicon, shortest): (&Arc<Lexicon>, usize),
    judge: impl Fn(&[FoundWord]) -> T + Sync,
) -> Vec<T> {
    let numbers: Vec<u64> = numbers.collect();
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = |numbers: &[u64]| -> Vec<T> {
        let (mut solver, series) = (Solver::new(Arc::clone(lexicon)), Series::default());
        let question = BoardQuery::new(shortest, &series);
        numbers.iter().map(|number| judge(&solver.solve(&lay(tiles, &mut seed.dice(*number)), &question))).collect()
    };
    thread::scope(|scope| {
        let shares = numbers.chunks(numbers.len().div_ceil(threads).max(1));
        let running: Vec<_> = shares.map(|numbers| scope.spawn(|| share(numbers))).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("a board can be solved")).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use keesdrow::Edition;

    #[test]
    fn k2_1_every_tile_is_placed_once_with_one_side_up() {
        let tiles = Edition::Classic.tiles();
        let board = lay(tiles, &mut Seed::named("a fresh board").dice(0));
        assert_eq!((board.width(), board.height()), (12, 12));
        let mut sides: Vec<u16> = board.cells().filter_map(|(_, face)| face).map(|face| face.print.0 / 4).collect();
        sides.sort_unstable();
        sides.dedup();
        let up: Vec<u16> = sides.iter().map(|side| side / 2).collect();
        assert_eq!(up, (0..36).collect::<Vec<_>>());
    }

    #[test]
    fn k1_2_a_fresh_board_is_always_rich() {
        for (edition, fewest) in [(Edition::Classic, 4_000), (Edition::Deluxe, 8_000)] {
            let boards = (edition.tiles(), &Seed::named("rich boards"), 0..20);
            let words = solve_all(boards, (Lexicon::english(), 2), <[FoundWord]>::len);
            assert_eq!(words.len(), 20);
            assert!(words.iter().all(|words| *words > fewest), "{edition:?}: {words:?}");
        }
    }
}

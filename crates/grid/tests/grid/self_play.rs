//! Positions of the standard game, from games of a player that always places the best word it knows.

use kee_grid::crossword::{CrosswordPosition, CrosswordScoring};
use kee_grid::{Board, Grid, Must, Rack, Reading, Square};
use kee_lexicon::{Letter, Lexicon, List};

const LETTERS: &str =
    "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ??";

/// Pseudo-random numbers that are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

pub(crate) fn positions(count: usize) -> Vec<CrosswordPosition> {
    let mut numbers = Numbers(88_172_645_463_325_252);
    (0..count).map(|_| position(&mut numbers)).collect()
}

/// The position after some turns of one player with a new rack each turn.
fn position(numbers: &mut Numbers) -> CrosswordPosition {
    let mut grid = Grid::new(Board::new(15, 15), Lexicon::list(List::Everyday), Reading::default());
    let turns = numbers.below(16);
    for _ in 0..turns {
        let rack = rack(numbers);
        let must = if grid.board().is_empty() { Must::Cover(&[Square::new(7, 7)]) } else { Must::Join };
        let scoring = CrosswordScoring::new(&grid, &rack);
        if let Some(best) = grid.best(&rack, must, &scoring) {
            let fitted = best.placement.fit(grid.board()).expect("the best placement fits");
            grid.lay(&fitted);
        }
    }
    CrosswordPosition { board: grid.board().clone(), rack: rack(numbers) }
}

fn rack(numbers: &mut Numbers) -> Rack {
    let drawn: Vec<char> = (0..7).map(|_| LETTERS.as_bytes()[numbers.below(LETTERS.len())] as char).collect();
    let blanks = drawn.iter().filter(|&&letter| letter == '?').count();
    Rack::with_blanks(drawn.into_iter().filter_map(Letter::from_char), blanks as u8)
}

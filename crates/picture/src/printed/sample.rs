use super::drawn;
use crate::{Drawing, variant_sample::VariantSample};
use kee_game::configure;
use kee_grid::{Direction, Square, Tile};
use kee_lexicon::Letter;
use keyword::KeywordOptions;
use std::collections::BTreeSet;

/// Words that cross, each with its first square.
const WORDS: [(&str, usize, usize, Direction); 4] = [
    ("keyword", 9, 6, Direction::Across),
    ("hedge", 8, 7, Direction::Down),
    ("board", 8, 10, Direction::Down),
    ("dice", 9, 12, Direction::Down),
];

/// The printed board of a variant, with a word of every player on it.
pub(super) fn drawn_sample(of: &VariantSample<'_>) -> Drawing {
    let (options, _) = configure(KeywordOptions::default(), of.options);
    let printed = options.board.printed();
    let mut board = printed.empty();
    for (word, row, column, direction) in WORDS.into_iter().take(of.teams.len()) {
        let squares = std::iter::successors(Some(Square::new(row, column)), |square| square.next(direction));
        for (square, letter) in squares
            .zip(word.chars().filter_map(Letter::from_char))
            .filter(|(square, _)| printed.paint(*square).is_some())
        {
            board.set(square, Tile::new(letter));
        }
    }
    drawn(&printed, &board, &BTreeSet::new(), None)
}

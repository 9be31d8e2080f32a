use super::drawn;
use crate::{Drawing, variant_sample::VariantSample};
use kee_game::{Seat, configure};
use kee_grid::{Border, Square, Tile};
use kee_lexicon::Letter;
use keebble::{KeebbleOptions, Owned, Paper, Special};

/// Words that cross, each with its first cell from the middle of the sheet, and whether it goes down.
const WORDS: [(&str, isize, isize, bool); 4] =
    [("words", -1, -2, false), ("one", -1, -1, true), ("dare", -1, 1, true), ("heart", 1, -2, false)];
/// Walls, and the places of special cells.
const WALLS: [&str; 4] = ["c2|c3", "f2|g2", "g4|g5", "b7|b8"];
const SPECIALS: [(usize, usize); 6] = [(1, 1), (0, 5), (2, 6), (5, 0), (6, 6), (7, 2)];
/// The hands of the first players, and the cells they are written in.
const HANDS: [(&str, usize, usize); 3] = [("aet", 0, 2), ("inks", 7, 5), ("lor", 2, 7)];

/// The sheet of a variant, with a few words, walls and hands.
pub(super) fn drawn_sample(of: &VariantSample<'_>) -> Drawing {
    let (options, _) = configure(KeebbleOptions::default(), of.options);
    let (columns, rows) = options.size.cells();
    let seats = of.teams.len().min(HANDS.len());
    let mut paper = Paper::new(columns, rows, seats);
    for (seat, (_, row, column)) in HANDS.into_iter().take(seats).enumerate() {
        let square = Square::new(row.min(rows - 1), column.min(columns - 1));
        if paper.board.has(square) {
            paper.claim(Seat::new(seat), square);
        }
    }
    let written = if options.is_generated() { WORDS.len() } else { 2 + of.moment % 3 };
    for (place, (word, down, right, vertical)) in WORDS.into_iter().take(written).enumerate() {
        let (middle_row, middle_column) = (rows / 2, columns / 2);
        let Some(row) = middle_row.checked_add_signed(down) else { continue };
        let Some(column) = middle_column.checked_add_signed(right) else { continue };
        let at = |step: usize| if vertical { Square::new(row + step, column) } else { Square::new(row, column + step) };
        let letters = || (0..).map(at).zip(word.chars().filter_map(Letter::from_char));
        // A word that the sheet is too small for is left out.
        if letters().any(|(square, _)| !paper.board.has(square)) {
            continue;
        }
        for (square, letter) in letters() {
            paper.write(square, Tile::new(letter), true);
            if options.devils.is_on() {
                paper.owned.entry(square).or_insert(Owned { seat: Seat::new(place % seats), points: 1 });
            }
        }
    }
    for border in WALLS.into_iter().filter_map(|border| border.parse::<Border>().ok()) {
        if paper.open_borders().any(|open| open == border) {
            paper.board.build_wall(border);
        }
    }
    let mut kinds = Vec::new();
    if options.celldance.is_on() {
        kinds.extend(Special::CELLDANCE);
    } else if options.supercells.is_on() {
        kinds.extend(Special::SUPERCELLS);
    }
    for ((row, column), special) in SPECIALS.into_iter().zip(kinds) {
        let square = Square::new(row, column);
        if paper.board.is_free(square) {
            paper.specials.insert(square, special);
        }
    }
    let hands = HANDS.map(|(hand, ..)| hand.chars().filter_map(Letter::from_char).collect());
    drawn(&paper, &hands, |_| None)
}

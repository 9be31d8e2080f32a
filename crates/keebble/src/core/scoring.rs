use crate::{Paper, Special};
use kee_game::Seat;
use kee_grid::{FittedWord, FormedWord, Square};
use kee_lexicon::{Letter, LetterSet};

/// The values of letters for one player at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLetterValues {
    /// Scrabble Scoring (B9) instead of B2.2.
    pub scrabble: bool,
    /// The letters that others have in hand.
    pub held_by_others: LetterSet,
}

impl SeatLetterValues {
    /// The value of a letter (B2.2, B9).
    pub fn of(&self, letter: Letter) -> i64 {
        if self.scrabble {
            scrabble_value(letter)
        } else if self.held_by_others.contains(letter) {
            plain_value(letter)
        } else {
            UNIQUE
        }
    }
}

/// The rules for scoring a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringRules {
    /// The values of letters.
    pub values: SeatLetterValues,
    /// The player, in Dictionary Devils (B7), where points are written in cells.
    pub devil: Option<Seat>,
}

/// The score of a play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayScore {
    /// The total.
    pub total: i64,
    /// Each word's part, in their order; 0 in Dictionary Devils.
    pub words: Vec<i64>,
    /// The points written in each new cell, in Dictionary Devils.
    pub cells: Vec<(Square, i64)>,
}

impl ScoringRules {
    /// Scores new letters with the words they make.
    pub fn score(&self, paper: &Paper, fitted: &FittedWord, words: &[FormedWord]) -> PlayScore {
        match self.devil {
            None => {
                let words: Vec<i64> = words.iter().map(|word| self.word(paper, fitted, word)).collect();
                PlayScore { total: words.iter().sum(), words, cells: Vec::new() }
            }
            Some(seat) => {
                let factor = word_cells(paper, fitted.tiles().iter().map(|(square, _)| *square));
                let cell = |square, letter| (square, factor * self.cell(paper, words, seat, square, letter));
                let cells: Vec<(Square, i64)> =
                    fitted.tiles().iter().map(|&(square, tile)| cell(square, tile.letter())).collect();
                let total = cells.iter().map(|(_, points)| points).sum();
                PlayScore { total, words: vec![0; words.len()], cells }
            }
        }
    }

    /// Scores a word: every letter counts, including those already there (B2.2), and special cells multiply (B10).
    fn word(&self, paper: &Paper, fitted: &FittedWord, word: &FormedWord) -> i64 {
        let letters = word.squares().map(|(square, tile)| {
            let special = paper.specials.get(&square).copied();
            self.values.of(tile.letter()) * special.map_or(1, Special::letter_factor)
        });
        letters.sum::<i64>() * word_factor(paper, fitted, word)
    }

    /// The value of a new letter before word cells (B7). Every letter of another player in its words makes it worth one
    /// more.
    fn cell(&self, paper: &Paper, words: &[FormedWord], seat: Seat, square: Square, letter: Letter) -> i64 {
        let special = paper.specials.get(&square).copied();
        let worth = self.values.of(letter) * special.map_or(1, Special::letter_factor);
        let through = words.iter().filter(|word| word.squares().any(|(other, _)| other == square));
        let others = through.flat_map(FormedWord::squares).filter(|(other, _)| {
            let owned = paper.owned.get(other);
            owned.is_some_and(|owned| owned.seat != seat)
        });
        worth + others.count() as i64
    }
}

/// The factor of the word cells under a word; they count for every word of the play (B10).
fn word_factor(paper: &Paper, fitted: &FittedWord, word: &FormedWord) -> i64 {
    let new = |square: &Square| fitted.tiles().iter().any(|(tile, _)| tile == square);
    word_cells(paper, word.squares().map(|(square, _)| square).filter(new))
}

/// The factor of the word cells on these squares.
fn word_cells(paper: &Paper, squares: impl Iterator<Item = Square>) -> i64 {
    squares.filter_map(|square| paper.specials.get(&square)).map(|special| special.word_factor()).product()
}

/// The value of each letter in Scrabble Scoring (B9).
const SCRABBLE: [u8; Letter::COUNT] = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

/// The value of a letter that nobody else has in hand (B2.2).
pub(crate) const UNIQUE: i64 = 5;

/// The value of a letter in Scrabble Scoring (B9).
pub fn scrabble_value(letter: Letter) -> i64 {
    i64::from(SCRABBLE[letter.index()])
}

/// The value of a letter in another player's hand: 1 for a vowel, 3 for a consonant (B2.2).
pub fn plain_value(letter: Letter) -> i64 {
    if is_vowel(letter) { 1 } else { 3 }
}

/// Whether it is A, E, I, O or U.
pub fn is_vowel(letter: Letter) -> bool {
    matches!(letter.to_char(), 'a' | 'e' | 'i' | 'o' | 'u')
}

/// The weight of a letter on a generated board (B1.6): one over its Scrabble value, in units of a 120th so that all
/// weights are whole.
pub(crate) fn weight(letter: Letter) -> usize {
    120 / usize::from(SCRABBLE[letter.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_6_weights_are_exactly_one_over_the_value() {
        for letter in Letter::all() {
            assert_eq!(weight(letter) as i64 * scrabble_value(letter), 120, "{letter}");
        }
    }

    #[test]
    fn b9_the_hundred_tiles_of_scrabble_have_these_values() {
        let of = |letter: char| scrabble_value(Letter::from_char(letter).expect("a letter"));
        assert_eq!("quiz".chars().map(of).sum::<i64>(), 22);
        assert_eq!(Letter::all().map(scrabble_value).sum::<i64>(), 87);
    }
}

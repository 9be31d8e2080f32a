use crate::{
    Paper, Special,
    letter_value::{UNIQUE, plain_value, scrabble_value},
};
use kee_game::Seat;
use kee_grid::{Fitted, FormedWord, Square};
use kee_lexicon::{Letter, LetterSet};

/// What letters count for one player at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetterValues {
    /// Scrabble Scoring (B9) instead of B2.2.
    pub scrabble: bool,
    /// The letters that others have in hand.
    pub held_by_others: LetterSet,
}

impl LetterValues {
    /// What a letter counts (B2.2, B9).
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

/// By which rules a play is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scorer {
    /// What letters count.
    pub values: LetterValues,
    /// Whose play it is, in Dictionary Devils (B7), where points are written in cells.
    pub devil: Option<Seat>,
}

/// What a play brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// All of it.
    pub total: i64,
    /// Each word's part, in their order; 0 in Dictionary Devils.
    pub words: Vec<i64>,
    /// What is written in each new cell, in Dictionary Devils.
    pub cells: Vec<(Square, i64)>,
}

impl Scorer {
    /// What new letters bring with the words they make.
    pub fn score(&self, paper: &Paper, fitted: &Fitted, words: &[FormedWord]) -> Score {
        match self.devil {
            None => {
                let words: Vec<i64> = words.iter().map(|word| self.word(paper, fitted, word)).collect();
                Score { total: words.iter().sum(), words, cells: Vec::new() }
            }
            Some(seat) => {
                let factor = word_cells(paper, fitted.tiles().iter().map(|(square, _)| *square));
                let cell = |square, letter| (square, factor * self.cell(paper, words, seat, square, letter));
                let cells: Vec<(Square, i64)> =
                    fitted.tiles().iter().map(|&(square, tile)| cell(square, tile.letter())).collect();
                let total = cells.iter().map(|(_, points)| points).sum();
                Score { total, words: vec![0; words.len()], cells }
            }
        }
    }

    /// B2.2: every letter of a word counts, also those that were there; B10: special cells act on it.
    fn word(&self, paper: &Paper, fitted: &Fitted, word: &FormedWord) -> i64 {
        let letters = word.squares().map(|(square, tile)| {
            let special = paper.specials.get(&square).copied();
            self.values.of(tile.letter()) * special.map_or(1, Special::letter_factor)
        });
        letters.sum::<i64>() * word_factor(paper, fitted, word)
    }

    /// B7: what a new letter is worth before word cells. Every letter of another player in its words makes it worth one
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

/// B10: word cells act for every word of the play that goes through them.
fn word_factor(paper: &Paper, fitted: &Fitted, word: &FormedWord) -> i64 {
    let new = |square: &Square| fitted.tiles().iter().any(|(tile, _)| tile == square);
    word_cells(paper, word.squares().map(|(square, _)| square).filter(new))
}

/// What the word cells on these squares make of a word.
fn word_cells(paper: &Paper, squares: impl Iterator<Item = Square>) -> i64 {
    squares.filter_map(|square| paper.specials.get(&square)).map(|special| special.word_factor()).product()
}

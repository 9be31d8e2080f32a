use crate::{Letterfraud, Letters};
use kee_grid::{Board, Square};
use kee_lexicon::{Letter, LetterSet};

/// The limits on asking for letters, with the rule of Letterfraud (B6).
#[derive(Clone, Copy, Debug)]
pub struct AskLimits<'a> {
    /// The rule of this table.
    pub rule: Letterfraud,
    /// The least number of letters to ask for.
    pub least: usize,
    /// The most letters to ask for.
    pub most: usize,
    /// The letters that can be asked for at all.
    pub alphabet: LetterSet,
    /// The asker's hand.
    pub hand: &'a Letters,
    /// The board.
    pub board: &'a Board,
}

impl AskLimits<'_> {
    /// Whether letters keep the rule, in any number.
    pub fn keeps_rule(&self, letters: &Letters) -> bool {
        let held = letters.iter().filter(|letter| self.hand.contains(*letter)).count();
        match self.rule {
            Letterfraud::Off => true,
            Letterfraud::Different => letters.kinds().len() == letters.len(),
            Letterfraud::NoneHeld => held == 0,
            Letterfraud::OneHeld => held <= 1,
            Letterfraud::InLine => self.lines().any(|line| line.has_all(letters)),
        }
    }

    /// Whether any letters could keep the rule. If none can, there is no rule (B6, B6.2).
    pub fn can_be_kept(&self) -> bool {
        let fresh = self.alphabet.iter().filter(|letter| !self.hand.contains(*letter)).count();
        match self.rule {
            Letterfraud::Off => true,
            Letterfraud::Different => self.alphabet.len() >= self.least,
            Letterfraud::NoneHeld => fresh > 0,
            Letterfraud::OneHeld => fresh > 0 || self.least <= 1,
            Letterfraud::InLine => self.lines().any(|line| line.len() >= self.least),
        }
    }

    /// The letters of every row, column and diagonal that can be asked for.
    pub fn lines(&self) -> impl Iterator<Item = Letters> + '_ {
        let (width, height) = (self.board.width(), self.board.height());
        let at = |row: usize, column: usize| {
            let letter = self.board.tile(Square::new(row, column))?.letter();
            self.alphabet.contains(letter).then_some(letter)
        };
        let rows = (0..height).map(move |row| (0..width).filter_map(|column| at(row, column)).collect());
        let columns = (0..width).map(move |column| (0..height).filter_map(|row| at(row, column)).collect());
        let falling = (0..width + height - 1).map(move |diagonal| {
            let row_of = |column: usize| (diagonal + 1 + column).checked_sub(width).filter(|row| *row < height);
            (0..width).filter_map(|column| at(row_of(column)?, column)).collect()
        });
        let rising = (0..width + height - 1).map(move |diagonal| {
            let row_of = |column: usize| diagonal.checked_sub(column).filter(|row| *row < height);
            (0..width).filter_map(|column| at(row_of(column)?, column)).collect()
        });
        rows.chain(columns).chain(falling).chain(rising)
    }

    /// The letters that can be asked for without breaking a rule about the hand; all of them if that leaves none.
    pub fn promising(&self) -> Vec<Letter> {
        let barred = matches!(self.rule, Letterfraud::NoneHeld | Letterfraud::OneHeld);
        let fresh: Vec<Letter> = self.alphabet.iter().filter(|letter| !self.hand.contains(*letter)).collect();
        if barred && !fresh.is_empty() { fresh } else { self.alphabet.iter().collect() }
    }
}

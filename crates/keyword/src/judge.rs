//! The legality and score of a placement.

use crate::{
    Judge, Keyword, KeywordRefusal, Letters, RackColour, RackScorer, ScoreParts, Sight, Word, problems::FIRST_WORD,
};
use kee_game::Game;
use kee_grid::{Board, FittedWord, FormedWord, Grid, Must, Placement, Reading, Square};

/// A legal word.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedPlay {
    /// The places of its letters.
    pub fitted: FittedWord,
    /// Every word it makes, the long one first.
    pub words: Vec<FormedWord>,
    /// Its score.
    pub score: ScoreParts,
}

impl Keyword {
    /// The scoring for this rack.
    pub fn scorer(&self, colour: RackColour) -> RackScorer<'_> {
        let alone = self.seating().len() == 1;
        RackScorer::new(self.printed(), alone, colour, self.options().keyword_keys.get() as usize)
    }

    /// The board for the search for words.
    pub fn grid(&self, board: &Board) -> Grid {
        let first = board.is_empty();
        let shortest = if first { FIRST_WORD } else { self.options().shortest.get() as usize };
        Grid::new(board.clone(), self.lexicon().clone(), Reading { shortest, backwards: false })
    }

    /// The conditions for a word on this board besides being valid. On an empty board the search asks for less than the
    /// rules; there [`Keyword::starts_well`] decides.
    pub fn must(&self, board: &Board) -> Must<'_> {
        if board.is_empty() { Must::Cover(self.gray()) } else { Must::Join }
    }

    /// W3.1: the first letter of the first word lies on grey.
    pub fn starts_well(&self, board: &Board, first: Square) -> bool {
        !board.is_empty() || self.gray().contains(&first)
    }

    /// Checks a placement, in the order in which people would object.
    pub fn check(&self, sight: &Sight<'_>, placement: &Placement) -> Result<JudgedPlay, KeywordRefusal> {
        let checked = self.weigh(sight, placement)?;
        let bad = if self.options().judge == Judge::Referee { self.bad_words(&checked.words) } else { Vec::new() };
        if bad.is_empty() { Ok(checked) } else { Err(KeywordRefusal::NotWords(bad)) }
    }

    /// The words and score of a play if its words are valid: it checks everything but the dictionary, for showing a
    /// play beforehand.
    pub fn weigh(&self, sight: &Sight<'_>, placement: &Placement) -> Result<JudgedPlay, KeywordRefusal> {
        let board = sight.board;
        let fitted = placement.fit(board).map_err(KeywordRefusal::Misfit)?;
        let spelled = fitted.placement(board).without_blanks();
        if spelled != *placement {
            return Err(KeywordRefusal::Spelling(spelled));
        }
        let laid: Letters = fitted.tiles().iter().map(|(_, tile)| tile.letter()).collect();
        let lacking = sight.rack.lacking(&laid);
        if !lacking.is_empty() {
            return Err(KeywordRefusal::NotOnRack(lacking));
        }
        self.check_place(board, &fitted, placement)?;
        let words = fitted.words(board);
        self.check_lengths(&words)?;
        let squares: Vec<Square> = fitted.tiles().iter().map(|(square, _)| *square).collect();
        let score = self.scorer(sight.colour).score(&squares, &words);
        Ok(JudgedPlay { fitted, words, score })
    }

    fn check_place(&self, board: &Board, fitted: &FittedWord, placement: &Placement) -> Result<(), KeywordRefusal> {
        if !board.is_empty() {
            let joined = fitted.is_joined(board);
            return if joined { Ok(()) } else { Err(KeywordRefusal::NotJoined(fitted.diagonal_contact(board))) };
        }
        let first = fitted.first();
        match Word::new(&placement.word()) {
            Some(word) if word.letters() < FIRST_WORD => Err(KeywordRefusal::FirstTooShort(word)),
            _ if !self.starts_well(board, first) => Err(KeywordRefusal::NotOnGray(first)),
            _ => Ok(()),
        }
    }

    fn check_lengths(&self, words: &[FormedWord]) -> Result<(), KeywordRefusal> {
        let shortest = self.options().shortest.get();
        let short: Vec<Word> = words.iter().filter(|word| word.len() < shortest as usize).map(Word::from).collect();
        if short.is_empty() { Ok(()) } else { Err(KeywordRefusal::TooShort(short, shortest)) }
    }

    fn bad_words(&self, words: &[FormedWord]) -> Vec<Word> {
        words.iter().filter(|word| !self.lexicon().contains(&word.to_string())).map(Word::from).collect()
    }
}

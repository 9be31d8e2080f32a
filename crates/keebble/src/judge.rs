//! Judging whether a word may be played, and its score (B2).

use crate::{
    Hand, Keebble, KeebbleRefusal, Letters, Paper, PlayScore, ScoringRules, SeatLetterValues, state::held_by_others,
};
use kee_game::{Game, Seat};
use kee_grid::{FittedWord, FormedWord, Placement};

/// A play that was judged valid.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedPlay {
    /// The new letters in their places.
    pub fitted: FittedWord,
    /// Every new word, the long one first.
    pub words: Vec<FormedWord>,
    /// Its score.
    pub score: PlayScore,
}

impl Keebble {
    /// The scorer of a seat's play at this moment.
    pub fn scorer(&self, hands: &[Hand], seat: Seat) -> ScoringRules {
        let values =
            SeatLetterValues { scrabble: self.options().scrabble.is_on(), held_by_others: held_by_others(hands, seat) };
        ScoringRules { values, devil: self.options().devils.is_on().then_some(seat) }
    }

    /// Judges a play, in its only spelling.
    ///
    /// # Errors
    ///
    /// The first thing wrong with it.
    pub fn judge(
        &self,
        paper: &Paper,
        hands: &[Hand],
        seat: Seat,
        placement: &Placement,
    ) -> Result<JudgedPlay, KeebbleRefusal> {
        let fitted = placement.fit(&paper.board)?;
        let spelled = fitted.placement(&paper.board);
        if spelled != *placement {
            return Err(KeebbleRefusal::Spelling(spelled));
        }
        self.judge_fitted(paper, hands, seat, fitted)
    }

    /// Judges letters that fit on the board.
    pub(crate) fn judge_fitted(
        &self,
        paper: &Paper,
        hands: &[Hand],
        seat: Seat,
        fitted: FittedWord,
    ) -> Result<JudgedPlay, KeebbleRefusal> {
        let weighed = self.weigh(paper, hands, seat, fitted)?;
        let bad = weighed.words.iter().filter(|word| !self.is_good(word));
        let bad: Vec<String> = bad.map(FormedWord::to_string).collect();
        if bad.is_empty() { Ok(weighed) } else { Err(KeebbleRefusal::BadWords(bad)) }
    }

    /// Scores letters that fit on the board as if all their words were valid: for a preview without the word list.
    ///
    /// # Errors
    ///
    /// The first thing wrong with it, words aside.
    pub fn weigh(
        &self,
        paper: &Paper,
        hands: &[Hand],
        seat: Seat,
        fitted: FittedWord,
    ) -> Result<JudgedPlay, KeebbleRefusal> {
        let needed: Letters = fitted.tiles().iter().map(|(_, tile)| tile.letter()).collect();
        let hand = &hands[seat.index()].letters;
        if let Some(letter) = needed.iter().find(|letter| hand.count(*letter) < needed.count(*letter)) {
            return Err(KeebbleRefusal::LacksLetter(letter, needed.count(letter)));
        }
        connects(paper, &fitted)?;
        let words = fitted.words(&paper.board);
        if words.is_empty() {
            return Err(KeebbleRefusal::NoWord);
        }
        let score = self.scorer(hands, seat).score(paper, &fitted, &words);
        Ok(JudgedPlay { fitted, words, score })
    }

    /// Whether the list has a word, read in a direction this table allows (B1.5).
    fn is_good(&self, word: &FormedWord) -> bool {
        let lexicon = self.lexicon();
        lexicon.contains(&word.to_string()) || self.reading().backwards && lexicon.contains(&word.backwards())
    }
}

/// Checks that the first word covers the star or the middle, and every other one is next to a letter (B2.1).
fn connects(paper: &Paper, fitted: &FittedWord) -> Result<(), KeebbleRefusal> {
    match paper.opening() {
        Some(cells) => {
            let covers = fitted.tiles().iter().any(|(square, _)| cells.contains(square));
            match paper.star {
                _ if covers => Ok(()),
                Some(star) => Err(KeebbleRefusal::OffStar(star)),
                None => Err(KeebbleRefusal::OffCentre(cells)),
            }
        }
        None if fitted.is_joined(&paper.board) => Ok(()),
        None => Err(match fitted.diagonal_contact(&paper.board) {
            Some(square) => KeebbleRefusal::OnlyDiagonal(square),
            None => KeebbleRefusal::NotConnected,
        }),
    }
}

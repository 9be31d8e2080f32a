//! Whether a word may be played, and what it brings (B2).

use super::{Hand, Keebble, KeebbleRefusal, state::held_by_others};
use crate::{LetterValues, Letters, Paper, Score, Scorer};
use kee_game::{Game, Seat};
use kee_grid::{Fitted, FormedWord, Placement};

/// A play that was found good.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The new letters as they lie.
    pub fitted: Fitted,
    /// Every new word, the long one first.
    pub words: Vec<FormedWord>,
    /// What it brings.
    pub score: Score,
}

impl Keebble {
    /// By which rules a seat's play is scored now.
    pub fn scorer(&self, hands: &[Hand], seat: Seat) -> Scorer {
        let values =
            LetterValues { scrabble: self.options().scrabble.is_on(), held_by_others: held_by_others(hands, seat) };
        Scorer { values, devil: self.options().devils.is_on().then_some(seat) }
    }

    /// Looks at a play in the one spelling it has.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it.
    pub fn judge(
        &self,
        paper: &Paper,
        hands: &[Hand],
        seat: Seat,
        placement: &Placement,
    ) -> Result<Judged, KeebbleRefusal> {
        let fitted = placement.fit(&paper.board)?;
        let spelled = fitted.placement(&paper.board);
        if spelled != *placement {
            return Err(KeebbleRefusal::Spelling(spelled));
        }
        self.judge_fitted(paper, hands, seat, fitted)
    }

    /// Looks at letters that fit on the board.
    pub(super) fn judge_fitted(
        &self,
        paper: &Paper,
        hands: &[Hand],
        seat: Seat,
        fitted: Fitted,
    ) -> Result<Judged, KeebbleRefusal> {
        let weighed = self.weigh(paper, hands, seat, fitted)?;
        let bad = weighed.words.iter().filter(|word| !self.is_good(word));
        let bad: Vec<String> = bad.map(FormedWord::to_string).collect();
        if bad.is_empty() { Ok(weighed) } else { Err(KeebbleRefusal::BadWords(bad)) }
    }

    /// What letters that fit on the board make and bring if all their words are good: for showing it before the word
    /// list is asked.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it, whatever the words.
    pub fn weigh(&self, paper: &Paper, hands: &[Hand], seat: Seat, fitted: Fitted) -> Result<Judged, KeebbleRefusal> {
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
        Ok(Judged { fitted, words, score })
    }

    /// Whether the list has a word, read in a direction that is allowed (B1.5).
    fn is_good(&self, word: &FormedWord) -> bool {
        let lexicon = self.lexicon();
        lexicon.contains(&word.to_string()) || self.reading().backwards && lexicon.contains(&word.backwards())
    }
}

/// B2.1: the first word covers the star or the middle, every other one lies beside a letter.
fn connects(paper: &Paper, fitted: &Fitted) -> Result<(), KeebbleRefusal> {
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

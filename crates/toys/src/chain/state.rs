use super::Word;
use kee_game::{GameTime, Seat, SeatSet, Seating, WindowId};
use serde::{Deserialize, Serialize};

/// A word that was said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// The word.
    pub word: Word,
    /// Whether a steward has struck it.
    pub struck: bool,
}

/// Everything there is to know in a game of chain.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChainState {
    /// With what the next word begins, once it is drawn.
    pub letter: Option<char>,
    /// All words, the last one last.
    pub said: Vec<Said>,
    /// How many turns each seat has had.
    pub turns: Vec<u32>,
    /// What a steward has given or taken.
    pub awards: Vec<i64>,
    /// Who had the turn last.
    pub last: Seat,
    /// The window of the running turn.
    pub window: WindowId,
    /// Since when it runs.
    pub opened: GameTime,
    /// Since when the game runs.
    pub began: GameTime,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl ChainState {
    /// Whose turn it is: the next seat to the left that has one left.
    pub(super) fn turn(&self, seating: &Seating, rounds: u32) -> Option<Seat> {
        let can = |seat: &Seat| !self.left.contains(*seat) && self.turns[seat.index()] < rounds;
        seating.round_from(self.last).chain([self.last]).find(can)
    }

    /// The points of a seat.
    pub(super) fn score(&self, seat: Seat) -> i64 {
        let words = self.said.iter().filter(|said| said.seat == seat && !said.struck);
        words.map(|said| i64::from(said.word.points())).sum::<i64>() + self.awards[seat.index()]
    }

    /// Whether the word was said before.
    pub(super) fn has_said(&self, word: &Word) -> bool {
        self.said.iter().any(|said| said.word == *word)
    }
}

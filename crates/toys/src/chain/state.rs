use super::ChainWord;
use kee_game::{Seat, SeatSet, Seating, Windows};
use serde::{Deserialize, Serialize};

/// A word that was said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Its player.
    pub seat: Seat,
    /// The word.
    pub word: ChainWord,
    /// Whether a steward has struck it.
    pub struck: bool,
}

/// The full state of a game of chain.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChainState {
    /// The first letter of the next word, once it is drawn.
    pub letter: Option<char>,
    /// All words, in order.
    pub said: Vec<Said>,
    /// The number of turns each seat has had.
    pub turns: Vec<u32>,
    /// The points that stewards gave or took.
    pub awards: Vec<i64>,
    /// The seat that had the last turn.
    pub last: Seat,
    /// The windows of its turns.
    pub windows: Windows,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

impl ChainState {
    /// The seat whose turn it is: the next one to the left that has a turn left.
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
    pub(super) fn has_said(&self, word: &ChainWord) -> bool {
        self.said.iter().any(|said| said.word == *word)
    }
}

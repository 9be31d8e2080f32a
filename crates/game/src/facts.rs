use crate::{GameTime, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// A letter drawn for the first turn, where a game has such a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstDraw {
    /// Who drew.
    pub seat: Seat,
    /// The letter.
    pub letter: char,
}

/// The words of a turn that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordsPlayed {
    /// When they stood, since the beginning of the game.
    pub at: GameTime,
    /// Who played them.
    pub seat: Seat,
    /// The words, in capitals.
    pub words: Vec<String>,
}

/// A finished game as an event needs to know it: the scores, and the facts that prizes and pairings depend on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOutcome {
    /// How it ended.
    pub outcome: Outcome,
    /// How long the game took.
    pub lasted: GameTime,
    /// The draw for the first turn, in the order of drawing; empty where a game has none.
    pub first_draws: Vec<FirstDraw>,
    /// All words, in the order of play; empty where a game has none.
    pub words: Vec<WordsPlayed>,
}

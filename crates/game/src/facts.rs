use crate::{GameTime, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// A letter drawn for the first turn, in games with such a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstDraw {
    /// The seat that drew it.
    pub seat: Seat,
    /// The letter.
    pub letter: char,
}

/// The words of a turn that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordsPlayed {
    /// The game time at which they counted.
    pub at: GameTime,
    /// The seat that played them.
    pub seat: Seat,
    /// The words, in capitals.
    pub words: Vec<String>,
}

/// The outcome of a game for its event: the scores, and the facts that prizes and pairings depend on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOutcome {
    /// The outcome.
    pub outcome: Outcome,
    /// The duration of the game.
    pub lasted: GameTime,
    /// The draw for the first turn, in order; empty in games without one.
    pub first_draws: Vec<FirstDraw>,
    /// All words, in the order of play; empty in games without words.
    pub words: Vec<WordsPlayed>,
}

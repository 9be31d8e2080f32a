use kee_grid::Border;
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An answer to the letters another seat asked for (B3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LetterAnswer {
    /// Takes one of them.
    Take(#[serde(with = "crate::letter_text")] Letter),
    /// Places a wall.
    Wall(Border),
    /// Does nothing: the seat was late, or had to be skipped.
    Nothing,
}

/// Writes `E`, `c3|c4` or `-`, as in positions.
impl fmt::Display for LetterAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(letter) => write!(f, "{}", letter.to_capital()),
            Self::Wall(border) => write!(f, "{border}"),
            Self::Nothing => f.write_str("-"),
        }
    }
}

use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The colour of a quarter of the board, and of the rack of whoever plays for it (W1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// The upper left.
    Blue,
    /// The upper right.
    Red,
    /// The lower right.
    Yellow,
    /// The lower left.
    Green,
}

impl Colour {
    /// All four, clockwise from the upper left.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::Yellow, Self::Green];

    /// What two players take: mirror images of each other, as across and down are (W2.1).
    pub const PAIR: [Self; 2] = [Self::Red, Self::Green];

    /// The letter by which a board is written.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Green => 'g',
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
        })
    }
}

impl FromStr for Colour {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let named = Self::ALL.into_iter().find(|colour| colour.to_string() == text);
        named.ok_or_else(|| Unreadable::new("`blue`, `red`, `yellow` or `green`", text))
    }
}

kee_game::serde_as_text!(Colour);

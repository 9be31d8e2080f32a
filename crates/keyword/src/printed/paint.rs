use super::Colour;

/// How a square is printed (W1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// One of the gray squares in the centre.
    Gray,
    /// A plain square of a colour.
    Plain(Colour),
    /// A key square of a colour.
    Key(Colour),
}

impl Paint {
    /// Whether it is a key square.
    pub const fn is_key(self) -> bool {
        matches!(self, Self::Key(_))
    }

    /// As a board is written: `.` gray, `b` a blue square, `B` a blue key square.
    pub const fn to_char(self) -> char {
        match self {
            Self::Gray => '.',
            Self::Plain(colour) => colour.letter(),
            Self::Key(colour) => colour.letter().to_ascii_uppercase(),
        }
    }

    /// The square written so.
    pub fn from_char(character: char) -> Option<Self> {
        let of = |letter: char| Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
        match character {
            '.' => Some(Self::Gray),
            _ if character.is_ascii_uppercase() => of(character.to_ascii_lowercase()).map(Self::Key),
            _ => of(character).map(Self::Plain),
        }
    }
}

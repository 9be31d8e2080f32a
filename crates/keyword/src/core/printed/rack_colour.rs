use std::fmt;

/// The colour of a quarter of the board and of a rack (W1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RackColour {
    /// The upper left.
    Blue,
    /// The upper right.
    Red,
    /// The lower right.
    Yellow,
    /// The lower left.
    Green,
}

impl RackColour {
    /// All four, clockwise from the upper left.
    pub const ALL: [Self; 4] = [Self::Blue, Self::Red, Self::Yellow, Self::Green];

    /// The colours of two players: mirror images of each other, as across and down are (W2.1).
    pub const PAIR: [Self; 2] = [Self::Red, Self::Green];

    /// Its letter in a written board.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Green => 'g',
        }
    }
}

impl fmt::Display for RackColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
        })
    }
}

kee_game::text_form!(RackColour, "`blue`, `red`, `yellow` or `green`", |text| Self::ALL
    .into_iter()
    .find(|colour| colour.to_string() == text));

/// The print of a square (W1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// One of the grey squares in the centre.
    Gray,
    /// A plain square of a colour.
    Plain(RackColour),
    /// A key square of a colour.
    Key(RackColour),
}

impl Paint {
    /// Whether it is a key square.
    pub const fn is_key(self) -> bool {
        matches!(self, Self::Key(_))
    }

    /// Its symbol in a written board: `.` grey, `b` a blue square, `B` a blue key square.
    pub const fn to_char(self) -> char {
        match self {
            Self::Gray => '.',
            Self::Plain(colour) => colour.letter(),
            Self::Key(colour) => colour.letter().to_ascii_uppercase(),
        }
    }

    /// The square with this symbol.
    pub fn from_char(character: char) -> Option<Self> {
        let of = |letter: char| RackColour::ALL.into_iter().find(|colour| colour.letter() == letter);
        match character {
            '.' => Some(Self::Gray),
            _ if character.is_ascii_uppercase() => of(character.to_ascii_lowercase()).map(Self::Key),
            _ => of(character).map(Self::Plain),
        }
    }
}

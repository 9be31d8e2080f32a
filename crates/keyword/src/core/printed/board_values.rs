use super::{Paint, RackColour};
use std::fmt;

/// All scores of a board, for several players or for solitaire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardValues {
    /// The scores of letters on squares (W4.1).
    pub squares: SquareValues,
    /// The scores of keywords, going out and letters left.
    pub bonuses: Bonuses,
}

impl BoardValues {
    /// Values that are all zero for squares.
    pub(super) const NOTHING: Self = Self { squares: SquareValues::from_array([0; 5]), bonuses: Bonuses::DEFAULT };
    /// The highest value.
    pub const MOST: u16 = 1000;

    /// Reads values in their only spelling: those of squares, and the bonuses if they differ from the defaults.
    pub(super) fn read(text: &str) -> Option<Self> {
        let value = |text: &str| text.parse().ok().filter(|value| *value <= Self::MOST);
        let values = text.split(',').map(value).collect::<Option<Vec<u16>>>()?;
        let (squares, bonuses) = values.split_first_chunk::<5>()?;
        let bonuses = match bonuses {
            [] => Bonuses::DEFAULT,
            bonuses => Bonuses::from_array(bonuses.try_into().ok()?),
        };
        let values = Self { squares: SquareValues::from_array(*squares), bonuses };
        Some(values).filter(|values| values.to_string() == text)
    }
}

impl fmt::Display for BoardValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut values = self.squares.to_array().to_vec();
        if self.bonuses != Bonuses::DEFAULT {
            values.extend(self.bonuses.to_array());
        }
        f.write_str(&values.iter().map(u16::to_string).collect::<Vec<_>>().join(","))
    }
}

/// The scores of a letter placed on a square (W4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareValues {
    /// On grey.
    pub gray: u16,
    /// On another colour.
    pub other: u16,
    /// On your own colour.
    pub own: u16,
    /// On a key square of another colour.
    pub key: u16,
    /// On a key square of your own colour.
    pub own_key: u16,
}

impl SquareValues {
    /// The names of the values in writing order.
    pub const NAMES: [&'static str; 5] = ["gray", "other", "own", "key", "own_key"];

    /// The values in the order of their names.
    pub const fn from_array([gray, other, own, key, own_key]: [u16; 5]) -> Self {
        Self { gray, other, own, key, own_key }
    }

    /// Values from the order of their names.
    pub const fn to_array(self) -> [u16; 5] {
        [self.gray, self.other, self.own, self.key, self.own_key]
    }

    /// The score of a square for a rack of this colour.
    pub fn of(&self, paint: Paint, rack: RackColour) -> u16 {
        match paint {
            Paint::Gray => self.gray,
            Paint::Plain(colour) if colour == rack => self.own,
            Paint::Plain(_) => self.other,
            Paint::Key(colour) if colour == rack => self.own_key,
            Paint::Key(_) => self.key,
        }
    }
}

/// The scores beside the squares (W4.2, W6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonuses {
    /// The score of a keyword.
    pub keyword: u16,
    /// The score for going out.
    pub going_out: u16,
    /// The loss for each letter left on a rack.
    pub letter_left: u16,
}

impl Bonuses {
    /// The names of the values in writing order.
    pub const NAMES: [&'static str; 3] = ["keyword", "going_out", "letter_left"];
    /// The values of the supplement sheet, which are the defaults of every board.
    pub const DEFAULT: Self = Self::from_array([50, 50, 5]);

    /// The values in the order of their names.
    pub const fn from_array([keyword, going_out, letter_left]: [u16; 3]) -> Self {
        Self { keyword, going_out, letter_left }
    }

    /// Values from the order of their names.
    pub const fn to_array(self) -> [u16; 3] {
        [self.keyword, self.going_out, self.letter_left]
    }
}

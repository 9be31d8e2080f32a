use super::{Colour, Paint};

/// What a letter placed on a square pays (W4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareValues {
    /// On gray.
    pub gray: u16,
    /// On another colour.
    pub other: u16,
    /// On one's own colour.
    pub own: u16,
    /// On a key square of another colour.
    pub key: u16,
    /// On a key square of one's own colour.
    pub own_key: u16,
}

impl SquareValues {
    /// The names of the values, in the order in which they are written.
    pub const NAMES: [&'static str; 5] = ["gray", "other", "own", "key", "own_key"];

    /// The values in the order of their names.
    pub const fn from_array([gray, other, own, key, own_key]: [u16; 5]) -> Self {
        Self { gray, other, own, key, own_key }
    }

    /// In the order of their names.
    pub const fn to_array(self) -> [u16; 5] {
        [self.gray, self.other, self.own, self.key, self.own_key]
    }

    /// What a square pays to whoever has this rack.
    pub fn of(&self, paint: Paint, rack: Colour) -> u16 {
        match paint {
            Paint::Gray => self.gray,
            Paint::Plain(colour) if colour == rack => self.own,
            Paint::Plain(_) => self.other,
            Paint::Key(colour) if colour == rack => self.own_key,
            Paint::Key(_) => self.key,
        }
    }
}

use super::{Bonuses, SquareValues};
use std::fmt;

/// All that a board pays, to several players or to one who plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardValues {
    /// Letters on squares (W4.1).
    pub squares: SquareValues,
    /// Keywords, going out and letters left.
    pub bonuses: Bonuses,
}

impl BoardValues {
    /// Nothing is paid for a square.
    pub(super) const NOTHING: Self = Self { squares: SquareValues::from_array([0; 5]), bonuses: Bonuses::DEFAULT };
    /// No value is larger.
    pub const MOST: u16 = 1000;

    /// Reads the one spelling of values: those of squares, and the bonuses if they are not the default ones.
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

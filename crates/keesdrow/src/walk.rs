use crate::Cell;
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The cells of a word in spelling order, written as in `a1-b1-c1-b2-a1-a1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Walk(Vec<Cell>);

impl Walk {
    /// The longest walk that is read: no word is longer, and no text can ask for more work.
    pub const LONGEST: usize = 64;

    /// A walk over these cells.
    ///
    /// Whether a board allows it is for the board to say.
    pub fn new(cells: Vec<Cell>) -> Self {
        Self(cells)
    }

    /// The cells in order.
    pub fn cells(&self) -> &[Cell] {
        &self.0
    }
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.0.iter().enumerate() {
            let dash = if place == 0 { "" } else { "-" };
            write!(f, "{dash}{cell}")?;
        }
        Ok(())
    }
}

impl FromStr for Walk {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let cells: Vec<Cell> = text.split('-').take(Self::LONGEST + 1).map(str::parse).collect::<Result<_, _>>()?;
        if cells.len() > Self::LONGEST {
            return Err(Unreadable::new(format!("a walk of at most {} cells", Self::LONGEST), text));
        }
        Ok(Self(cells))
    }
}

kee_game::serde_as_text!(Walk);

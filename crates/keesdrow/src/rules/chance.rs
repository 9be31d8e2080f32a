use super::{LaidTile, Layout};
use crate::Cell;
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// What chance can bring before the first turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeesdrowChance {
    /// The tiles are laid, row by row: `lay 12a 7b 31a` and so on.
    Layout(Layout),
    /// The players who pick, in seat order, pick these tiles: `pick a1 c5` (K2.2). A tile is named by the cell of its
    /// upper left letter.
    Picks(Vec<Cell>),
}

impl fmt::Display for KeesdrowChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout(Layout(tiles)) => {
                f.write_str("lay")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Self::Picks(cells) => {
                f.write_str("pick")?;
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
        }
    }
}

impl FromStr for KeesdrowChance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("lay", tiles)) => {
                let tiles: Vec<LaidTile> = tiles.split(' ').map(str::parse).collect::<Result<_, _>>()?;
                Ok(Self::Layout(Layout(tiles)))
            }
            Some(("pick", cells)) => Ok(Self::Picks(cells.split(' ').map(str::parse).collect::<Result<_, _>>()?)),
            _ => Err(Unreadable::new("`lay TILES` as in `lay 12a 7b`, or `pick CELLS` as in `pick a1 c5`", text)),
        }
    }
}

kee_game::serde_as_text!(KeesdrowChance);

use super::Tile;
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BluffAction {
    /// Lay a tile face down and claim it to be another (or the same): `lay 3 as 5`.
    Lay {
        /// What it is.
        tile: Tile,
        /// What it is said to be.
        claim: Tile,
    },
    /// Look at the tile laid last: `challenge`.
    Challenge,
    /// Do without: `let`.
    Let,
}

impl fmt::Display for BluffAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { tile, claim } => write!(f, "lay {tile} as {claim}"),
            Self::Challenge => f.write_str("challenge"),
            Self::Let => f.write_str("let"),
        }
    }
}

impl FromStr for BluffAction {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["lay", tile, "as", claim] => Ok(Self::Lay { tile: tile.parse()?, claim: claim.parse()? }),
            ["challenge"] => Ok(Self::Challenge),
            ["let"] => Ok(Self::Let),
            _ => Err(Unreadable::new("`lay TILE as CLAIM`, `challenge` or `let`", text)),
        }
    }
}

kee_game::serde_as_text!(BluffAction);

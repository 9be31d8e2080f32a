use super::NumberTile;
use kee_game::Unreadable;
use std::fmt;

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BluffAction {
    /// A tile played face down with a claim: `lay 3 as 5`.
    Lay {
        /// The tile.
        tile: NumberTile,
        /// The number it is claimed to be.
        claim: NumberTile,
    },
    /// A challenge of the last tile: `challenge`.
    Challenge,
    /// No challenge of that tile, which may stand: `let`.
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

kee_game::text_form!(BluffAction, |text| {
    match text.split(' ').collect::<Vec<_>>()[..] {
        ["lay", tile, "as", claim] => Ok(Self::Lay { tile: tile.parse()?, claim: claim.parse()? }),
        ["challenge"] => Ok(Self::Challenge),
        ["let"] => Ok(Self::Let),
        _ => Err(Unreadable::new("`lay TILE as CLAIM`, `challenge` or `let`", text)),
    }
});

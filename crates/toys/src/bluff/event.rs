use super::{Tile, Tiles};
use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum BluffEvent {
    /// A seat drew these tiles; in which order is not told, since a hand has none.
    Drew(Seat, Tiles),
    /// A seat laid a tile face down.
    Laid {
        /// Who.
        seat: Seat,
        /// What it is.
        tile: Tile,
        /// What it is said to be.
        claim: Tile,
    },
    /// A seat will not challenge.
    Waived(Seat),
    /// A lay stands, and pays.
    Stood(Seat, u32),
    /// A lay was looked at: what it was, and what it pays now.
    Shown {
        /// Who laid it.
        seat: Seat,
        /// Who challenged it; nobody if a steward struck it.
        by: Option<Seat>,
        /// What it is.
        tile: Tile,
        /// What it pays.
        points: u32,
    },
    /// A turn went by: the tile is thrown away, face down.
    Dropped(Seat, Tile),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

/// What a viewer hears of it: a tile that lies face down only if it is their own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BluffNotice {
    /// A seat drew so many tiles; which ones, if it is the viewer's.
    Drew(Seat, usize, Option<Tiles>),
    /// A seat laid a tile and claimed it to be this.
    Laid(Seat, Tile, Option<Tile>),
    /// A seat will not challenge.
    Waived(Seat),
    /// A lay stands, and pays.
    Stood(Seat, u32),
    /// A lay was looked at by somebody; what it was and what it pays.
    Shown(Seat, Option<Seat>, Tile, u32),
    /// A turn went by and a tile was thrown away.
    Dropped(Seat, Option<Tile>),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

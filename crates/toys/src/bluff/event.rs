use super::{NumberTile, Tiles};
use kee_game::Seat;
use serde::{Deserialize, Serialize};

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub enum BluffEvent {
    /// A seat drew these tiles; their order is not told, since a hand has none.
    Drew(Seat, Tiles),
    /// A seat played a tile face down.
    Laid {
        /// The player.
        seat: Seat,
        /// The tile.
        tile: NumberTile,
        /// The number it is claimed to be.
        claim: NumberTile,
    },
    /// A turn was missed and its tile thrown away, face down.
    Dropped(Seat, NumberTile),
    /// An event that everyone sees.
    Public(BluffNotice),
}

impl From<BluffNotice> for BluffEvent {
    fn from(notice: BluffNotice) -> Self {
        Self::Public(notice)
    }
}

/// The notice of an event for a viewer, who sees only their own face-down tiles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BluffNotice {
    /// A seat drew this many tiles; the viewer sees their own.
    Drew(Seat, usize, Option<Tiles>),
    /// A seat played a tile with this claim.
    Laid(Seat, NumberTile, Option<NumberTile>),
    /// A seat lets the lay stand.
    Waived(Seat),
    /// A lay stands and scores.
    Stood(Seat, u32),
    /// A lay was shown by a challenger, or by nobody if a steward struck it: its player, the challenger, the tile and
    /// its score.
    Shown(Seat, Option<Seat>, NumberTile, u32),
    /// A turn was missed and a tile thrown away.
    Dropped(Seat, Option<NumberTile>),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

use crate::Seat;
use serde::{Deserialize, Serialize};

/// A player or spectator who sees the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees what is open and their own hand, never a partner's.
    Seat(Seat),
    /// Anyone else, including a steward, who sees what is open.
    Spectator,
}

impl Viewer {
    /// The viewer's seat, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this viewer sits at the seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every viewer a table of this many seats can have.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

use crate::Seat;
use serde::{Deserialize, Serialize};

/// Somebody who looks at the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player: sees what lies open and their own hand, never a partner's.
    Seat(Seat),
    /// Anybody else, a steward included: sees what lies open.
    Spectator,
}

impl Viewer {
    /// Where this viewer sits, if anywhere.
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

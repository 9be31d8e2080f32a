use super::{Tile, Tiles};
use kee_game::{GameTime, Seat, SeatSet, Seating, WindowId};
use serde::{Deserialize, Serialize};

/// A tile on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Who laid it.
    pub seat: Seat,
    /// What it is.
    pub tile: Tile,
    /// Whether everyone has seen it.
    pub shown: bool,
}

/// A lay that can still be challenged: nothing is scored or drawn for it yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Who laid it.
    pub seat: Seat,
    /// What it is.
    pub tile: Tile,
    /// What it is said to be.
    pub claim: Tile,
    /// Where it can be challenged.
    pub window: WindowId,
    /// Since when.
    pub opened: GameTime,
    /// Who will not.
    pub waived: SeatSet,
}

/// Everything there is to know in a game of bluff.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BluffState {
    /// Every seat's tiles.
    pub hands: Vec<Tiles>,
    /// The tiles to draw from.
    pub bag: Tiles,
    /// The tiles on the table.
    pub table: Vec<Laid>,
    /// The lay that can be challenged.
    pub pending: Option<Pending>,
    /// Who draws before anyone goes on.
    pub owed: SeatSet,
    /// Who had the turn last; the next one is to the left.
    pub last: Seat,
    /// The window of the running turn.
    pub turn_window: WindowId,
    /// Since when it runs.
    pub turn_opened: GameTime,
    /// The last window given out.
    pub windows: WindowId,
    /// Points by seat; a team's are the sum of its seats'.
    pub scores: Vec<i64>,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl BluffState {
    /// The seat whose turn it is: the next one to the left that has a tile.
    pub(super) fn turn(&self, seating: &Seating) -> Option<Seat> {
        let can = |seat: &Seat| !self.left.contains(*seat) && !self.hands[seat.index()].is_empty();
        seating.round_from(self.last).chain([self.last]).find(can)
    }

    /// Who may still challenge the open lay.
    pub(super) fn challengers(&self, seating: &Seating) -> SeatSet {
        let all = |lay: &Pending| seating.opponents(lay.seat).minus(lay.waived).minus(self.left);
        self.pending.as_ref().map_or(SeatSet::NONE, all)
    }

    /// Whose turn is open now. While a lay can be challenged an opponent may go on, which closes the challenge; its
    /// player and partners may not, or they could cut it short.
    pub(super) fn open_turn(&self, seating: &Seating) -> Option<Seat> {
        let turn = self.turn(seating)?;
        let free = self.pending.as_ref().is_none_or(|lay| seating.opponents(lay.seat).contains(turn));
        free.then_some(turn)
    }

    /// A window that has never been open before.
    pub(super) fn new_window(&mut self) -> WindowId {
        self.windows = self.windows.next();
        self.windows
    }

    /// Every tile there is, wherever it lies.
    pub(super) fn all_tiles(&self) -> Tiles {
        let mut all = self.bag.clone();
        all.extend(self.hands.iter().flat_map(Tiles::iter));
        all.extend(self.table.iter().map(|laid| laid.tile));
        all.extend(self.pending.iter().map(|lay| lay.tile));
        all
    }
}

use super::{NumberTile, Tiles};
use kee_game::{GameTime, Seat, SeatSet, Seating, WindowId, Windows};
use serde::{Deserialize, Serialize};

/// A tile on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableTile {
    /// Its player.
    pub seat: Seat,
    /// The tile.
    pub tile: NumberTile,
    /// Whether everyone has seen it.
    pub shown: bool,
}

/// A lay that can still be challenged. Nothing is scored or drawn for it yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingLay {
    /// Its player.
    pub seat: Seat,
    /// The tile.
    pub tile: NumberTile,
    /// The number it is claimed to be.
    pub claim: NumberTile,
    /// The window of the challenge.
    pub window: WindowId,
    /// The time it opened.
    pub opened: GameTime,
    /// The seats that let it stand.
    pub waived: SeatSet,
}

/// The full state of a game of bluff.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BluffState {
    /// Every seat's tiles.
    pub hands: Vec<Tiles>,
    /// The tiles to draw from.
    pub bag: Tiles,
    /// The tiles on the table.
    pub table: Vec<TableTile>,
    /// The lay that can be challenged.
    pub pending: Option<PendingLay>,
    /// The seats that draw before the game continues.
    pub owed: SeatSet,
    /// The seat that had the last turn; the next one is to its left.
    pub last: Seat,
    /// The windows of turns and of challenges.
    pub windows: Windows,
    /// Points by seat; a team's score is the sum.
    pub scores: Vec<i64>,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

impl BluffState {
    /// The seat whose turn it is: the next one to the left that has a tile.
    pub(super) fn turn(&self, seating: &Seating) -> Option<Seat> {
        let can = |seat: &Seat| !self.left.contains(*seat) && !self.hands[seat.index()].is_empty();
        seating.round_from(self.last).chain([self.last]).find(can)
    }

    /// The seats that can still challenge the open lay.
    pub(super) fn challengers(&self, seating: &Seating) -> SeatSet {
        let all = |lay: &PendingLay| seating.opponents(lay.seat).minus(lay.waived).minus(self.left);
        self.pending.as_ref().map_or(SeatSet::NONE, all)
    }

    /// The seat whose turn is open. While a lay can be challenged, an opponent may go on, which closes the challenge;
    /// its player and partners may not, or they could cut it short.
    pub(super) fn open_turn(&self, seating: &Seating) -> Option<Seat> {
        let turn = self.turn(seating)?;
        let free = self.pending.as_ref().is_none_or(|lay| seating.opponents(lay.seat).contains(turn));
        free.then_some(turn)
    }

    /// All tiles, wherever they lie.
    pub(super) fn all_tiles(&self) -> Tiles {
        let mut all = self.bag.clone();
        all.extend(self.hands.iter().flat_map(Tiles::iter));
        all.extend(self.table.iter().map(|laid| laid.tile));
        all.extend(self.pending.iter().map(|lay| lay.tile));
        all
    }
}

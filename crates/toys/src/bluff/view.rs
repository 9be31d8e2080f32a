use super::{BluffState, NumberTile, Tiles};
use kee_game::{Seat, SeatSet, Seating, Viewer};
use serde::{Deserialize, Serialize};

/// A tile on the table as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LaidView {
    /// Its player.
    pub seat: Seat,
    /// The tile, if it was shown or is the viewer's own.
    pub tile: Option<NumberTile>,
}

/// The lay that can be challenged, as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingLayView {
    /// Its player.
    pub seat: Seat,
    /// The number it is claimed to be.
    pub claim: NumberTile,
    /// The tile, if it is the viewer's own.
    pub tile: Option<NumberTile>,
    /// The seats that can still challenge it.
    pub challengers: SeatSet,
}

/// The view of a game: the viewer's own tiles, the shown ones, and the numbers of the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BluffView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The viewer's own tiles.
    pub hand: Option<Tiles>,
    /// The number of tiles each seat holds.
    pub held: Vec<usize>,
    /// The number of tiles in the bag.
    pub bag: usize,
    /// The tiles on the table.
    pub table: Vec<LaidView>,
    /// The lay that can be challenged.
    pub pending: Option<PendingLayView>,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// Points by seat.
    pub scores: Vec<i64>,
    /// The seats that have left.
    pub left: SeatSet,
    /// Whether the game is over.
    pub over: bool,
}

impl BluffView {
    pub(super) fn new(state: &BluffState, seating: &Seating, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        let pending = state.pending.as_ref().map(|lay| PendingLayView {
            seat: lay.seat,
            claim: lay.claim,
            tile: viewer.is(lay.seat).then_some(lay.tile),
            challengers: state.challengers(seating),
        });
        let table = state
            .table
            .iter()
            .map(|laid| LaidView { seat: laid.seat, tile: (laid.shown || viewer.is(laid.seat)).then_some(laid.tile) });
        Self {
            seat,
            hand: seat.map(|seat| state.hands[seat.index()].clone()),
            held: state.hands.iter().map(Tiles::len).collect(),
            bag: state.bag.len(),
            table: table.collect(),
            pending,
            turn: state.open_turn(seating),
            scores: state.scores.clone(),
            left: state.left,
            over: state.ending.is_some(),
        }
    }
}

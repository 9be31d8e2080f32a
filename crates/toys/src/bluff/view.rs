use super::{BluffState, Tile, Tiles};
use kee_game::{Seat, SeatSet, Seating, Viewer};
use serde::{Deserialize, Serialize};

/// A tile on the table as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LaidView {
    /// Who laid it.
    pub seat: Seat,
    /// What it is, if it was shown or is the viewer's own.
    pub tile: Option<Tile>,
}

/// The lay that can be challenged, as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingView {
    /// Who laid it.
    pub seat: Seat,
    /// What it is said to be.
    pub claim: Tile,
    /// What it is, if it is the viewer's own.
    pub tile: Option<Tile>,
    /// Who may still challenge it.
    pub challengers: SeatSet,
}

/// What a viewer may know: their own tiles, what was shown, and how many tiles lie where.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BluffView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The viewer's own tiles.
    pub hand: Option<Tiles>,
    /// How many tiles each seat holds.
    pub held: Vec<usize>,
    /// How many tiles are in the bag.
    pub bag: usize,
    /// The tiles on the table.
    pub table: Vec<LaidView>,
    /// The lay that can be challenged.
    pub pending: Option<PendingView>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Points by seat.
    pub scores: Vec<i64>,
    /// Who has left.
    pub left: SeatSet,
    /// Whether the game is over.
    pub over: bool,
}

impl BluffView {
    pub(super) fn new(state: &BluffState, seating: &Seating, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        let pending = state.pending.as_ref().map(|lay| PendingView {
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

use kee_game::{GameTime, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The next thing that someone has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// The deal at the beginning.
    Dealing,
    /// Everyone bids.
    Bidding,
    /// The winner of the round draws or keeps.
    Turn(Seat),
    /// The winner has asked for a tile.
    Drawing(Seat),
    /// Nothing more, for this reason.
    Over(Ending),
}

/// The result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// All rounds were played, or nobody had a tile left.
    Played,
    /// Everyone has left.
    Abandoned,
    /// A ruling.
    Ruled,
}

/// Everything there is to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) phase: Phase,
    pub(crate) round: u32,
    pub(crate) window: u32,
    pub(crate) deadline: Option<GameTime>,
    /// The hands, in order.
    pub(crate) hands: Vec<Vec<u8>>,
    /// The bids of this round.
    pub(crate) bids: Vec<Option<u8>>,
    /// The seat that bid first this round; only used by a planted fault.
    pub(crate) first: Option<Seat>,
    /// The tiles left in the pouch, in order.
    pub(crate) pouch: Vec<u8>,
    /// The bids of earlier rounds, in order.
    pub(crate) spent: Vec<u8>,
    pub(crate) scores: Vec<i64>,
    pub(crate) left: SeatSet,
    /// The public bids of the last round, by seat.
    pub(crate) last: Vec<Option<u8>>,
}

impl State {
    pub(crate) fn present(&self) -> SeatSet {
        SeatSet::first(self.hands.len()).minus(self.left)
    }

    /// The seats that can still bid this round.
    pub(crate) fn bidders(&self) -> SeatSet {
        let waiting = |seat: &Seat| self.bids[seat.index()].is_none() && !self.hands[seat.index()].is_empty();
        self.present().iter().filter(waiting).collect()
    }
}

/// The state as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) phase: Phase,
    pub(crate) round: u32,
    pub(crate) window: u32,
    pub(crate) hand: Vec<u8>,
    pub(crate) bid: Option<u8>,
    pub(crate) hand_sizes: Vec<usize>,
    pub(crate) waiting: SeatSet,
    pub(crate) in_pouch: usize,
    pub(crate) spent: Vec<u8>,
    pub(crate) scores: Vec<i64>,
    pub(crate) left: SeatSet,
    pub(crate) last: Vec<Option<u8>>,
    /// Nothing, unless a fault is planted.
    pub(crate) leak: Vec<u8>,
}

/// A change of the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt,
    HasBid(Seat, u8),
    Resolved(Vec<Option<u8>>, Option<Seat>),
    Drew(Seat, u8),
    Kept(Seat),
    Gone(Seat),
    Ended,
}

/// The event as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Notice {
    Dealt,
    HasBid(Seat, Option<u8>),
    Resolved(Vec<Option<u8>>, Option<Seat>),
    Drew(Seat, Option<u8>),
    Kept(Seat),
    Gone(Seat),
    Ended,
}

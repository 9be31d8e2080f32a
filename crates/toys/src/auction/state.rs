use super::{Card, Cards};
use kee_game::{GameTime, Seat, SeatSet, Seating, WindowId};
use serde::{Deserialize, Serialize};

/// Everything there is to know in an auction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AuctionState {
    /// Every seat's cards; a sealed bid is still among them.
    pub hands: Vec<Cards>,
    /// Sealed bids of the running auction.
    pub bids: Vec<Option<Card>>,
    /// Points by seat; a team's are the sum of its seats'.
    pub scores: Vec<i64>,
    /// Prizes not turned up yet.
    pub prizes: Cards,
    /// The prize being sold, if it has been turned up.
    pub prize: Option<Card>,
    /// What earlier ties have added to it.
    pub carried: u32,
    /// Who has left.
    pub left: SeatSet,
    /// The window of the running auction.
    pub window: WindowId,
    /// When its prize was turned up.
    pub opened: GameTime,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl AuctionState {
    /// A fresh game of so many seats and cards.
    pub(super) fn new(seats: usize, cards: u32) -> Self {
        Self {
            hands: vec![Cards::up_to(cards); seats],
            bids: vec![None; seats],
            scores: vec![0; seats],
            prizes: Cards::up_to(cards),
            prize: None,
            carried: 0,
            left: SeatSet::NONE,
            window: WindowId(0),
            opened: GameTime::ZERO,
            ending: None,
        }
    }

    /// Who still has to bid for the prize that lies open.
    pub(super) fn to_bid(&self) -> SeatSet {
        let without_bid = Seat::first(self.bids.len()).filter(|seat| self.bids[seat.index()].is_none());
        without_bid.collect::<SeatSet>().minus(self.left)
    }

    /// The bids of the running auction, by seat.
    pub(super) fn standing_bids(&self) -> Vec<(Seat, Card)> {
        let bids = Seat::first(self.bids.len()).zip(&self.bids);
        bids.filter_map(|(seat, bid)| bid.map(|card| (seat, card))).collect()
    }

    /// What the prize pays, with what was carried over.
    pub(super) fn worth(&self) -> u32 {
        self.carried + self.prize.map_or(0, |prize| u32::from(prize.value()))
    }

    /// The seat whose bid brings its team the prize; nobody if teams are level at the top.
    pub(super) fn highest_bidder(&self, seating: &Seating) -> Option<Seat> {
        let bids = self.standing_bids();
        let highest = bids.iter().map(|(_, card)| *card).max()?;
        let mut top = bids.iter().filter(|(_, card)| *card == highest).map(|(seat, _)| *seat);
        let first = top.next()?;
        top.all(|other| seating.team(other) == seating.team(first)).then_some(first)
    }
}

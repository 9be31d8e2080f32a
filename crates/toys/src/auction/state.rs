use super::{Card, CardSet};
use kee_game::{Seat, SeatSet, Seating, Windows};
use serde::{Deserialize, Serialize};

/// The full state of an auction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AuctionState {
    /// Every seat's cards; a sealed bid is still among them.
    pub hands: Vec<CardSet>,
    /// Sealed bids of the running auction.
    pub bids: Vec<Option<Card>>,
    /// Points by seat; a team's score is the sum.
    pub scores: Vec<i64>,
    /// Prizes not turned up yet.
    pub prizes: CardSet,
    /// The prize being sold, if it has been turned up.
    pub prize: Option<Card>,
    /// The worth that earlier ties added to it.
    pub carried: u32,
    /// The seats that have left.
    pub left: SeatSet,
    /// The windows of its auctions.
    pub windows: Windows,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

impl AuctionState {
    /// A new game with this many seats and cards.
    pub(super) fn new(seats: usize, cards: u32) -> Self {
        Self {
            hands: vec![CardSet::up_to(cards); seats],
            bids: vec![None; seats],
            scores: vec![0; seats],
            prizes: CardSet::up_to(cards),
            prize: None,
            carried: 0,
            left: SeatSet::NONE,
            windows: Windows::NONE,
            ending: None,
        }
    }

    /// The seats that still have to bid.
    pub(super) fn to_bid(&self) -> SeatSet {
        let without_bid = Seat::first(self.bids.len()).filter(|seat| self.bids[seat.index()].is_none());
        without_bid.collect::<SeatSet>().minus(self.left)
    }

    /// The bids of the running auction, by seat.
    pub(super) fn standing_bids(&self) -> Vec<(Seat, Card)> {
        let bids = Seat::first(self.bids.len()).zip(&self.bids);
        bids.filter_map(|(seat, bid)| bid.map(|card| (seat, card))).collect()
    }

    /// The worth of the prize, with prizes carried over.
    pub(super) fn worth(&self) -> u32 {
        self.carried + self.prize.map_or(0, |prize| u32::from(prize.value()))
    }

    /// The seat whose bid wins the prize for its team; none if teams tie for the highest bid.
    pub(super) fn highest_bidder(&self, seating: &Seating) -> Option<Seat> {
        let bids = self.standing_bids();
        let highest = bids.iter().map(|(_, card)| *card).max()?;
        let mut top = bids.iter().filter(|(_, card)| *card == highest).map(|(seat, _)| *seat);
        let first = top.next()?;
        top.all(|other| seating.team(other) == seating.team(first)).then_some(first)
    }
}

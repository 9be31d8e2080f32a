use super::{Card, CardSet};
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The view of an auction. All cards that were bid have been shown, so every hand is known; only the bids of the
/// running auction are secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AuctionView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The viewer's own bid, if it has been made.
    pub bid: Option<Card>,
    /// The seats that still have to bid.
    pub to_bid: SeatSet,
    /// Every seat's cards, including those of running bids.
    pub hands: Vec<CardSet>,
    /// Points by seat.
    pub scores: Vec<i64>,
    /// Prizes not turned up yet.
    pub prizes: CardSet,
    /// The prize being sold.
    pub prize: Option<Card>,
    /// The worth that earlier ties added to it.
    pub carried: u32,
    /// The seats that have left.
    pub left: SeatSet,
    /// Whether the game is over.
    pub over: bool,
}

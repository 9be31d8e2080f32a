use super::{Card, Cards};
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a viewer may know. All cards that were bid have been shown, so every hand can be counted; only the bids of
/// the running auction are secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AuctionView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The viewer's own bid, if it has been made.
    pub bid: Option<Card>,
    /// Who has still to bid.
    pub to_bid: SeatSet,
    /// Every seat's cards, those of running bids included.
    pub hands: Vec<Cards>,
    /// Points by seat.
    pub scores: Vec<i64>,
    /// Prizes not turned up yet.
    pub prizes: Cards,
    /// The prize being sold.
    pub prize: Option<Card>,
    /// What earlier ties have added to it.
    pub carried: u32,
    /// Who has left.
    pub left: SeatSet,
    /// Whether the game is over.
    pub over: bool,
}

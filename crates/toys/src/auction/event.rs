use super::Card;
use kee_game::{Seat, SeatSet, Team};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The only action: `bid 7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AuctionAction(pub Card);

impl fmt::Display for AuctionAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

kee_game::text_form!(AuctionAction, "`bid CARD`, with one of A23456789TJQK", |text| text
    .strip_prefix("bid ")?
    .parse()
    .ok()
    .map(Self));

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub enum AuctionEvent {
    /// A seat bid this card, which only it knows.
    Sealed(Seat, Card),
    /// All bids were shown, and the prize went to a team or to nobody.
    Sold {
        /// The bid of each seat.
        bids: Vec<(Seat, Card)>,
        /// The team that won it.
        winner: Option<Team>,
        /// Its worth, with prizes carried over.
        worth: u32,
    },
    /// An event that everyone sees.
    Public(AuctionNotice),
}

impl From<AuctionNotice> for AuctionEvent {
    fn from(notice: AuctionNotice) -> Self {
        Self::Public(notice)
    }
}

/// The notice of an event for a viewer. Only the card of a sealed bid is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionNotice {
    /// A prize was turned up.
    Prize(Card),
    /// A seat has bid; only it sees the card.
    Sealed(Seat, Option<Card>),
    /// The bids, the winners of the prize, and its worth.
    Sold(Vec<(Seat, Card)>, Option<SeatSet>, u32),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

kee_game::message_enum! {
    /// A reason to refuse an input.
    pub enum AuctionRefusal: Reason {
        /// The card is not in the seat's hand.
        NotInHand(card: Card) = "not_in_hand"(card),
        /// The prize is gone or never existed.
        NoSuchPrize(card: Card) = "no_such_prize"(card),
        /// The ruling does not apply to this game.
        NoSuchRuling = "no_such_ruling"(),
    }
}

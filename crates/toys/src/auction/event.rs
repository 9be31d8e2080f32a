use super::Card;
use kee_game::{Message, Reason, Seat, SeatSet, Team, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The one thing to do: `bid 7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AuctionAction(pub Card);

impl fmt::Display for AuctionAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for AuctionAction {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let card = text.strip_prefix("bid ").and_then(|card| card.parse().ok());
        card.map(Self).ok_or_else(|| Unreadable::new("`bid CARD`, with one of A23456789TJQK", text))
    }
}

kee_game::serde_as_text!(AuctionAction);

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum AuctionEvent {
    /// A prize was turned up.
    Prize(Card),
    /// A seat has bid this card, which only it knows.
    Sealed(Seat, Card),
    /// All bids were shown and the prize, worth so much with what was carried over, went to a team or to nobody.
    Sold {
        /// What each seat bid.
        bids: Vec<(Seat, Card)>,
        /// Who has it.
        winner: Option<Team>,
        /// Its worth.
        worth: u32,
    },
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

/// What a viewer hears of it. Everything is public but the card of a sealed bid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionNotice {
    /// A prize was turned up.
    Prize(Card),
    /// A seat has bid; the card is only for its own eyes.
    Sealed(Seat, Option<Card>),
    /// The bids, to whom the prize went, and what it was worth.
    Sold(Vec<(Seat, Card)>, Option<SeatSet>, u32),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum AuctionRefusal {
    /// The card is not in the seat's hand.
    NotInHand(Card),
    /// The prize has gone already or never was.
    NoSuchPrize(Card),
    /// That ruling has no meaning here.
    NoSuchRuling,
}

kee_game::messages! {
    /// What this game refuses.
    pub(super) REFUSALS;
    not_in_hand(card);
    no_such_prize(card);
    no_such_ruling();
}

impl Reason for AuctionRefusal {
    fn message(&self) -> Message {
        match self {
            Self::NotInHand(card) => not_in_hand(card.to_string()),
            Self::NoSuchPrize(card) => no_such_prize(card.to_string()),
            Self::NoSuchRuling => no_such_ruling(),
        }
    }
}

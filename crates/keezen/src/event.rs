use crate::core::{Card, Cards, Laws, Play, TableEvent};
use kee_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// An event of the game.
#[derive(Clone, PartialEq, Debug)]
pub enum KeezenEvent {
    /// Something at the table itself.
    Table(TableEvent),
    /// Something that everyone hears as it is.
    Public(KeezenNotice),
}

impl From<KeezenNotice> for KeezenEvent {
    fn from(notice: KeezenNotice) -> Self {
        Self::Public(notice)
    }
}

/// A viewer's view of an event: dealt and exchanged cards only if they are their own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeezenNotice {
    /// The first dealer.
    Dealer(Seat),
    /// The dealer has shuffled.
    Shuffled(Seat),
    /// A seat was dealt this many cards, shown if it is the viewer's seat.
    Dealt(Seat, usize, Option<Cards>),
    /// A seat has chosen the card for its partner.
    Chose(Seat),
    /// A partner gave the other a card, shown if the viewer is one of them.
    Handed(Seat, Seat, Option<Card>),
    /// A seat played a card.
    Played {
        /// The seat.
        seat: Seat,
        /// The play.
        play: Play,
        /// The owners of the pawns it captured and their squares, in the order of its steps.
        captured: Vec<(Seat, u8)>,
        /// The owner of the pawn that a jack swapped with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        swapped: Option<Seat>,
    },
    /// A pawn of this seat entered its base and scored this many points.
    Arrived(Seat, i16),
    /// A hand was thrown in, face up.
    ThrewIn(Seat, Cards),
    /// A seat ran out of time, and the rules chose for it.
    TimeUp(Seat),
    /// A steward ended the turn of a seat.
    Forfeited(Seat),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over, and how it ended.
    Ended(String),
}

impl KeezenEvent {
    pub(crate) fn notice(&self, laws: &Laws, viewer: Viewer) -> KeezenNotice {
        match self {
            Self::Table(happened) => of_table(happened, laws, viewer),
            Self::Public(notice) => notice.clone(),
        }
    }
}

fn of_table(happened: &TableEvent, laws: &Laws, viewer: Viewer) -> KeezenNotice {
    let player = |colour: usize| Seat::new(laws.seat_of(colour));
    match happened {
        TableEvent::Dealt(seat, cards) => {
            let seat = Seat::new(*seat);
            KeezenNotice::Dealt(seat, cards.len(), viewer.is(seat).then_some(*cards))
        }
        TableEvent::Handed { from, to, card } => {
            let (from, to) = (Seat::new(*from), Seat::new(*to));
            KeezenNotice::Handed(from, to, (viewer.is(from) || viewer.is(to)).then_some(*card))
        }
        TableEvent::Played { seat, play, captured, swapped } => {
            let captured = captured.iter().flatten();
            let captured = captured.map(|pawn| (player(usize::from(pawn.owner)), pawn.square)).collect();
            let swapped = swapped.map(|colour| player(usize::from(colour)));
            KeezenNotice::Played { seat: Seat::new(*seat), play: *play, captured, swapped }
        }
        TableEvent::Arrived { owner, points } => KeezenNotice::Arrived(player(*owner), *points),
        TableEvent::ThrewIn(seat, cards) => KeezenNotice::ThrewIn(Seat::new(*seat), *cards),
    }
}

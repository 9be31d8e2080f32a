use crate::core::{Card, Cards, Happened, Laws, Play};
use kee_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum KeezenEvent {
    /// Something at the table itself.
    Table(Happened),
    /// Who deals first.
    Dealer(Seat),
    /// The dealer has shuffled.
    Shuffled(Seat),
    /// A seat has chosen the card for its partner.
    Chose(Seat),
    /// The time of a seat was up, and the rules chose for it.
    TimeUp(Seat),
    /// A steward ended the turn of a seat.
    Forfeited(Seat),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

/// What a viewer hears of it: dealt and exchanged cards only if they are their own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeezenNotice {
    /// Who deals first.
    Dealer(Seat),
    /// The dealer has shuffled.
    Shuffled(Seat),
    /// A seat was dealt so many cards; which ones, if it is the viewer's.
    Dealt(Seat, usize, Option<Cards>),
    /// A seat has chosen the card for its partner.
    Chose(Seat),
    /// One partner's card for the other has changed hands; which one, if the viewer is one of them.
    Handed(Seat, Seat, Option<Card>),
    /// A seat played a card.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        play: Play,
        /// Whose pawns were sent back by it, and from where.
        captured: Vec<(Seat, u8)>,
    },
    /// A pawn of this seat entered its base and brought so many points.
    Arrived(Seat, i16),
    /// A hand was thrown in, face up.
    ThrewIn(Seat, Cards),
    /// The time of a seat was up, and the rules chose for it.
    TimeUp(Seat),
    /// A steward ended the turn of a seat.
    Forfeited(Seat),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

impl KeezenEvent {
    pub(crate) fn notice(&self, laws: &Laws, viewer: Viewer) -> KeezenNotice {
        match self {
            Self::Table(happened) => of_table(happened, laws, viewer),
            Self::Dealer(seat) => KeezenNotice::Dealer(*seat),
            Self::Shuffled(seat) => KeezenNotice::Shuffled(*seat),
            Self::Chose(seat) => KeezenNotice::Chose(*seat),
            Self::TimeUp(seat) => KeezenNotice::TimeUp(*seat),
            Self::Forfeited(seat) => KeezenNotice::Forfeited(*seat),
            Self::Left(seat) => KeezenNotice::Left(*seat),
            Self::Awarded(seat, points) => KeezenNotice::Awarded(*seat, *points),
            Self::Ended => KeezenNotice::Ended,
        }
    }
}

fn of_table(happened: &Happened, laws: &Laws, viewer: Viewer) -> KeezenNotice {
    let player = |colour: usize| Seat::new(laws.seat_of(colour));
    match happened {
        Happened::Dealt(seat, cards) => {
            let seat = Seat::new(*seat);
            KeezenNotice::Dealt(seat, cards.len(), viewer.is(seat).then_some(*cards))
        }
        Happened::Handed { from, to, card } => {
            let (from, to) = (Seat::new(*from), Seat::new(*to));
            KeezenNotice::Handed(from, to, (viewer.is(from) || viewer.is(to)).then_some(*card))
        }
        Happened::Played { seat, play, captured } => {
            let captured = captured.iter().flatten();
            let captured = captured.map(|pawn| (player(usize::from(pawn.owner)), pawn.square)).collect();
            KeezenNotice::Played { seat: Seat::new(*seat), play: *play, captured }
        }
        Happened::Arrived { owner, points } => KeezenNotice::Arrived(player(*owner), *points),
        Happened::ThrewIn(seat, cards) => KeezenNotice::ThrewIn(Seat::new(*seat), *cards),
    }
}

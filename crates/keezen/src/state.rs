use crate::core::{Cards, Laws, Phase, Play, Table, TableEvent};
use kee_game::{GameTime, Seat, SeatSet, WindowId};
use serde::{Deserialize, Serialize};

/// Cards that lie face up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// The seat that laid them; none in a position that was set up.
    pub seat: Option<Seat>,
    /// The cards.
    pub cards: Cards,
    /// The play, unless a hand was thrown in.
    pub play: Option<Play>,
}

/// Everything there is to know in a game of Keezen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeezenState {
    /// Pawns, hands, deck and turn.
    pub table: Table,
    /// The cards laid face up since the last shuffle, in order.
    pub laid: Vec<Laid>,
    /// The points a steward has given or taken, by seat.
    pub awards: Vec<i64>,
    /// When the open question was asked.
    pub opened: GameTime,
    /// When the game began.
    pub began: GameTime,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl KeezenState {
    /// The window of the question that is open.
    pub(crate) fn window(&self) -> WindowId {
        WindowId(self.table.asks)
    }

    /// The seats that are asked now.
    pub(crate) fn asked(&self, laws: &Laws) -> SeatSet {
        match self.table.phase {
            _ if self.ending.is_some() => SeatSet::NONE,
            Phase::Turn => SeatSet::only(Seat::new(usize::from(self.table.turn))),
            Phase::Exchange => self.table.givers(laws),
            Phase::Dealer | Phase::Shuffle | Phase::Won => SeatSet::NONE,
        }
    }

    /// The seats that have left.
    pub(crate) fn left(&self, laws: &Laws) -> SeatSet {
        Seat::first(laws.seat_count()).filter(|seat| self.table.board.is_gone(seat.index())).collect()
    }

    /// The cards that lie face up.
    pub(crate) fn open_cards(laid: &[Laid]) -> Cards {
        laid.iter().flat_map(|laid| laid.cards.iter()).collect()
    }
}

impl Laid {
    /// The cards that an event puts on the table, if any.
    pub(crate) fn by(happened: &TableEvent) -> Option<Self> {
        match happened {
            TableEvent::Played { seat, play, .. } => {
                Some(Self { seat: Some(Seat::new(*seat)), cards: Cards::only(play.held()), play: Some(*play) })
            }
            TableEvent::ThrewIn(seat, cards) => Some(Self { seat: Some(Seat::new(*seat)), cards: *cards, play: None }),
            TableEvent::Dealt(..) | TableEvent::Handed { .. } | TableEvent::Arrived { .. } => None,
        }
    }
}

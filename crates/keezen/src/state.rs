use crate::core::{CardTable, Cards, KeezenPhase, Laws, Play, TableEvent};
use kee_game::{GameTime, Seat, SeatSet, Windows};
use serde::{Deserialize, Serialize};

/// Cards that lie face up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LaidCards {
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
    pub table: CardTable,
    /// The cards laid face up since the last shuffle, in order.
    pub laid: Vec<LaidCards>,
    /// The points a steward has given or taken, by seat.
    pub awards: Vec<i64>,
    /// The windows: one for each time that the table asks.
    pub windows: Windows,
    /// The ending, if the game is over.
    pub ending: Option<String>,
}

impl KeezenState {
    /// Opens a window for every time that the table has asked since the last one.
    pub(crate) fn open_windows(&mut self, at: GameTime) {
        while self.windows.open.0 < self.table.asks {
            self.windows.open_next(at);
        }
    }

    /// The seats that are asked now.
    pub(crate) fn asked(&self, laws: &Laws) -> SeatSet {
        match self.table.phase {
            _ if self.ending.is_some() => SeatSet::NONE,
            KeezenPhase::Turn => SeatSet::only(Seat::new(usize::from(self.table.turn))),
            KeezenPhase::Exchange => self.table.givers(laws),
            KeezenPhase::Dealer | KeezenPhase::Shuffle | KeezenPhase::Won => SeatSet::NONE,
        }
    }

    /// The seats that have left.
    pub(crate) fn left(&self, laws: &Laws) -> SeatSet {
        Seat::first(laws.seat_count()).filter(|seat| self.table.board.is_gone(seat.index())).collect()
    }

    /// The cards that lie face up.
    pub(crate) fn open_cards(laid: &[LaidCards]) -> Cards {
        laid.iter().flat_map(|laid| laid.cards.iter()).collect()
    }
}

impl LaidCards {
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

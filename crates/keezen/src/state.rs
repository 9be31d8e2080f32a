use crate::core::{Cards, Happened, Laws, Phase, Play, Table};
use kee_game::{GameTime, Seat, SeatSet, WindowId};
use serde::{Deserialize, Serialize};

/// Cards that lie face up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Who laid them; nobody, if a position was set up without their past.
    pub seat: Option<Seat>,
    /// Which.
    pub cards: Cards,
    /// What was done with the card; nothing with a hand that was thrown in.
    pub play: Option<Play>,
}

/// Everything there is to know in a game of Keezen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeezenState {
    /// Pawns, hands, deck and turn.
    pub table: Table,
    /// What lies face up since the last shuffle, the first first.
    pub laid: Vec<Laid>,
    /// What a steward has given or taken, by seat.
    pub awards: Vec<i64>,
    /// Since when the open question is open.
    pub opened: GameTime,
    /// Since when the game runs.
    pub began: GameTime,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

/// The window of the whole game's time limit. It asks nobody. Every turn and every exchange has one after it.
pub(crate) const GAME_LIMIT: WindowId = WindowId(0);

impl KeezenState {
    /// The window of the question that is open.
    pub(crate) fn window(&self) -> WindowId {
        WindowId(self.table.asks)
    }

    /// Who is asked now.
    pub(crate) fn asked(&self, laws: &Laws) -> SeatSet {
        match self.table.phase {
            _ if self.ending.is_some() => SeatSet::NONE,
            Phase::Turn => SeatSet::only(Seat::new(usize::from(self.table.turn))),
            Phase::Exchange => self.table.givers(laws),
            Phase::Dealer | Phase::Shuffle | Phase::Won => SeatSet::NONE,
        }
    }

    /// Who has left.
    pub(crate) fn left(&self, laws: &Laws) -> SeatSet {
        Seat::first(laws.seat_count()).filter(|seat| self.table.board.is_gone(seat.index())).collect()
    }

    /// The cards that lie face up.
    pub(crate) fn open_cards(laid: &[Laid]) -> Cards {
        laid.iter().flat_map(|laid| laid.cards.iter()).collect()
    }
}

impl Laid {
    /// What lies on the table because of what happened, if anything does.
    pub(crate) fn by(happened: &Happened) -> Option<Self> {
        match happened {
            Happened::Played { seat, play, .. } => {
                Some(Self { seat: Some(Seat::new(*seat)), cards: Cards::only(play.held()), play: Some(*play) })
            }
            Happened::ThrewIn(seat, cards) => Some(Self { seat: Some(Seat::new(*seat)), cards: *cards, play: None }),
            Happened::Dealt(..) | Happened::Handed { .. } | Happened::Arrived { .. } => None,
        }
    }
}

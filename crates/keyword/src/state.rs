use crate::{ChallengedPlay, Keyword, LastTurn, Letters, Order, PlayView, RackColour, Word};
use kee_game::{FirstDraw, GameTime, Seat, SeatSet, WindowId, Windows};
use kee_grid::Board;
use serde::{Deserialize, Serialize};

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeywordPhase {
    /// Letters are drawn for the first turn.
    Draw,
    /// Racks are given out by lot.
    Racks,
    /// The letters are shuffled.
    Letters,
    /// The players play.
    Play,
    /// Exchanged letters go back.
    Back,
}

impl KeywordPhase {
    /// Whether the racks have been filled.
    pub const fn is_dealt(self) -> bool {
        matches!(self, Self::Play | Self::Back)
    }
}

/// A play that can still be challenged. Its letters lie on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingPlay {
    /// The play.
    pub played: PlayView,
    /// The window for challenging it.
    pub window: WindowId,
    /// The time it opened.
    pub opened: GameTime,
    /// The seats that let it stand.
    pub waived: SeatSet,
}

/// The full state of a game of Keyword.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeywordState {
    /// The phase.
    pub phase: KeywordPhase,
    /// All letters drawn for the first turn.
    pub draws: Vec<FirstDraw>,
    /// The seats that still have to draw one.
    pub drawing: SeatSet,
    /// The rack of each seat; none before the lots are drawn.
    pub colours: Vec<RackColour>,
    /// The letters left to draw, in their order.
    pub bag: Order,
    /// The letters of each seat.
    pub racks: Vec<Letters>,
    /// Exchanged letters that are not back yet.
    pub returning: Letters,
    /// The board.
    pub board: Board,
    /// The play that is not settled yet.
    pub pending: Option<PendingPlay>,
    /// The limits on the player who took letters back this turn, before or after the new play (W5.2).
    pub correction: Option<Correction>,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The number of passes in a row.
    pub passes: u32,
    /// The number of turns in a row without a word: passes and exchanges.
    pub barren: u32,
    /// The points by seat.
    pub scores: Vec<i64>,
    /// The seat that went out.
    pub out: Option<Seat>,
    /// The seats that spelled the table's word and the party's.
    pub winners: [Option<Seat>; 2],
    /// The last turn.
    pub last: Option<LastTurn>,
    /// Its challenge, if there was one.
    pub pointed: Option<ChallengedPlay>,
    /// The windows of turns and of challenges.
    pub windows: Windows,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

impl KeywordState {
    /// Whether a seat has no letters left and none are left to draw (W6.1).
    pub(crate) fn is_rid(&self, seat: Seat) -> bool {
        self.bag.is_empty() && self.racks[seat.index()].is_empty()
    }

    /// The seat that exchanged the letters that are not back yet.
    pub(crate) fn exchanger(&self) -> Option<Seat> {
        match self.last {
            Some(LastTurn::Exchanged(seat, _)) if self.phase == KeywordPhase::Back => Some(seat),
            _ => None,
        }
    }
}

/// The limits on a player who took letters back, until that turn is over (W5.2).
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
pub struct Correction {
    /// The words found invalid this turn.
    pub struck: Vec<Word>,
    /// Whether the player has taken back a play without a challenge.
    pub withdrew: bool,
}

impl Keyword {
    /// The seat that can take back the play that is not settled: its player, once a turn (W5.4).
    pub(crate) fn withdrawer(&self, state: &KeywordState) -> Option<Seat> {
        let player = state.pending.as_ref()?.played.seat;
        let again = state.correction.as_ref().is_some_and(|correction| correction.withdrew);
        (!again && !state.left.contains(player)).then_some(player)
    }

    /// Whether the player may not pass: a correction is due, and there is a letter to exchange for (W5.2).
    pub(crate) fn must_play(&self, state: &KeywordState) -> bool {
        state.pending.is_none() && state.correction.is_some() && !state.bag.is_empty()
    }
}

impl KeywordState {
    /// The words that the player may not make this turn.
    pub(crate) fn struck(&self) -> &[Word] {
        let correction = self.correction.as_ref().filter(|_| self.pending.is_none());
        correction.map_or(&[], |correction| &correction.struck)
    }
}

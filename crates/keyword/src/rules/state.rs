use super::{Correction, LastTurn, Played, Pointed};
use crate::{Colour, Letters, Order};
use kee_game::{FirstDraw, GameTime, Seat, SeatSet, WindowId};
use kee_grid::Board;
use serde::{Deserialize, Serialize};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Letters are drawn for the first turn.
    Draw,
    /// Racks are given out by lot.
    Racks,
    /// The letters are shuffled.
    Letters,
    /// The players.
    Play,
    /// Exchanged letters go back.
    Back,
}

impl Phase {
    /// Whether the racks have been filled.
    pub const fn is_dealt(self) -> bool {
        matches!(self, Self::Play | Self::Back)
    }
}

/// A play that can still be pointed at. Its letters lie on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The play.
    pub played: Played,
    /// Where it can be pointed at.
    pub window: WindowId,
    /// Since when.
    pub opened: GameTime,
    /// Who lets it stand.
    pub waived: SeatSet,
}

/// Everything there is to know in a game of Keyword.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeywordState {
    /// What the game waits for.
    pub phase: Phase,
    /// All letters drawn for the first turn.
    pub draws: Vec<FirstDraw>,
    /// Who has still to draw one.
    pub drawing: SeatSet,
    /// The rack of each seat; none before the lots are drawn.
    pub colours: Vec<Colour>,
    /// The letters left to draw, in their order.
    pub bag: Order,
    /// What each seat holds.
    pub racks: Vec<Letters>,
    /// Exchanged letters that are not back yet.
    pub returning: Letters,
    /// What lies on the board.
    pub board: Board,
    /// The play that is not settled.
    pub pending: Option<Pending>,
    /// What binds the player who took letters back this turn, on turn or with a new play that is not settled (W5.2).
    pub correction: Option<Correction>,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns in a row were passed.
    pub passes: u32,
    /// How many turns in a row brought no word: passes and exchanges.
    pub barren: u32,
    /// The points by seat.
    pub scores: Vec<i64>,
    /// Who went out.
    pub out: Option<Seat>,
    /// Who spelled the table's word, and the party's.
    pub winners: [Option<Seat>; 2],
    /// The last turn.
    pub last: Option<LastTurn>,
    /// Whether somebody pointed at it, and what came of it.
    pub pointed: Option<Pointed>,
    /// The window of the running turn.
    pub turn_window: WindowId,
    /// Since when it runs.
    pub turn_opened: GameTime,
    /// The last window given out.
    pub windows: WindowId,
    /// Since when the game runs.
    pub began: GameTime,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl KeywordState {
    /// A window that has never been open before.
    pub(super) fn new_window(&mut self) -> WindowId {
        self.windows = self.windows.next();
        self.windows
    }

    /// Whether a seat has laid its last letter and there is none to draw (W6.1).
    pub(super) fn is_rid(&self, seat: Seat) -> bool {
        self.bag.is_empty() && self.racks[seat.index()].is_empty()
    }

    /// Who exchanged the letters that are not back yet.
    pub(super) fn exchanger(&self) -> Option<Seat> {
        match self.last {
            Some(LastTurn::Exchanged(seat, _)) if self.phase == Phase::Back => Some(seat),
            _ => None,
        }
    }
}

use super::{Doubt, Ground, Layout, Pending, Word};
use kee_game::{GameTime, Seat, SeatSet, WindowId};
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};

/// A tile a player picked, and the upper left letter of its reverse (K2.2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// Who.
    pub seat: Seat,
    /// The tile, by its place in the maze from 0, row by row.
    pub place: usize,
    /// What its reverse shows.
    pub letter: char,
}

impl Pick {
    pub(super) fn new(seat: Seat, place: usize, letter: Letter) -> Self {
        Self { seat, place, letter: letter.to_char().to_ascii_uppercase() }
    }
}

/// A challenge and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Challenged {
    /// Whose word it was.
    pub seat: Seat,
    /// Who challenged it.
    pub by: Seat,
    /// The word.
    pub word: Word,
    /// Whether it is a word.
    pub good: bool,
    /// Whether it counts twice now: a good word does, unless tiles are what counts (K9.4).
    pub doubled: bool,
}

/// Everything there is to know in a game of Keesdrow.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeesdrowState {
    /// The tiles as they were laid; unknown before that, and in a position that was set up.
    pub layout: Option<Layout>,
    /// What is settled.
    pub ground: Ground,
    /// What is not.
    pub pending: Option<Pending>,
    /// All picks for the first turn (K2.2).
    pub picks: Vec<Pick>,
    /// Who has still to pick.
    pub picking: SeatSet,
    /// Who had the turn last; the next one is to the left.
    pub last: Seat,
    /// How many turns each seat has had.
    pub turns: Vec<u32>,
    /// How many turns in a row have brought no word.
    pub barren: u32,
    /// Points, or tiles in Four Score, by seat; a team's are the sum of its seats'.
    pub scores: Vec<i64>,
    /// The last challenge.
    pub challenged: Option<Challenged>,
    /// The window of the running turn.
    pub turn_window: WindowId,
    /// Since when it runs.
    pub turn_opened: GameTime,
    /// The last window given out.
    pub windows: WindowId,
    /// Since when the game runs.
    pub began: GameTime,
    /// Whether the time for the whole game is up; the turn that can be challenged is settled first (K7.6).
    pub time_up: bool,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl KeesdrowState {
    /// What the next word will find: what is settled, with the words that are not yet.
    pub fn current(&self) -> &Ground {
        self.pending.as_ref().map_or(&self.ground, |pending| &pending.ahead)
    }

    /// The turn that can be challenged, with its time.
    pub(super) fn doubted(&self) -> Option<(&Pending, &Doubt)> {
        self.pending.as_ref().and_then(|pending| pending.doubt.as_ref().map(|doubt| (pending, doubt)))
    }

    /// A window that has never been open before.
    pub(super) fn new_window(&mut self) -> WindowId {
        self.windows = self.windows.next();
        self.windows
    }
}

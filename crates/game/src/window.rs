use crate::{GameTime, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of a window, never reused in a game, so that a late expiry can't hit the wrong one. Written `w7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WindowId(pub u32);

impl WindowId {
    /// The window of the time limit of a whole game, which asks nobody. All other windows come after it.
    pub const GAME_LIMIT: Self = Self(0);

    /// The id after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for WindowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "w{}", self.0)
    }
}

crate::text_form!(WindowId, "a window such as `w7`", |text| text.strip_prefix('w')?.parse().ok().map(Self));

/// The way the seats of a window answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// The game continues when its seat has acted, once or as often as the rules allow.
    Turn,
    /// Its seats may act but need not, as in a challenge. The rules close it when another seat moves on.
    Open,
    /// Everyone answers unseen. Nothing is resolved before the last answer or the expiry, and the order of answers
    /// makes no difference.
    Sealed,
}

/// An open question: the seats it asks, its deadline, and the manner of answering.
///
/// A window without seats asks nobody: it is the time limit of a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Window {
    /// Its number, as an expiry names it.
    pub id: WindowId,
    /// The way it is answered.
    pub manner: Manner,
    /// The seats that may still answer.
    pub seats: SeatSet,
    /// The time when it runs out. Without a deadline, only the table's own clock ends it.
    pub deadline: Option<GameTime>,
}

impl Window {
    /// A window that runs out this many seconds after it was opened, if ever.
    pub fn since(opened: GameTime, seconds: Option<u32>, id: WindowId, manner: Manner, seats: SeatSet) -> Self {
        Self { id, manner, seats, deadline: seconds.map(|seconds| opened.plus_seconds(seconds)) }
    }

    /// Whether its expiry ends the turn of this seat, or the whole game.
    pub(crate) fn ends_turn_of(&self, seat: Seat) -> bool {
        self.seats.is_empty() || (self.manner == Manner::Turn && self.seats.contains(seat))
    }
}

/// The windows of a game that asks one question at a time, mostly turns. They are numbered in order, and a window
/// opened beside them takes the next number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Windows {
    /// The window of the open question; before the first one, that of the game.
    pub open: WindowId,
    /// The time when it was opened.
    pub opened: GameTime,
    /// The last number given out.
    pub last: WindowId,
    /// The time when the game began.
    pub began: GameTime,
}

impl Windows {
    /// The windows before the first question.
    pub const NONE: Self =
        Self { open: WindowId::GAME_LIMIT, opened: GameTime::ZERO, last: WindowId::GAME_LIMIT, began: GameTime::ZERO };

    /// A new window number.
    pub fn fresh(&mut self) -> WindowId {
        self.last = self.last.next();
        self.last
    }

    /// Opens the next question.
    pub fn open_next(&mut self, at: GameTime) {
        (self.open, self.opened) = (self.fresh(), at);
    }

    /// The open question, which runs out after this many seconds.
    pub fn question(&self, manner: Manner, seats: SeatSet, seconds: Option<u32>) -> Window {
        Window::since(self.opened, seconds, self.open, manner, seats)
    }

    /// The time limit of the whole game, if it has one.
    pub fn limit(&self, seconds: Option<u32>) -> Option<Window> {
        seconds.map(|_| Window::since(self.began, seconds, WindowId::GAME_LIMIT, Manner::Turn, SeatSet::NONE))
    }
}

/// The next step that a game is waiting for: chance, players, or none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wait {
    /// A deal, a draw or a throw; nothing else is accepted before it.
    Chance,
    /// The seats in these windows.
    Players(Vec<Window>),
    /// Nothing more.
    Over(Outcome),
}

impl Wait {
    /// The open windows; none while chance is due or after the game.
    pub fn windows(&self) -> &[Window] {
        match self {
            Self::Players(windows) => windows,
            Self::Chance | Self::Over(_) => &[],
        }
    }

    /// The seats that may act now.
    pub fn asked(&self) -> SeatSet {
        self.windows().iter().fold(SeatSet::NONE, |asked, window| asked.or(window.seats))
    }

    /// The first window that has run out at this time.
    pub fn due(&self, at: GameTime) -> Option<WindowId> {
        let run_out = |window: &&Window| window.deadline.is_some_and(|deadline| deadline <= at);
        self.windows().iter().find(run_out).map(|window| window.id)
    }

    /// The time when the first of the open windows runs out, if any does.
    pub fn first_deadline(&self) -> Option<GameTime> {
        self.windows().iter().filter_map(|window| window.deadline).min()
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Chance | Self::Players(_) => None,
        }
    }
}

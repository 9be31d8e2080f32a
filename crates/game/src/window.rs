use crate::{GameTime, Outcome, Seat, SeatSet, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The number of a window, never used twice in a game, so that a late expiry cannot hit the wrong one. Written `w7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WindowId(pub u32);

impl WindowId {
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

impl FromStr for WindowId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let number = text.strip_prefix('w').and_then(crate::text::plain_number);
        number.map(Self).ok_or_else(|| Unreadable::new("a window such as `w7`", text))
    }
}

crate::serde_as_text!(WindowId);

/// In what way the seats of a window answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// The game goes on when its seat has acted, once or as often as the rules let it.
    Turn,
    /// Its seats may act and need not: a challenge. The rules close it when somebody else moves on.
    Open,
    /// Everyone answers unseen. Nothing is resolved before the last answer or the expiry, and who answered first
    /// makes no difference.
    Sealed,
}

/// A question that is open now: to whom, until when, and in what manner it is answered.
///
/// A window without seats asks nobody: it is the time limit of a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Window {
    /// By which an expiry names it.
    pub id: WindowId,
    /// How it is answered.
    pub manner: Manner,
    /// Who may still answer.
    pub seats: SeatSet,
    /// From when on it counts as run out. Without one, only the table's own clock ends it.
    pub deadline: Option<GameTime>,
}

impl Window {
    /// Whether its expiry ends the turn of this seat, or the whole game.
    pub(crate) fn ends_turn_of(&self, seat: Seat) -> bool {
        self.seats.is_empty() || (self.manner == Manner::Turn && self.seats.contains(seat))
    }
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wait {
    /// A deal, a draw or a throw; nothing else is taken before it.
    Chance,
    /// The seats in these windows.
    Players(Vec<Window>),
    /// Nothing more.
    Over(Outcome),
}

impl Wait {
    /// The open windows; none while chance is due or when the game is over.
    pub fn windows(&self) -> &[Window] {
        match self {
            Self::Players(windows) => windows,
            Self::Chance | Self::Over(_) => &[],
        }
    }

    /// Everyone who may act now.
    pub fn asked(&self) -> SeatSet {
        self.windows().iter().fold(SeatSet::NONE, |asked, window| asked.or(window.seats))
    }

    /// The first window that has run out at this time.
    pub fn due(&self, at: GameTime) -> Option<WindowId> {
        let run_out = |window: &&Window| window.deadline.is_some_and(|deadline| deadline <= at);
        self.windows().iter().find(run_out).map(|window| window.id)
    }

    /// When the first of the open windows runs out, if any does.
    pub fn first_deadline(&self) -> Option<GameTime> {
        self.windows().iter().filter_map(|window| window.deadline).min()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Chance | Self::Players(_) => None,
        }
    }
}

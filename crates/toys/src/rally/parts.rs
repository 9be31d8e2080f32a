use kee_game::{Message, Reason, Seat, SeatSet, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The one thing to do: `hit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RallyAction;

impl fmt::Display for RallyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hit")
    }
}

impl FromStr for RallyAction {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "hit" { Ok(Self) } else { Err(Unreadable::new("`hit`", text)) }
    }
}

kee_game::serde_as_text!(RallyAction);

/// Everything there is to know in a rally.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RallyState {
    /// How often the ball was hit.
    pub hits: u32,
    /// Whose turn it is.
    pub turn: Seat,
    /// Points by seat: one a hit, and what a steward gave or took.
    pub scores: Vec<i64>,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

/// What a viewer may know: everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RallyView {
    /// How often the ball was hit.
    pub hits: u32,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Points by seat.
    pub scores: Vec<i64>,
}

/// What happened. Nothing is hidden, so it is also what everyone hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RallyEvent {
    /// A seat hit the ball.
    Hit(Seat),
    /// A seat let it pass.
    Missed(Seat),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// The game is over.
    Ended,
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RallyRefusal {
    /// That ruling has no meaning here.
    NoSuchRuling,
    /// Nothing is left to chance here.
    NoChance,
}

kee_game::messages! {
    /// What this game refuses.
    pub(super) REFUSALS;
    no_such_ruling();
    no_chance();
}

impl Reason for RallyRefusal {
    fn message(&self) -> Message {
        match self {
            Self::NoSuchRuling => no_such_ruling(),
            Self::NoChance => no_chance(),
        }
    }
}

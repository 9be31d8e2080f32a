use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The only action: `hit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RallyAction;

impl fmt::Display for RallyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hit")
    }
}

kee_game::text_form!(RallyAction, "`hit`", |_| Some(Self));

/// The full state of a rally.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RallyState {
    /// The number of hits.
    pub hits: u32,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// Points by seat: one per hit, and points that stewards gave or took.
    pub scores: Vec<i64>,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

/// The view of a rally. Nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RallyView {
    /// The number of hits.
    pub hits: u32,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// Points by seat.
    pub scores: Vec<i64>,
}

kee_game::message_enum! {
    /// An event. Nothing is hidden, so it is also the notice for everyone.
    #[derive(Copy, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum RallyEvent {
        /// A seat hit the ball.
        Hit(name: Seat) = "rally-log-hit"(name),
        /// A seat missed the ball.
        Missed(name: Seat) = "rally-log-missed"(name),
        /// A seat left.
        Left(name: Seat) = "rally-log-left"(name),
        /// A steward gave or took points.
        Awarded(name: Seat, points: i32) = "rally-log-awarded"(name, points),
        /// The game is over.
        Ended = "rally-log-ended"(),
    }
}

kee_game::message_enum! {
    /// A reason to refuse an input.
    pub enum RallyRefusal: Reason {
        /// The ruling does not apply to this game.
        NoSuchRuling = "no_such_ruling"(),
        /// Nothing is left to chance here.
        NoChance = "no_chance"(),
    }
}

use kee_game::Seat;
use serde::{Deserialize, Serialize};

kee_game::message_enum! {
    /// An event. Nothing is hidden, so it is also the notice for everyone.
    #[derive(Copy, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum NewGameEvent {
        /// A seat took this many counters.
        Took(name: Seat, count: u32) = "newgame-log-took"(name, count),
        /// A seat ran out of time and took one counter.
        Late(name: Seat) = "newgame-log-late"(name),
        /// A seat left.
        Left(name: Seat) = "newgame-log-left"(name),
        /// A steward gave or took points.
        Awarded(name: Seat, points: i32) = "newgame-log-awarded"(name, points),
        /// A seat won.
        Won(name: Seat) = "newgame-log-won"(name),
        /// A steward ended the game.
        Ended = "newgame-log-ended"(),
    }
}

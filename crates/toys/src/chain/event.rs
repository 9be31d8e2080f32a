use super::ChainWord;
use kee_game::Seat;
use serde::{Deserialize, Serialize};

kee_game::message_enum! {
    /// An event. Nothing is hidden in this game, so it is also the notice for everyone.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum ChainEvent {
        /// The first word begins with this letter.
        Begins(letter: char) = "chain-log-begins"(letter),
        /// A seat said a word.
        Said(name: Seat, word: ChainWord) = "chain-log-said"(name, word, points = word.points()),
        /// A seat passed.
        Passed(name: Seat) = "chain-log-passed"(name),
        /// A seat ran out of time.
        TimeUp(name: Seat) = "chain-log-time-up"(name),
        /// A steward ended a seat's turn.
        Forfeited(name: Seat) = "chain-log-forfeited"(name),
        /// A steward struck a seat's word, which scores nothing.
        Struck(name: Seat, word: ChainWord) = "chain-log-struck"(name, word),
        /// A seat left.
        Left(name: Seat) = "chain-log-left"(name),
        /// A steward gave or took points.
        Awarded(name: Seat, points: i32) = "chain-log-awarded"(name, points),
        /// The game is over.
        Ended = "chain-log-ended"(),
    }
}

use super::Machine;
use kee_game::Seat;

/// Something that an event has to know of a table it has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableNews {
    pub(crate) machine: Machine,
    pub(crate) what: WhatNews,
}

/// What it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum WhatNews {
    /// A game is over.
    Finished,
    /// Words were made, which may win a prize.
    Spelled { seat: Seat, words: Vec<String> },
}

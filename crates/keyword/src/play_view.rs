use crate::Word;
use kee_game::{Seat, SeatSet};
use kee_grid::Placement;
use serde::{Deserialize, Serialize};

/// A play as everyone sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayView {
    /// Its player.
    pub seat: Seat,
    /// The word and its place.
    pub placement: Placement,
    /// Every word it makes, the long one first.
    pub words: Vec<Word>,
    /// The keywords among them (W4.2).
    pub keywords: Vec<Word>,
    /// Its score.
    pub score: i32,
    /// The score that its player called (W3.3).
    pub called: Option<u32>,
}

impl PlayView {
    /// The word that was placed, in capitals.
    pub(crate) fn word(&self) -> String {
        self.placement.word().to_ascii_uppercase()
    }
}

/// The last turn, as everyone saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastTurn {
    /// A word was placed.
    Played(PlayView),
    /// A seat passed.
    Passed(Seat),
    /// A seat exchanged this many letters.
    Exchanged(Seat, usize),
}

/// A challenge of a play (W5.2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChallengedPlay {
    /// The player of the play.
    pub seat: Seat,
    /// The challenger.
    pub by: Seat,
    /// Its words that are not in the dictionary.
    pub bad: Vec<Word>,
}

/// A play that can still be challenged, as everyone sees it. Its letters lie on the board, but it is not scored yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingPlayView {
    /// The play.
    pub played: PlayView,
    /// The seats that can still challenge it.
    pub pointers: SeatSet,
    /// Whether the game is over if it stands.
    pub decides: bool,
    /// Whether its player can still take it back.
    pub withdrawable: bool,
}

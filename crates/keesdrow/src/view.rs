use crate::{ChallengedWord, Ground, KeesdrowState, Pick, WalkedWord};
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A word of a turn that is not settled yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingWord {
    /// Its number in the turn, from 1, which it keeps when another word is struck.
    pub number: u16,
    /// The word.
    pub played: WalkedWord,
    /// Whether nobody has challenged it yet.
    pub open: bool,
}

/// The words of a turn that are not settled yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingTurnView {
    /// The player of the turn.
    pub seat: Seat,
    /// The words; the ground already includes them.
    pub words: Vec<PendingWord>,
    /// The seats that can still challenge them; none while the turn is running.
    pub challengers: SeatSet,
    /// Whether the game is over if they stand.
    pub decides: bool,
}

/// The view of a game. Nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeesdrowView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The ground for the next word, including words that are not settled yet.
    pub ground: Ground,
    /// The words that are not settled yet.
    pub pending: Option<PendingTurnView>,
    /// All picks for the first turn.
    pub picks: Vec<Pick>,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// The number of turns each seat has had.
    pub turns: Vec<u32>,
    /// The number of turns in a row without a word.
    pub barren: u32,
    /// Points, or tiles in Four Score, by seat, without words that are not settled.
    pub scores: Vec<i64>,
    /// The last challenge.
    pub challenged: Option<ChallengedWord>,
    /// Whether the viewer may look words up during play (K6.4).
    pub may_look_up: bool,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

impl PendingTurnView {
    pub(crate) fn new(state: &KeesdrowState, challengers: SeatSet) -> Option<Self> {
        let pending = state.pending.as_ref()?;
        let word = |(number, played): (u16, &WalkedWord)| {
            let open = played.challenged.is_none();
            PendingWord { number, played: played.clone(), open }
        };
        Some(Self {
            seat: pending.seat,
            words: pending.numbered().map(word).collect(),
            challengers,
            decides: pending.doubt.as_ref().is_some_and(|doubt| doubt.decides),
        })
    }

    /// The total score of the words.
    pub fn counts(&self) -> u32 {
        self.words.iter().map(|word| word.played.counts).sum()
    }
}

use super::{Challenged, Ground, KeesdrowState, Pick, Played};
use kee_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A word of a turn that is not settled yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingWord {
    /// Its number in the turn, from 1. It keeps it when another word is struck.
    pub number: u16,
    /// The word.
    pub played: Played,
    /// Whether nobody has challenged it yet.
    pub open: bool,
}

/// The words of a turn that are not settled yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PendingView {
    /// Whose they are.
    pub seat: Seat,
    /// The words; they are on the ground already, as they are on a table.
    pub words: Vec<PendingWord>,
    /// Who may still challenge them; nobody while the turn runs.
    pub challengers: SeatSet,
    /// Whether the game is over if they stand.
    pub decides: bool,
}

/// What a viewer may know: everything, for nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeesdrowView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// What the next word will find, the words that are not settled yet among it.
    pub ground: Ground,
    /// The words that are not settled yet.
    pub pending: Option<PendingView>,
    /// All picks for the first turn.
    pub picks: Vec<Pick>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// How many turns each seat has had.
    pub turns: Vec<u32>,
    /// How many turns in a row have brought no word.
    pub barren: u32,
    /// Points, or tiles in Four Score, by seat; those that are not settled are not among them.
    pub scores: Vec<i64>,
    /// The last challenge.
    pub challenged: Option<Challenged>,
    /// Whether the viewer may consult the dictionary during play (K6.4).
    pub may_look_up: bool,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl PendingView {
    pub(super) fn new(state: &KeesdrowState, challengers: SeatSet) -> Option<Self> {
        let pending = state.pending.as_ref()?;
        let word = |(number, played): (u16, &Played)| {
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

    /// What the words count together.
    pub fn counts(&self) -> u32 {
        self.words.iter().map(|word| word.played.counts).sum()
    }
}

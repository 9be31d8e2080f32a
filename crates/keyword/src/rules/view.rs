use super::{LastTurn, PendingView, Phase, Pointed, PrizeView};
use crate::{Colour, Letters, Word};
use kee_game::{FirstDraw, Seat, SeatSet};
use kee_grid::Board;
use serde::{Deserialize, Serialize};

/// What a viewer may know: the board, their own letters, how many the others hold, and all that was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeywordView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// What the game waits for.
    pub phase: Phase,
    /// All letters drawn for the first turn.
    pub draws: Vec<FirstDraw>,
    /// The rack of each seat; none before the lots are drawn.
    pub colours: Vec<Colour>,
    /// What lies on the board, a play that is not settled yet among it.
    pub board: Board,
    /// The viewer's own letters.
    pub rack: Letters,
    /// How many letters each seat holds.
    pub held: Vec<usize>,
    /// The letters of all seats, once the game is over.
    pub racks: Option<Vec<Letters>>,
    /// How many letters are left to draw.
    pub left_to_draw: usize,
    /// The play that can still be pointed at.
    pub pending: Option<PendingView>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The words found bad this turn, which the player on turn may not make again.
    pub struck: Vec<Word>,
    /// Whether the player on turn may not pass.
    pub must_play: bool,
    /// The points by seat, without those that are not settled.
    pub scores: Vec<i64>,
    /// How many turns in a row were passed.
    pub passes: u32,
    /// How many turns in a row brought no word.
    pub barren: u32,
    /// The last turn.
    pub last: Option<LastTurn>,
    /// Whether somebody pointed at it, and what came of it.
    pub pointed: Option<Pointed>,
    /// The prizes there are.
    pub prizes: Vec<PrizeView>,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

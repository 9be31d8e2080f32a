use crate::{
    ChallengedPlay, KeywordPhase, KeywordState, LastTurn, Letters, PendingPlayView, PrizeWordView, RackColour, Word,
};
use kee_game::{FirstDraw, Seat, SeatSet};
use kee_grid::Board;
use serde::{Deserialize, Serialize};

/// The view of a game: the board, the viewer's own letters, the number of the others' letters, and all public events.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeywordView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The phase.
    pub phase: KeywordPhase,
    /// All letters drawn for the first turn.
    pub draws: Vec<FirstDraw>,
    /// The rack of each seat; none before the lots are drawn.
    pub colours: Vec<RackColour>,
    /// The board, including a play that is not settled yet.
    pub board: Board,
    /// The viewer's own letters.
    pub rack: Letters,
    /// The number of letters each seat holds.
    pub held: Vec<usize>,
    /// The letters of all seats, once the game is over.
    pub racks: Option<Vec<Letters>>,
    /// The number of letters left to draw.
    pub left_to_draw: usize,
    /// The play that can still be challenged.
    pub pending: Option<PendingPlayView>,
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// The words found invalid this turn, which the player may not make again.
    pub struck: Vec<Word>,
    /// Whether the player whose turn it is may not pass.
    pub must_play: bool,
    /// The points by seat, without a play that is not settled yet.
    pub scores: Vec<i64>,
    /// The number of passes in a row.
    pub passes: u32,
    /// The number of turns in a row without a word.
    pub barren: u32,
    /// The last turn.
    pub last: Option<LastTurn>,
    /// Its challenge, if there was one.
    pub pointed: Option<ChallengedPlay>,
    /// The prizes.
    pub prizes: Vec<PrizeWordView>,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, once the game is over.
    pub ending: Option<String>,
}

/// A player's sight: the board, their letters and the colour of their rack.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The board.
    pub board: &'a Board,
    /// Their letters.
    pub rack: &'a Letters,
    /// The colour of their rack.
    pub colour: RackColour,
}

impl KeywordState {
    /// The sight of a seat; none before the racks are given out.
    pub fn sight(&self, seat: Seat) -> Option<Sight<'_>> {
        let colour = *self.colours.get(seat.index())?;
        Some(Sight { board: &self.board, rack: self.racks.get(seat.index())?, colour })
    }
}

impl KeywordView {
    /// The sight of the viewer; none for spectators and before the racks are given out.
    pub fn sight(&self) -> Option<Sight<'_>> {
        let colour = *self.colours.get(self.seat?.index())?;
        Some(Sight { board: &self.board, rack: &self.rack, colour })
    }
}

use crate::{BoardSeed, Boons, Hand, Keebble, KeebbleState, LetterAnswer, Paper, Power, Stage, TurnSummary};
use kee_game::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// The knowledge of a viewer: everything except other players' answers that are not shown yet. Hands are public (B1.4).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeebbleView {
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// The sheet.
    pub paper: Paper,
    /// The seed it was generated from.
    pub seed: Option<BoardSeed>,
    /// The hands by seat.
    pub hands: Vec<Hand>,
    /// The scores by seat.
    pub scores: Vec<i64>,
    /// The next step.
    pub stage: Stage,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The seats that are asked now.
    pub asked: SeatSet,
    /// The boons of the player whose turn it is.
    pub boons: Boons,
    /// The special cells that player can still use.
    pub powers: Vec<Power>,
    /// The seats that have answered, unseen.
    pub answered: SeatSet,
    /// The viewer's answer, if it is not shown yet.
    pub answer: Option<LetterAnswer>,
    /// This turn so far.
    pub heard: TurnSummary,
    /// The previous turn.
    pub before: Option<TurnSummary>,
    /// The number of turns in a row that changed nothing.
    pub idle: u32,
    /// Whether turns are only words (B5.1).
    pub endgame: bool,
    /// The seats that have left.
    pub left: SeatSet,
    /// The ending, if the game is over.
    pub ending: Option<String>,
}

impl KeebbleView {
    pub(crate) fn new(rules: &Keebble, state: &KeebbleState, viewer: Viewer) -> Self {
        let own = state.sealed.iter().find(|(seat, _)| viewer.is(*seat));
        Self {
            seat: viewer.seat(),
            paper: state.paper.clone(),
            seed: state.seed.clone(),
            hands: state.hands.clone(),
            scores: rules.scores(state),
            stage: state.stage,
            turn: state.turn,
            asked: rules.asked(state),
            boons: state.boons.clone(),
            powers: state.powers.clone(),
            answered: state.sealed.iter().map(|(seat, _)| *seat).collect(),
            answer: own.map(|(_, answer)| *answer),
            heard: state.heard.clone(),
            before: state.before.clone(),
            idle: state.idle,
            endgame: state.endgame,
            left: state.left,
            ending: state.ending.clone(),
        }
    }
}

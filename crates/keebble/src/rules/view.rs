use super::{Answer, Boons, Hand, Heard, Keebble, KeebbleState, Power, Stage};
use crate::{BoardSeed, Paper};
use kee_game::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know: everything but the answers of others that are not shown yet. Hands are public (B1.4).
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
    /// What comes next.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is asked now.
    pub asked: SeatSet,
    /// What the player on turn has gained for this turn.
    pub boons: Boons,
    /// The special cells that player has still to use.
    pub powers: Vec<Power>,
    /// Who has answered, unseen.
    pub answered: SeatSet,
    /// What the viewer has answered, if it is not shown yet.
    pub answer: Option<Answer>,
    /// This turn so far.
    pub heard: Heard,
    /// The turn before.
    pub before: Option<Heard>,
    /// How many turns in a row have changed nothing.
    pub idle: u32,
    /// Whether turns are only words (B5.1).
    pub endgame: bool,
    /// Who has left.
    pub left: SeatSet,
    /// How it ended, if it has.
    pub ending: Option<String>,
}

impl KeebbleView {
    pub(super) fn new(rules: &Keebble, state: &KeebbleState, viewer: Viewer) -> Self {
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

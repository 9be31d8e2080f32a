use crate::{Keyword, KeywordAction, KeywordState};
use kee_game::{Reviewed, Seat};

impl Reviewed for Keyword {
    /// The score of a word; a pass and an exchange score nothing.
    fn worth(&self, state: &KeywordState, seat: Seat, action: &KeywordAction) -> Option<i64> {
        match action {
            KeywordAction::Play { placement, .. } => {
                let checked = self.check(&state.sight(seat)?, placement).ok()?;
                Some(i64::from(checked.score.total()))
            }
            KeywordAction::Exchange(_) | KeywordAction::Pass => Some(0),
            KeywordAction::Point | KeywordAction::Let | KeywordAction::Withdraw => None,
        }
    }

    /// The best-scoring word of the table's dictionary, or a pass if there is none.
    fn best(&self, state: &KeywordState, seat: Seat) -> Option<(KeywordAction, i64)> {
        let best = self.best_placement(&state.sight(seat)?);
        Some(best.map_or((KeywordAction::Pass, 0), |best| {
            (KeywordAction::Play { placement: best.placement, call: None }, i64::from(best.score))
        }))
    }
}

use crate::{Keebble, KeebbleAction, KeebbleState, Stage};
use kee_game::{Reviewed, Seat};

impl Reviewed for Keebble {
    /// The score of a word; a turn without a word scores nothing.
    fn worth(&self, state: &KeebbleState, seat: Seat, action: &KeebbleAction) -> Option<i64> {
        match action {
            KeebbleAction::Play(placement) => {
                self.judge(&state.paper, &state.hands, seat, placement).ok().map(|judged| judged.score.total)
            }
            KeebbleAction::Pass | KeebbleAction::Make(..) if state.stage == Stage::Word => Some(0),
            _ => None,
        }
    }

    /// The play that scores most with the table's dictionary; none if nothing could be played.
    fn best(&self, state: &KeebbleState, seat: Seat) -> Option<(KeebbleAction, i64)> {
        let (placement, points) = self.best_play(&state.paper, &state.hands, seat, |_| true)?;
        Some((KeebbleAction::Play(placement), points))
    }
}

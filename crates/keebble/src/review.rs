use crate::{Keebble, KeebbleAction, KeebbleState, Stage};
use kee_game::{Reviewed, Seat};

impl Reviewed for Keebble {
    /// What a word brings; a turn in which no word is played brings nothing.
    fn worth(&self, state: &KeebbleState, seat: Seat, action: &KeebbleAction) -> Option<i64> {
        match action {
            KeebbleAction::Play(placement) => {
                self.judge(&state.paper, &state.hands, seat, placement).ok().map(|judged| judged.score.total)
            }
            KeebbleAction::Pass | KeebbleAction::Make(..) if state.stage == Stage::Word => Some(0),
            _ => None,
        }
    }

    /// The word of the table's dictionary that brings most; none if nothing could be played.
    fn best(&self, state: &KeebbleState, seat: Seat) -> Option<(KeebbleAction, i64)> {
        let (placement, points) = self.best_play(&state.paper, &state.hands, seat, |_| true)?;
        Some((KeebbleAction::Play(placement), points))
    }
}

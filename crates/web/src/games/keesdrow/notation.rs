use crate::games::trail::moves;
use kee_game::{Json, Seat};
use keesdrow::{KeesdrowAction, KeesdrowEvent};

/// The moves of a step, as records have them, with what a word scores.
pub(super) fn notation(notices: &Json) -> Vec<(Seat, String)> {
    moves(notices, |event| match event {
        KeesdrowEvent::Played(seat, played) => {
            let counts = if played.won.is_empty() { played.counts } else { 0 };
            let action = KeesdrowAction::Play { word: played.word, walk: played.walk };
            Some((seat, if counts > 0 { format!("{action} +{counts}") } else { action.to_string() }))
        }
        KeesdrowEvent::Passed(seat) => Some((seat, KeesdrowAction::Pass.to_string())),
        KeesdrowEvent::Waived(seat) => Some((seat, KeesdrowAction::Let.to_string())),
        KeesdrowEvent::Challenged(challenged) => Some((challenged.by, KeesdrowAction::Challenge(None).to_string())),
        _ => None,
    })
}

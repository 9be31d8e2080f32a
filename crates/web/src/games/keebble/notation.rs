use crate::games::trail::moves;
use kee_game::{Json, Seat};
use keebble::{KeebbleAction, KeebbleEvent};

/// The moves of a step, as records have them, with what a word scores.
pub(super) fn notation(notices: &Json) -> Vec<(Seat, String)> {
    moves(notices, |event| {
        let (seat, action) = match event {
            KeebbleEvent::Claimed(seat, square) => (seat, KeebbleAction::Claim(square)),
            KeebbleEvent::Played(seat, played) => {
                return Some((seat, format!("{} +{}", KeebbleAction::Play(played.placement), played.points)));
            }
            KeebbleEvent::Made(seat, square, special) => (seat, KeebbleAction::Make(square, special)),
            KeebbleEvent::Passed(seat) => (seat, KeebbleAction::Pass),
            KeebbleEvent::Stole(seat, from, letter) => (seat, KeebbleAction::Steal(from, letter)),
            KeebbleEvent::CrossedOut(seat, square) => (seat, KeebbleAction::Destroy(square)),
            KeebbleEvent::Placed(seat, square, letter) => (seat, KeebbleAction::Place(square, letter)),
            KeebbleEvent::Asked(seat, letters, kept) => {
                let keep = (kept != letters && !kept.is_empty()).then_some(kept);
                (seat, KeebbleAction::Ask { letters, keep })
            }
            KeebbleEvent::Took(seat, letter) => (seat, KeebbleAction::Take(letter)),
            KeebbleEvent::Walled(seat, border) => (seat, KeebbleAction::Wall(border)),
            _ => return None,
        };
        Some((seat, action.to_string()))
    })
}

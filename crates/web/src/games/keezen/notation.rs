use crate::games::trail::moves;
use kee_game::{Json, Seat};
use keezen::{KeezenAction, KeezenNotice};

/// The moves of a step, as records have them. A card given unseen has none.
pub(super) fn notation(notices: &Json) -> Vec<(Seat, String)> {
    moves(notices, |notice| match notice {
        KeezenNotice::Played { seat, play, .. } => Some((seat, KeezenAction::Play(play).to_string())),
        KeezenNotice::Handed(seat, _, Some(card)) => Some((seat, KeezenAction::Give(card).to_string())),
        KeezenNotice::ThrewIn(seat, _) => Some((seat, KeezenAction::ThrowIn.to_string())),
        _ => None,
    })
}

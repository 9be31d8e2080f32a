use crate::games::trail::moves;
use kee_game::{Json, Seat};
use keyword::{KeywordAction, KeywordNotice};

/// The moves of a step, as records have them, with what a word scores.
pub(super) fn notation(notices: &Json) -> Vec<(Seat, String)> {
    moves(notices, |notice| match notice {
        KeywordNotice::Played(play) => {
            let action = KeywordAction::Play { placement: play.placement, call: play.called };
            // A called score is part of the move.
            let score = if play.called.is_none() { format!(" +{}", play.score) } else { String::new() };
            Some((play.seat, format!("{action}{score}")))
        }
        KeywordNotice::Passed(seat) => Some((seat, KeywordAction::Pass.to_string())),
        // The letters of others are hidden.
        KeywordNotice::Exchanged(seat, count, letters) => Some((
            seat,
            letters.map_or_else(|| format!("-{count}"), |(back, _)| KeywordAction::Exchange(back).to_string()),
        )),
        KeywordNotice::Waived(seat) => Some((seat, KeywordAction::Let.to_string())),
        KeywordNotice::TookBack(seat) => Some((seat, KeywordAction::Withdraw.to_string())),
        _ => None,
    })
}

//! What a bot answers to the play before, where the table judges (W5.2).

use kee_game::Seen;
use keyword::{Keyword, KeywordAction};

/// Whether this seat is asked if it points, and the play before has a word that is not known. Pointing costs nothing
/// (W5.3), so a bot points at every one of them.
pub(super) fn sees_unknown(seen: &Seen<'_, Keyword>, knows: impl Fn(&str) -> bool) -> bool {
    let pending = seen.view().pending.as_ref().filter(|pending| pending.pointers.contains(seen.seat()));
    pending.is_some_and(|pending| pending.played.words.iter().any(|word| !knows(&word.to_lowercase())))
}

/// The answer of a bot, unless it goes on to its own turn: that lets the play before stand as well.
pub(super) fn answer(seen: &Seen<'_, Keyword>, points: bool) -> Option<KeywordAction> {
    let is_turn = seen.view().turn == Some(seen.seat());
    match (points, is_turn) {
        (true, _) => Some(KeywordAction::Point),
        (false, false) => Some(KeywordAction::Let),
        (false, true) => None,
    }
}

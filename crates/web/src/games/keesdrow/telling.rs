use crate::{lang, t};
use kee_game::Names;
use keesdrow::KeesdrowView;

/// The last thing that is seen on the board, for those who were away: a word, or what was picked for the first turn.
pub(super) fn last_seen(view: &KeesdrowView, names: &Names) -> Option<String> {
    if let Some(played) = view.ground.played.last() {
        return Some(lang::tell(&played.told(played.by?), names));
    }
    let first = view.turn.filter(|_| !view.picks.is_empty() && view.turns.iter().all(|turns| *turns == 0))?;
    let picks = view.picks.iter().map(|pick| format!("{} {}", names.of(pick.seat), pick.letter));
    Some(t!("keesdrow-picked", picks = picks.collect::<Vec<_>>().join(", "), name = names.of(first)))
}

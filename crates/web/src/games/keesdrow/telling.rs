use crate::{games::At, lang, t};
use keesdrow::KeesdrowView;
use leptos::prelude::Get;

/// The last thing that is seen on the board, for those who were away: a word, or what was picked for the first turn.
pub(super) fn last_seen(view: &KeesdrowView, at: At) -> Option<String> {
    if let Some(played) = view.ground.played.last() {
        return Some(lang::tell(&played.told(played.by?), &at.names.get()));
    }
    let first = view.turn.filter(|_| !view.picks.is_empty() && view.turns.iter().all(|turns| *turns == 0))?;
    let picks = view.picks.iter().map(|pick| format!("{} {}", at.name(pick.seat), pick.letter));
    let picks = picks.collect::<Vec<_>>().join(", ");
    Some(t!("keesdrow-picked", who = at.who(first), name = at.name(first), picks = picks))
}

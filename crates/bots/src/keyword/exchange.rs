//! Putting letters back (W3.5).

use super::keeping;
use kee_game::{Game, Seat};
use keyword::{Keyword, KeywordAction, KeywordView, Letters};

/// How many letters the seat on turn finds: those for a play that is not settled are drawn first.
pub(super) fn left_to_draw(rules: &Keyword, view: &KeywordView) -> usize {
    let drawn_first: usize = rules.seating().seats().map(|seat| missing(rules, view, seat)).sum();
    view.left_to_draw.saturating_sub(drawn_first)
}

/// How many letters a seat still draws for a play that is not settled.
pub(super) fn missing(rules: &Keyword, view: &KeywordView, seat: Seat) -> usize {
    let draws = view.pending.as_ref().is_some_and(|pending| pending.played.seat == seat) && !view.left.contains(seat);
    let full = rules.options().rack.get() as usize;
    if draws { full.saturating_sub(view.held[seat.index()]).min(view.left_to_draw) } else { 0 }
}

/// What could be put back: everything, or what spoils the rack. Nothing where one more turn without a word might end the
/// game (W6.4), unless the player may not pass (W5.2).
pub(super) fn exchanges(rules: &Keyword, view: &KeywordView) -> Vec<Letters> {
    let present = rules.seating().everyone().minus(view.left).len() as u32;
    if !view.must_play && view.barren + 1 >= Keyword::BARREN_ROUNDS * present {
        return Vec::new();
    }
    let mut all = vec![view.rack.clone(), keeping::spoiling(&view.rack)];
    all.dedup();
    let left = left_to_draw(rules, view);
    all.retain(|letters| !letters.is_empty() && letters.len() <= left);
    if all.is_empty() && view.must_play {
        all.push(view.rack.iter().take(left).collect());
    }
    all
}

/// What to do without a word: an exchange if there can be one, else a pass.
pub(super) fn without_word(rules: &Keyword, view: &KeywordView) -> KeywordAction {
    exchanges(rules, view).into_iter().next().map_or(KeywordAction::Pass, KeywordAction::Exchange)
}

//! Actions without a word: exchanging letters (W3.5), or answering the previous play at a table that judges itself
//! (W5.2).

use super::keeping;
use kee_game::{BotView, Game, Seat};
use keyword::{Keyword, KeywordAction, KeywordView, Letters};

/// The number of letters left for the seat to move, after the draw for an unsettled play.
pub(super) fn left_to_draw(rules: &Keyword, view: &KeywordView) -> usize {
    let drawn_first: usize = rules.seating().seats().map(|seat| missing(rules, view, seat)).sum();
    view.left_to_draw.saturating_sub(drawn_first)
}

/// The number of letters a seat still draws for an unsettled play.
pub(super) fn missing(rules: &Keyword, view: &KeywordView, seat: Seat) -> usize {
    let draws = view.pending.as_ref().is_some_and(|pending| pending.played.seat == seat) && !view.left.contains(seat);
    let full = rules.options().rack.get() as usize;
    if draws { full.saturating_sub(view.held[seat.index()]).min(view.left_to_draw) } else { 0 }
}

/// The exchanges to consider: everything, or what spoils the rack. None if one more turn without a word might end the
/// game (W6.4), unless the player may not pass (W5.2).
pub(super) fn exchanges(rules: &Keyword, view: &KeywordView) -> Vec<Letters> {
    let present = rules.seating().everyone().minus(view.left).len() as u32;
    if !view.must_play && view.barren + 1 >= Keyword::BARREN_ROUNDS * present {
        return Vec::new();
    }
    let mut all = vec![view.rack, keeping::spoiling(&view.rack)];
    all.dedup();
    let left = left_to_draw(rules, view);
    all.retain(|letters| !letters.is_empty() && letters.len() <= left);
    if all.is_empty() && view.must_play {
        all.push(view.rack.iter().take(left).collect());
    }
    all
}

/// The action without a word: an exchange if possible, else a pass.
pub(super) fn without_word(rules: &Keyword, view: &KeywordView) -> KeywordAction {
    exchanges(rules, view).into_iter().next().map_or(KeywordAction::Pass, KeywordAction::Exchange)
}

/// Whether this seat may challenge the previous play and doesn't know one of its words. A challenge costs nothing
/// (W5.3), so a bot challenges every such word.
pub(super) fn sees_unknown(seen: &BotView<'_, Keyword>, knows: impl Fn(&str) -> bool) -> bool {
    let pending = seen.view().pending.as_ref().filter(|pending| pending.pointers.contains(seen.seat()));
    pending.is_some_and(|pending| pending.played.words.iter().any(|word| !knows(&word.to_lowercase())))
}

/// The answer of a bot, unless it moves on to its own turn, which also lets the previous play stand.
pub(super) fn answer(seen: &BotView<'_, Keyword>, points: bool) -> Option<KeywordAction> {
    let is_turn = seen.view().turn == Some(seen.seat());
    match (points, is_turn) {
        (true, _) => Some(KeywordAction::Point),
        (false, false) => Some(KeywordAction::Let),
        (false, true) => None,
    }
}

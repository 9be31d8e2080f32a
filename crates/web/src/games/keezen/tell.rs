use crate::{lang, t};
use kee_game::{Names, Seat};
use keezen::core::{Card, Cards, Play};

/// A play in a few words, for a review: 5: 3 → 8. None if the action is not a play.
pub(crate) fn in_short(action: &str, seat: Seat, names: &Names) -> Option<String> {
    action.parse().ok().map(|play| last_played(&play, seat, names))
}

/// The play of a card, in a sentence.
pub(super) fn last_played(play: &Play, seat: Seat, names: &Names) -> String {
    let card = lang::tell(&play.told_card(), names);
    let deed = lang::tell(&play.told(seat, names.count()), names);
    t!("keezen-last-played", name = names.of(seat), card = card, deed = deed)
}

/// Cards in a row: ace, 7, jack.
pub(super) fn listed(cards: Cards) -> String {
    cards.iter().map(card_name).collect::<Vec<_>>().join(", ")
}

/// A card by its name: ace, 10, jack.
pub(super) fn card_name(card: Card) -> String {
    lang::tell(&card.named(), &Names::new([""; 0]))
}

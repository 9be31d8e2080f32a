use super::hand;
use keezen::{
    KeezenView,
    core::{Card, Cards, Laws},
};

/// The card for the partner: the one that helps them most and is missed least.
pub(super) fn gift(view: &KeezenView, laws: &Laws, seat: usize) -> Option<Card> {
    let partner = laws.partners(seat).find(|partner| !view.board.is_gone(*partner))?;
    let gain = |card: Card| {
        let mut kept = view.hand;
        kept.take(card);
        hand::worth(laws, &view.board, partner, Cards::only(card)) + hand::worth(laws, &view.board, seat, kept)
    };
    view.hand.kinds().max_by_key(|card| gain(*card))
}

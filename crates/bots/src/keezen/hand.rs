//! The value of cards in a hand, given the pawns they could move.

use super::{
    evaluation::distance,
    weights::{BRINGS_IN, ENTERS, ENTERS_AGAIN, FOUR_BACK, JACK, JOKER, PLAYABLE, SEVEN},
};
use keezen::{
    KeezenView,
    core::{Card, Cards, Colours, Laws, PawnBoard, Place, Play},
};
use std::ops::ControlFlow;

/// The value of a hand that a seat keeps.
pub(super) fn worth(laws: &Laws, board: &PawnBoard, seat: usize, hand: Cards) -> i32 {
    let movers = laws.movers(board, seat);
    let waiting = movers.iter().flat_map(|mover| board.pawns(mover)).filter(|place| place.is_waiting()).count();
    let entering = hand.count(Card::ACE) + hand.count(Card::KING) + hand.count(Card::JOKER);
    let enters = match entering.min(waiting) {
        0 => 0,
        some => ENTERS + ENTERS_AGAIN * (some as i32 - 1),
    };
    enters + hand.iter().map(|card| of_card(laws, board, seat, movers, card)).sum::<i32>()
}

/// The value of a card by itself, apart from entering pawns with it.
fn of_card(laws: &Laws, board: &PawnBoard, seat: usize, movers: Colours, card: Card) -> i32 {
    let (mut can_play, mut brings_in) = (false, false);
    // Sevens have many splits, and jokers can be any card; both are always worth keeping.
    let _ = board.visit_plays(laws, seat, card, &mut |play| {
        can_play = true;
        brings_in |= comes_in(&play);
        let seen_enough = brings_in || matches!(card, Card::SEVEN | Card::JOKER);
        if seen_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let backs = |mover: usize| board.pawns(mover).any(|place| at_back_door(laws, mover, place));
    let special = match card {
        Card::SEVEN => SEVEN,
        Card::JOKER => JOKER,
        Card::JACK if can_play => JACK,
        Card::FOUR if movers.iter().any(backs) => FOUR_BACK,
        _ => 0,
    };
    special + if can_play { PLAYABLE } else { 0 } + if brings_in { BRINGS_IN } else { 0 }
}

/// Whether a play brings a pawn into its base.
pub(super) fn comes_in(play: &Play) -> bool {
    play.steps().iter().any(|step| step.to.is_in_base() && !step.from.is_in_base())
}

/// Whether a four takes a pawn from here back across its start.
fn at_back_door(laws: &Laws, owner: usize, place: Place) -> bool {
    place.square().is_some_and(|square| distance(Laws::start(owner), square, laws.squares()) < 4)
}

/// The card for the partner: the one that helps them most and costs the seat least.
pub(super) fn gift(view: &KeezenView, laws: &Laws, seat: usize) -> Option<Card> {
    let partner = laws.partners(seat).find(|partner| !view.board.is_gone(*partner))?;
    let gain = |card: Card| {
        let mut kept = view.hand;
        kept.take(card);
        worth(laws, &view.board, partner, Cards::only(card)) + worth(laws, &view.board, seat, kept)
    };
    view.hand.kinds().max_by_key(|card| gain(*card))
}

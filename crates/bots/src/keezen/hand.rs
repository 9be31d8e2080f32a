//! What cards are worth in a hand, given the pawns they could move.

use super::{
    evaluation::distance,
    weights::{BRINGS_IN, ENTERS, ENTERS_AGAIN, FOUR_BACK, JACK, PLAYABLE, SEVEN},
};
use keezen::core::{Board, Card, Cards, Deed, Laws, Place, Play};
use std::ops::ControlFlow;

/// The worth of a hand that a seat keeps.
pub(super) fn worth(laws: &Laws, board: &Board, seat: usize, hand: Cards) -> i32 {
    let mover = laws.mover(board, seat);
    let waiting = board.pawns(mover).filter(|place| place.is_waiting()).count();
    let entering = hand.count(Card::ACE) + hand.count(Card::KING);
    let enters = match entering.min(waiting) {
        0 => 0,
        some => ENTERS + ENTERS_AGAIN * (some as i32 - 1),
    };
    enters + hand.iter().map(|card| of_card(laws, board, seat, mover, card)).sum::<i32>()
}

/// The worth of a card by itself, apart from entering pawns with it.
fn of_card(laws: &Laws, board: &Board, seat: usize, mover: usize, card: Card) -> i32 {
    let (mut can_play, mut brings_in) = (false, false);
    // Sevens have many splits, and are worth keeping whatever they are.
    let _ = board.visit_plays(laws, seat, card, &mut |play| {
        can_play = true;
        brings_in |= comes_in(&play);
        if brings_in || card == Card::SEVEN { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let special = match card {
        Card::SEVEN => SEVEN,
        Card::JACK if can_play => JACK,
        Card::FOUR if board.pawns(mover).any(|place| at_back_door(laws, mover, place)) => FOUR_BACK,
        _ => 0,
    };
    special + if can_play { PLAYABLE } else { 0 } + if brings_in { BRINGS_IN } else { 0 }
}

/// Whether a play brings a pawn into its base.
pub(super) fn comes_in(play: &Play) -> bool {
    let comes = |from: Place, to: Place| to.is_in_base() && !from.is_in_base();
    match &play.deed {
        Deed::Move(step) => comes(step.from, step.to),
        Deed::Split(first, second) => comes(first.from, first.to) || comes(second.from, second.to),
        Deed::Swap { .. } => false,
    }
}

/// Whether a four takes a pawn from here back across its start.
fn at_back_door(laws: &Laws, owner: usize, place: Place) -> bool {
    place.square().is_some_and(|square| distance(Laws::start(owner), square, laws.squares()) < 4)
}

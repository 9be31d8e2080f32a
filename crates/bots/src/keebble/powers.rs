//! What may be worth doing with a special cell (B11).

use super::{imagined::Imagined, threats};
use kee_game::Seat;
use kee_grid::Square;
use kee_lexicon::Letter;
use keebble::{KeebbleAction, Special};
use std::cmp::Reverse;

/// How many cells are thought of.
const CELLS: usize = 6;

/// The ideas of the seat on turn about the first of its powers; to leave it alone is one of them.
pub(super) fn ideas(imagined: &Imagined<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let mut ideas = vec![KeebbleAction::Pass];
    match imagined.state.powers.first().map(|power| power.special) {
        Some(Special::Thief) => ideas.extend(steals(imagined, seat)),
        Some(Special::Destroyer) => {
            let threatened = threats::cells(imagined, seat).into_iter().take(CELLS);
            ideas.extend(dearest(imagined, seat).chain(threatened).map(KeebbleAction::Destroy));
        }
        Some(Special::Blockade) => ideas.extend(blocks(imagined, seat)),
        _ => {}
    }
    ideas
}

fn steals(imagined: &Imagined<'_>, seat: Seat) -> impl Iterator<Item = KeebbleAction> {
    let hands = &imagined.state.hands;
    imagined.opponents(seat).iter().flat_map(|other| {
        let letters = hands[other.index()].letters.kinds();
        letters.iter().map(move |letter| KeebbleAction::Steal(other, letter))
    })
}

/// The cells in which others have most points (B7), which go with them.
fn dearest(imagined: &Imagined<'_>, seat: Seat) -> impl Iterator<Item = Square> {
    let owned = imagined.state.paper.owned.iter().filter(|(_, owned)| owned.seat != seat);
    let mut dear: Vec<(i64, Square)> = owned.map(|(square, owned)| (owned.points, *square)).collect();
    dear.sort_by_key(|(points, _)| Reverse(*points));
    dear.into_iter().map(|(_, square)| square).take(CELLS)
}

/// Letters in the way of others, or at the edge, which brings the end nearer.
fn blocks(imagined: &Imagined<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let paper = &imagined.state.paper;
    let letters: Vec<Letter> = imagined.state.hands[seat.index()].letters.kinds().iter().collect();
    let threatened = threats::cells(imagined, seat).into_iter().take(CELLS / 2);
    let edge = paper.edge().filter(|square| paper.board.is_free(*square)).take(1);
    let cells = threatened.chain(edge);
    cells.flat_map(|square| letters.iter().map(move |letter| KeebbleAction::Place(square, *letter))).collect()
}

//! Uses of a special cell worth considering (B11), and the cells where the others would like to play.

use super::simulation::Simulation;
use kee_game::Seat;
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use keebble::{KeebbleAction, Special};
use std::cmp::Reverse;

/// The number of cells to consider.
const CELLS: usize = 6;

/// The ideas of the seat to move for the first of its powers, including not to use it.
pub(super) fn ideas(simulation: &Simulation<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let mut ideas = vec![KeebbleAction::Pass];
    match simulation.state.powers.first().map(|power| power.special) {
        Some(Special::Thief) => ideas.extend(steals(simulation, seat)),
        Some(Special::Destroyer) => {
            let cells = threatened(simulation, seat).into_iter().take(CELLS);
            ideas.extend(dearest(simulation, seat).chain(cells).map(KeebbleAction::Destroy));
        }
        Some(Special::Blockade) => ideas.extend(blocks(simulation, seat)),
        _ => {}
    }
    ideas
}

fn steals(simulation: &Simulation<'_>, seat: Seat) -> impl Iterator<Item = KeebbleAction> {
    let hands = &simulation.state.hands;
    simulation.opponents(seat).iter().flat_map(|other| {
        let letters = hands[other.index()].letters.kinds();
        letters.iter().map(move |letter| KeebbleAction::Steal(other, letter))
    })
}

/// The cells in which others have most points (B7), which they would lose.
fn dearest(simulation: &Simulation<'_>, seat: Seat) -> impl Iterator<Item = Square> {
    let owned = simulation.state.paper.owned.iter().filter(|(_, owned)| owned.seat != seat);
    let mut dear: Vec<(i64, Square)> = owned.map(|(square, owned)| (owned.points, *square)).collect();
    dear.sort_by_key(|(points, _)| Reverse(*points));
    dear.into_iter().map(|(_, square)| square).take(CELLS)
}

/// Letters that block others, or at the edge, where they hasten the end.
fn blocks(simulation: &Simulation<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let paper = &simulation.state.paper;
    let letters: Vec<Letter> = simulation.state.hands[seat.index()].letters.kinds().iter().collect();
    let threats = threatened(simulation, seat).into_iter().take(CELLS / 2);
    let edge = paper.edge().filter(|square| paper.board.is_free(*square)).take(1);
    let cells = threats.chain(edge);
    cells.flat_map(|square| letters.iter().map(move |letter| KeebbleAction::Place(square, *letter))).collect()
}

/// The cells that each opponent's best play would use now, without repeats. The player to move comes first.
pub(super) fn threatened(simulation: &Simulation<'_>, seat: Seat) -> Vec<Square> {
    let mut opponents: Vec<Seat> = simulation.opponents(seat).iter().collect();
    opponents.sort_by_key(|opponent| *opponent != simulation.state.turn);
    let mut cells = Vec::new();
    for play in opponents.into_iter().filter_map(|opponent| simulation.outlook(opponent).best(|_| true)) {
        for (square, _) in play.new_tiles() {
            if !cells.contains(&square) {
                cells.push(square);
            }
        }
    }
    cells
}

/// The open borders around those cells: a wall on one of them may spoil the play.
pub(super) fn threatened_borders(simulation: &Simulation<'_>, seat: Seat) -> Vec<Border> {
    let board = &simulation.state.paper.board;
    let mut borders = Vec::new();
    for square in threatened(simulation, seat) {
        for border in board.neighbours(square).filter_map(|beside| Border::between(square, beside)) {
            if !board.has_wall(border) && !borders.contains(&border) {
                borders.push(border);
            }
        }
    }
    borders
}

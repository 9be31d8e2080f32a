//! What the others would like to play, and where.

use super::imagined::Imagined;
use kee_game::Seat;
use kee_grid::{Border, Square};

/// The cells of the best play of each opponent as things are: of the one on turn first, each once.
pub(super) fn cells(imagined: &Imagined<'_>, seat: Seat) -> Vec<Square> {
    let mut opponents: Vec<Seat> = imagined.opponents(seat).iter().collect();
    opponents.sort_by_key(|opponent| *opponent != imagined.state.turn);
    let mut cells = Vec::new();
    for play in opponents.into_iter().filter_map(|opponent| imagined.outlook(opponent).best(|_| true)) {
        for (square, _) in play.new_tiles() {
            if !cells.contains(&square) {
                cells.push(square);
            }
        }
    }
    cells
}

/// The open borders around those cells: a wall on one of them may spoil the play.
pub(super) fn borders(imagined: &Imagined<'_>, seat: Seat) -> Vec<Border> {
    let board = &imagined.state.paper.board;
    let mut borders = Vec::new();
    for square in cells(imagined, seat) {
        for border in board.neighbours(square).filter_map(|beside| Border::between(square, beside)) {
            if !board.has_wall(border) && !borders.contains(&border) {
                borders.push(border);
            }
        }
    }
    borders
}

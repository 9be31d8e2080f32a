use super::{KeywordState, KeywordView};
use crate::{Colour, Letters};
use kee_game::Seat;
use kee_grid::Board;

/// What a player has before him: the board, his letters and the colour of his rack.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// What lies on the board.
    pub board: &'a Board,
    /// His letters.
    pub rack: &'a Letters,
    /// The colour of his rack.
    pub colour: Colour,
}

impl KeywordState {
    /// What a seat has before it. There is none before the racks are given out.
    pub fn sight(&self, seat: Seat) -> Option<Sight<'_>> {
        let colour = *self.colours.get(seat.index())?;
        Some(Sight { board: &self.board, rack: self.racks.get(seat.index())?, colour })
    }
}

impl KeywordView {
    /// What the viewer has before him. There is none for spectators, and before the racks are given out.
    pub fn sight(&self) -> Option<Sight<'_>> {
        let colour = *self.colours.get(self.seat?.index())?;
        Some(Sight { board: &self.board, rack: &self.rack, colour })
    }
}

//! The invariant of a game.

use crate::{Keyword, KeywordState, Letters};
use kee_game::Game;

impl Keyword {
    /// Every letter of the box is on the board, on a rack, on its way back or still to be drawn; and no rack holds too
    /// many.
    pub(crate) fn conserved(&self, state: &KeywordState) -> Result<(), String> {
        let on_board = state.board.tiles().map(|(_, tile)| tile.letter());
        let on_racks = state.racks.iter().flat_map(Letters::iter);
        let undrawn = state.bag.0.iter().copied().chain(state.returning.iter());
        let all: Letters = on_board.chain(on_racks).chain(undrawn).collect();
        let expected = if state.phase.is_dealt() { *self.printed().letters() } else { Letters::default() };
        if all != expected {
            return Err(format!("the letters are {all} and should be {expected}"));
        }
        let most = self.options().rack.get() as usize;
        match state.racks.iter().find(|rack| rack.len() > most) {
            Some(rack) => Err(format!("a rack holds {rack}, more than {most} letters")),
            None => Ok(()),
        }
    }
}

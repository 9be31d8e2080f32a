//! The invariant of a game.

use crate::{Ground, Keesdrow, KeesdrowState, PegBoard, Print};
use kee_game::Game;
use kee_lexicon::Letter;

impl Keesdrow {
    /// Every letter is where it was laid or was won with its tile, and every peg is in a letter or in the case.
    pub(crate) fn conserved(&self, state: &KeesdrowState, ground: &Ground) -> Result<(), String> {
        let letters = printed(&ground.board);
        if letters.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return Err("a printed letter lies on the board twice".to_owned());
        }
        if let Some(layout) = &state.layout {
            let won = ground.played.iter().map(|played| 4 * played.won.len()).sum::<usize>();
            if letters.len() + won != 4 * layout.0.len() {
                return Err(format!("{} letters lie on the board and {won} were won", letters.len()));
            }
            let laid = printed(&layout.board(&self.options().edition));
            if !letters.iter().all(|letter| laid.binary_search(letter).is_ok()) {
                return Err("a letter lies on the board that was never laid".to_owned());
            }
        }
        if ground.played.len() != ground.series.iter().len() {
            return Err("not every word that was played is remembered".to_owned());
        }
        let Some((pegs, all)) = ground.pegs.zip(self.pegs_in_case()) else { return Ok(()) };
        let mut back_in_case = pegs.left;
        for face in ground.board.cells().filter_map(|(_, face)| face).filter(|face| face.uses > 0) {
            back_in_case[usize::from(face.uses) - 1] += 1;
        }
        if back_in_case == all.left {
            Ok(())
        } else {
            Err(format!("{back_in_case:?} pegs are in the case and on the board, and should be {:?}", all.left))
        }
    }
}

/// The letters of a board by print.
fn printed(board: &PegBoard) -> Vec<(Print, Letter)> {
    let faces = board.cells().filter_map(|(_, face)| face);
    let mut letters: Vec<_> = faces.map(|face| (face.print, face.letter)).collect();
    letters.sort_unstable();
    letters
}

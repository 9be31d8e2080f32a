use crate::{Cell, Face, PegBoard, Walk};
use serde::{Deserialize, Serialize};

/// The pegs in the case, by colour: green, yellow, red (K1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pegs {
    /// For the first, second and third use of a letter.
    pub left: [u16; Face::MOST_USES as usize],
}

impl Pegs {
    /// The pegs of the game with 36 tiles.
    pub const CLASSIC: Self = Self { left: [70, 50, 60] };
    /// The pegs of the Deluxe game with 64 tiles.
    pub const DELUXE: Self = Self { left: [120, 90, 100] };

    /// Takes the peg for a use, from 0, and puts back the one it replaces. If there is none, it changes nothing and
    /// returns false.
    #[inline]
    pub fn take(&mut self, uses_before: u8) -> bool {
        let colour = usize::from(uses_before);
        if self.left[colour] == 0 {
            return false;
        }
        self.left[colour] -= 1;
        if colour > 0 {
            self.left[colour - 1] += 1;
        }
        true
    }

    /// Undoes [`Pegs::take`].
    #[inline]
    pub fn put_back(&mut self, uses_before: u8) {
        let colour = usize::from(uses_before);
        self.left[colour] += 1;
        if colour > 0 {
            self.left[colour - 1] -= 1;
        }
    }

    /// Takes the pegs for a legal walk, in spelling order. If the case runs out, nothing is taken, and the error names
    /// the cell without a peg.
    pub fn take_for(&mut self, board: &PegBoard, walk: &Walk) -> Result<(), (Cell, u8)> {
        let mut left = *self;
        for (step, cell) in walk.cells().iter().enumerate() {
            let earlier = walk.cells()[..step].iter().filter(|other| *other == cell).count() as u8;
            let uses = board.face(*cell).map_or(0, |face| face.uses) + earlier;
            if !left.take(uses) {
                return Err((*cell, uses));
            }
        }
        *self = left;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(text: &str) -> Walk {
        text.parse().expect(text)
    }

    #[test]
    fn k1_4_a_replaced_peg_goes_back_into_the_case() {
        let board: PegBoard = "AB1C2".parse().expect("a board");
        let mut pegs = Pegs { left: [1, 1, 1] };
        pegs.take_for(&board, &walk("a1-a1-a1")).expect("one peg of each colour is enough for one letter");
        assert_eq!(pegs.left, [1, 1, 0]);
    }

    #[test]
    fn k1_4_a_word_that_needs_a_missing_peg_cannot_be_played() {
        let board: PegBoard = "AB1C2".parse().expect("a board");
        let mut pegs = Pegs { left: [5, 0, 5] };
        assert_eq!(pegs.take_for(&board, &walk("a1-b1")), Err((Cell::new(1, 0), 1)));
        assert_eq!(pegs.left, [5, 0, 5], "nothing was taken");
    }
}

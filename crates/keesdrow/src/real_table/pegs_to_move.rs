use crate::{Cell, Face, PegBoard, Print};
use kee_lexicon::Letter;
use std::fmt;

/// A letter on the table whose peg must be changed, shown as in `S a1 red`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PegChange {
    /// Its cell.
    pub cell: Cell,
    /// The letter.
    pub letter: Letter,
    /// Its number of uses now.
    pub uses: u8,
}

impl PegChange {
    /// The peg changes that turn one board into another, by printed letter, so that a tile that moved is recognised. A
    /// letter that left the board took its peg along.
    pub fn between(before: &PegBoard, after: &PegBoard) -> Vec<Self> {
        let mut uses_before: Vec<(Print, u8)> = faces(before).map(|(_, face)| (face.print, face.uses)).collect();
        uses_before.sort_unstable();
        let changed = |(cell, face): (Cell, Face)| {
            let place = uses_before.binary_search_by_key(&face.print, |(print, _)| *print);
            let same = place.map_or(face.uses == 0, |place| uses_before[place].1 == face.uses);
            (!same).then_some(Self { cell, letter: face.letter, uses: face.uses })
        };
        faces(after).filter_map(changed).collect()
    }
}

fn faces(board: &PegBoard) -> impl Iterator<Item = (Cell, Face)> {
    board.cells().filter_map(|(cell, face)| Some((cell, face?)))
}

impl fmt::Display for PegChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let peg = ["no peg", "green", "yellow", "red"][usize::from(self.uses).min(3)];
        write!(f, "{} {} {peg}", self.letter.to_capital(), self.cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(before: &str, after: &str) -> String {
        let board = |text: &str| text.parse::<PegBoard>().expect("a board");
        let changes = PegChange::between(&board(before), &board(after));
        changes.iter().map(PegChange::to_string).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn every_letter_whose_uses_changed_is_named_with_its_new_peg() {
        assert_eq!(told("STR/.E.", "S3T1R1/.E1."), "S a1 red, T b1 green, R c1 green, E b2 green");
        assert_eq!(told("S3T1", "S2T"), "S a1 yellow, T b1 no peg", "pegs are taken back");
        assert_eq!(told("CA1", "C."), "", "a tile that was won took its pegs along");
    }
}

use kee_grid::{Board, Square, Tile};
use kee_lexicon::Letter;
use keyword::Letters;

/// The letters of the rack in the player's order, and those tried on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct RackDraft {
    slots: Vec<RackSlot>,
}

/// A slot of the rack and its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RackSlot {
    pub(super) letter: Letter,
    /// The square where the letter is tried, if it is.
    pub(super) on: Option<Square>,
}

impl RackSlot {
    /// The letter as it is printed.
    pub(super) fn capital(self) -> char {
        self.letter.to_capital()
    }
}

impl RackDraft {
    pub(super) fn slots(&self) -> &[RackSlot] {
        &self.slots
    }

    /// Keeps what still fits: letters that are still on the rack, and those tried on free squares. New letters come last.
    pub(super) fn fit(&mut self, rack: &Letters, board: &Board) {
        let mut rack = *rack;
        let mut kept = vec![false; self.slots.len()];
        // A letter that now lies where it was tried is the one that was played.
        for played in [false, true] {
            for (slot, kept) in self.slots.iter_mut().zip(&mut kept) {
                if slot.on.is_some_and(|square| !board.is_free(square)) == played && !*kept {
                    *kept = rack.take(slot.letter);
                    slot.on = slot.on.filter(|_| !played);
                }
            }
        }
        let mut kept = kept.into_iter();
        self.slots.retain(|_| kept.next().unwrap_or(false));
        self.slots.extend(rack.iter().map(|letter| RackSlot { letter, on: None }));
    }

    /// The letters on the board, with their squares.
    pub(super) fn tiles(&self) -> Vec<(Square, Tile)> {
        self.slots.iter().filter_map(|slot| Some((slot.on?, Tile::new(slot.letter)))).collect()
    }

    /// Whether no letter is tried.
    pub(super) fn is_empty(&self) -> bool {
        self.slots.iter().all(|slot| slot.on.is_none())
    }

    /// The slot whose letter is tried on a square.
    pub(super) fn slot_on(&self, square: Square) -> Option<usize> {
        self.slots.iter().position(|slot| slot.on == Some(square))
    }

    /// The first slot that still holds this letter.
    pub(super) fn slot_with(&self, letter: Letter) -> Option<usize> {
        self.slots.iter().position(|slot| slot.letter == letter && slot.on.is_none())
    }

    /// Tries a letter on a square. A letter tried there before goes back.
    pub(super) fn lay(&mut self, slot: usize, square: Square) {
        self.take_back_from(square);
        if let Some(slot) = self.slots.get_mut(slot) {
            slot.on = Some(square);
        }
    }

    /// Takes a letter back to its slot.
    pub(super) fn take_back(&mut self, slot: usize) {
        if let Some(slot) = self.slots.get_mut(slot) {
            slot.on = None;
        }
    }

    fn take_back_from(&mut self, square: Square) {
        if let Some(slot) = self.slot_on(square) {
            self.take_back(slot);
        }
    }

    /// Takes all letters back.
    pub(super) fn recall(&mut self) {
        self.slots.iter_mut().for_each(|slot| slot.on = None);
    }

    /// Moves a letter to another slot.
    pub(super) fn reorder(&mut self, from: usize, to: usize) {
        if from < self.slots.len() && to < self.slots.len() {
            let slot = self.slots.remove(from);
            self.slots.insert(to, slot);
        }
    }

    /// Shuffles the letters. Each slot draws from those not yet placed, by a random byte.
    pub(super) fn shuffle(&mut self, chance: &[u8]) {
        for (place, byte) in (1..self.slots.len()).rev().zip(chance) {
            self.slots.swap(place, usize::from(*byte) % (place + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &str) -> Letters {
        Letters::gather(text).expect(text)
    }

    fn square(text: &str) -> Square {
        text.parse().expect(text)
    }

    fn spelled(draft: &RackDraft) -> String {
        draft.slots().iter().map(|slot| slot.capital()).collect()
    }

    fn with(rack: &str) -> (RackDraft, Board) {
        let (mut draft, board) = (RackDraft::default(), Board::new(19, 19));
        draft.fit(&letters(rack), &board);
        (draft, board)
    }

    #[test]
    fn new_letters_come_after_the_sorted_ones() {
        let (mut draft, board) = with("ABC");
        draft.reorder(2, 0);
        assert_eq!(spelled(&draft), "CAB");
        draft.fit(&letters("ABCX"), &board);
        assert_eq!(spelled(&draft), "CABX");
        draft.fit(&letters("BX"), &board);
        assert_eq!(spelled(&draft), "BX");
    }

    #[test]
    fn the_letters_that_were_played_leave_the_rack_and_not_their_twins() {
        let (mut draft, mut board) = with("AAB");
        draft.reorder(2, 1);
        assert_eq!(spelled(&draft), "ABA");
        draft.lay(0, square("a1"));
        board.set(square("a1"), Tile::from_char('A'));
        draft.fit(&letters("AB"), &board);
        assert_eq!(spelled(&draft), "BA");
        assert!(draft.is_empty());
    }

    #[test]
    fn a_letter_goes_back_when_its_square_is_taken() {
        let (mut draft, mut board) = with("AB");
        draft.lay(0, square("a1"));
        draft.lay(1, square("b1"));
        board.set(square("a1"), Tile::from_char('Z'));
        draft.fit(&letters("AB"), &board);
        assert_eq!(draft.tiles(), [(square("b1"), Tile::from_char('B').expect("a letter"))]);
        assert_eq!(spelled(&draft), "AB");
    }

    #[test]
    fn two_letters_do_not_lie_on_one_square() {
        let (mut draft, _) = with("AB");
        draft.lay(0, square("a1"));
        draft.lay(1, square("a1"));
        assert_eq!(draft.slot_on(square("a1")), Some(1));
        assert_eq!(draft.slots()[0].on, None);
        draft.recall();
        assert!(draft.is_empty());
    }

    #[test]
    fn mixing_loses_no_letter() {
        let (mut draft, _) = with("ABCDEFGHIJ");
        draft.shuffle(&[7, 200, 31, 4, 99, 1, 0, 255, 2]);
        assert_ne!(spelled(&draft), "ABCDEFGHIJ");
        let mut sorted: Vec<char> = spelled(&draft).chars().collect();
        sorted.sort_unstable();
        assert_eq!(sorted.into_iter().collect::<String>(), "ABCDEFGHIJ");
    }
}

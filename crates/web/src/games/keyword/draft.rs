use kee_grid::{Board, Square, Tile};
use kee_lexicon::Letter;
use keyword::Letters;

/// The letters of the rack in the order in which the player has them, and where some are tried on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Draft {
    slots: Vec<Slot>,
}

/// A place of the rack and its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) letter: Letter,
    /// Where the letter is tried, if it is.
    pub(super) on: Option<Square>,
}

impl Slot {
    /// The letter as it is printed.
    pub(super) fn capital(self) -> char {
        self.letter.to_capital()
    }
}

impl Draft {
    pub(super) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Keeps what is still right: letters that are still on the rack, and those tried on squares that are still free. New
    /// letters come last.
    pub(super) fn fit(&mut self, rack: &Letters, board: &Board) {
        let mut rack = *rack;
        let mut kept = vec![false; self.slots.len()];
        // A letter that has come to lie where it was tried is the one that was played.
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
        self.slots.extend(rack.iter().map(|letter| Slot { letter, on: None }));
    }

    /// The letters that are tried, and where.
    pub(super) fn tiles(&self) -> Vec<(Square, Tile)> {
        self.slots.iter().filter_map(|slot| Some((slot.on?, Tile::new(slot.letter)))).collect()
    }

    /// Whether no letter is tried.
    pub(super) fn is_empty(&self) -> bool {
        self.slots.iter().all(|slot| slot.on.is_none())
    }

    /// The place of the rack whose letter is tried on a square.
    pub(super) fn slot_on(&self, square: Square) -> Option<usize> {
        self.slots.iter().position(|slot| slot.on == Some(square))
    }

    /// The first place of the rack that still holds this letter.
    pub(super) fn slot_with(&self, letter: Letter) -> Option<usize> {
        self.slots.iter().position(|slot| slot.letter == letter && slot.on.is_none())
    }

    /// Tries a letter on a square. One that was tried there goes back.
    pub(super) fn lay(&mut self, slot: usize, square: Square) {
        self.take_back_from(square);
        if let Some(slot) = self.slots.get_mut(slot) {
            slot.on = Some(square);
        }
    }

    /// Takes a letter back to its place of the rack.
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

    /// Puts a letter of the rack at another place of it.
    pub(super) fn reorder(&mut self, from: usize, to: usize) {
        if from < self.slots.len() && to < self.slots.len() {
            let slot = self.slots.remove(from);
            self.slots.insert(to, slot);
        }
    }

    /// Mixes the letters. Each place draws from those not yet placed, by a byte of chance.
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

    fn spelled(draft: &Draft) -> String {
        draft.slots().iter().map(|slot| slot.capital()).collect()
    }

    fn with(rack: &str) -> (Draft, Board) {
        let (mut draft, board) = (Draft::default(), Board::new(19, 19));
        draft.fit(&letters(rack), &board);
        (draft, board)
    }

    #[test]
    fn new_letters_come_after_those_one_has_sorted() {
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
    fn a_letter_goes_back_when_somebody_takes_its_square() {
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

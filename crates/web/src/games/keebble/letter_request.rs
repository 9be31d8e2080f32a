use kee_lexicon::Letter;
use keebble::Letters;

/// The letters to ask for, and those to keep where not all fit in the hand.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct LetterRequest {
    letters: Vec<Letter>,
    /// Indices of the letters, in the order chosen.
    kept: Vec<usize>,
}

impl LetterRequest {
    pub(super) fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// Adds a letter unless there are enough. The first ones are kept as long as there is room.
    pub(super) fn add(&mut self, letter: Letter, most: usize, room: usize) {
        if self.letters.len() < most {
            self.letters.push(letter);
            self.fill(room);
        }
    }

    /// Takes back a letter by its index. If it was kept, the first one that was not is kept instead.
    pub(super) fn remove(&mut self, place: usize, room: usize) {
        if place < self.letters.len() {
            self.letters.remove(place);
            self.kept.retain(|kept| *kept != place);
            self.kept.iter_mut().filter(|kept| **kept > place).for_each(|kept| *kept -= 1);
            self.fill(room);
        }
    }

    /// Keeps the first letters that are not kept, as long as there is room.
    fn fill(&mut self, room: usize) {
        let free = room.saturating_sub(self.kept.len());
        let others: Vec<usize> = (0..self.letters.len()).filter(|place| !self.keeps(*place)).take(free).collect();
        self.kept.extend(others);
    }

    /// Keeps the letter at an index, instead of the one chosen longest ago.
    pub(super) fn keep(&mut self, place: usize, room: usize) {
        if place < self.letters.len() && !self.keeps(place) {
            self.kept.push(place);
            let over = self.kept.len().saturating_sub(room);
            self.kept.drain(..over);
        }
    }

    pub(super) fn keeps(&self, place: usize) -> bool {
        self.kept.contains(&place)
    }

    /// The letters to ask for.
    pub(super) fn called(&self) -> Letters {
        self.letters.iter().copied().collect()
    }

    /// Whether the player must choose which letters to keep.
    pub(super) fn must_choose(&self, room: usize) -> bool {
        must_choose(self.letters.len(), room)
    }

    /// The letters to keep, where a choice is needed: neither all nor none.
    pub(super) fn said_to_keep(&self, room: usize) -> Option<Letters> {
        self.must_choose(room).then(|| self.kept.iter().map(|place| self.letters[*place]).collect())
    }
}

/// Whether a player who asks for this many letters must choose which to keep.
pub(super) fn must_choose(count: usize, room: usize) -> bool {
    (1..count).contains(&room)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calling(text: &str, most: usize, room: usize) -> LetterRequest {
        let mut calling = LetterRequest::default();
        text.chars().filter_map(Letter::from_char).for_each(|letter| calling.add(letter, most, room));
        calling
    }

    #[test]
    fn no_more_letters_are_named_than_are_asked_for() {
        assert_eq!(calling("era", 2, 7).called().to_string(), "ER");
        assert_eq!(calling("er", 2, 7).said_to_keep(7), None, "there is room for both");
        assert_eq!(calling("er", 2, 0).said_to_keep(0), None, "there is room for none");
    }

    #[test]
    fn with_room_for_one_the_first_is_kept_until_another_is_chosen() {
        let mut calling = calling("er", 2, 1);
        assert_eq!(calling.said_to_keep(1).map(|kept| kept.to_string()).as_deref(), Some("E"));
        calling.keep(1, 1);
        assert_eq!(calling.said_to_keep(1).map(|kept| kept.to_string()).as_deref(), Some("R"));
    }

    #[test]
    fn taking_a_letter_back_keeps_the_others_as_they_were() {
        let mut calling = calling("abcdef", 6, 2);
        calling.keep(4, 2);
        calling.remove(0, 2);
        assert_eq!(calling.called().to_string(), "BCDEF");
        assert_eq!(calling.said_to_keep(2).map(|kept| kept.to_string()).as_deref(), Some("BE"));
    }

    #[test]
    fn b11_of_a_big_ask_one_can_name_fewer_letters() {
        let mut calling = calling("abc", 6, 2);
        assert_eq!(calling.said_to_keep(2).map(|kept| kept.to_string()).as_deref(), Some("AB"));
        calling.remove(0, 2);
        assert_eq!(calling.said_to_keep(2), None, "there is room for both");
        calling.add(Letter::from_char('d').expect("a letter"), 6, 2);
        assert_eq!(calling.said_to_keep(2).map(|kept| kept.to_string()).as_deref(), Some("BC"));
    }
}

use super::outlook::Outlook;
use kee_grid::FoundPlacement;
use kee_lexicon::Letter;

/// The best score with two more letters in the hand, for every two letters.
///
/// With room for only one of them, it is the score with each alone; without room it is nothing.
pub(super) struct Promises {
    /// The best play with a letter alone.
    one: [i32; Letter::COUNT],
    /// The best play with both, the earlier letter of the alphabet first.
    two: Vec<i32>,
}

impl Promises {
    pub(super) fn new(outlook: &Outlook, room: usize) -> Self {
        let mut promises = Self { one: [0; Letter::COUNT], two: vec![0; Letter::COUNT * Letter::COUNT] };
        if room > 0 {
            outlook.each_with_any(room.min(2) as u8, |found, score| promises.note(found, score));
        }
        promises
    }

    fn note(&mut self, found: &FoundPlacement<'_>, score: i32) {
        let tiles = found.each_new_place().map(|place| found.laid(place));
        let mut wanted = tiles.filter(|tile| tile.is_blank()).map(|tile| tile.letter());
        let best = match (wanted.next(), wanted.next()) {
            (Some(one), Some(other)) => &mut self.two[both(one, other)],
            (Some(only), None) => &mut self.one[only.index()],
            (None, _) => return,
        };
        *best = score.max(*best);
    }

    /// The score with a letter alone.
    pub(super) fn alone(&self, letter: Letter) -> i32 {
        self.one[letter.index()]
    }

    /// The score with two letters. Each alone counts a little, since the other or its place may be taken.
    pub(super) fn together(&self, one: Letter, other: Letter) -> i32 {
        let alone = [self.alone(one), self.alone(other)];
        4 * self.two[both(one, other)].max(alone[0]).max(alone[1]) + alone[0] + alone[1]
    }
}

fn both(one: Letter, other: Letter) -> usize {
    one.min(other).index() * Letter::COUNT + one.max(other).index()
}

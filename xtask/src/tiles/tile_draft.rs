//! A draft of a tile set, whose sides follow our own rules.

use kee_game::Dice;
use kee_lexicon::Letter;
use keesdrow::{LetterValues, Side, TwoSidedTile};

use crate::tiles::quota::Quota;

/// Every two sides in a row make a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TileDraft {
    pub(crate) sides: Vec<Side>,
}

impl TileDraft {
    /// Deals these letters to sides at random, then trades letters until every rule holds.
    pub(crate) fn deal(quota: &Quota, dice: &mut Dice) -> Self {
        let mut letters = quota.prints();
        dice.shuffle(&mut letters);
        let (sides, rest) = letters.as_chunks();
        assert!(rest.is_empty(), "four letters to a side");
        let mut draft = Self { sides: sides.to_vec() };
        let mut faults = draft.faults();
        while faults > 0 {
            let mut other = draft.clone();
            other.trade_letters(dice);
            let left = other.faults();
            if left <= faults {
                (draft, faults) = (other, left);
            }
        }
        draft
    }

    /// The same draft after trading letters between sides, and sometimes sides between tiles. All rules still hold.
    pub(crate) fn changed(&self, trades: usize, dice: &mut Dice) -> Self {
        let mut draft = self.clone();
        for _ in 0..trades {
            let mut other = draft.clone();
            if dice.one_in(5) {
                let (one, another) = (dice.below(other.sides.len()), dice.below(other.sides.len()));
                other.sides.swap(one, another);
            } else {
                other.trade_letters(dice);
            }
            if other.faults() == 0 {
                draft = other;
            }
        }
        draft
    }

    /// The tiles, in the order of the sides.
    pub(crate) fn tiles(&self) -> Vec<TwoSidedTile> {
        self.sides.as_chunks().0.iter().map(|&sides| TwoSidedTile { sides }).collect()
    }

    /// The number of broken rules.
    pub(crate) fn faults(&self) -> usize {
        let mut sorted: Vec<Side> = self.sides.iter().map(|&side| in_order(side)).collect();
        sorted.sort_unstable();
        let twins = sorted.windows(2).filter(|pair| pair[0] == pair[1]).count();
        twins + self.sides.iter().map(faults).sum::<usize>()
    }

    fn trade_letters(&mut self, dice: &mut Dice) {
        let (one, another) = (dice.below(self.sides.len()), dice.below(self.sides.len()));
        let (here, there) = (dice.below(4), dice.below(4));
        let letter = self.sides[one][here];
        self.sides[one][here] = self.sides[another][there];
        self.sides[another][there] = letter;
    }
}

/// K1.2 asks for one to three vowels. Two rules are our own: no letter twice, since a walk may stay on a letter (K3.1) and a second one
/// beside it adds little; and at most one letter worth 5, or a search for rich boards would pile the awkward letters on a few sides.
fn faults(side: &Side) -> usize {
    let vowels = side.iter().filter(|letter| "aeiou".contains(letter.to_char())).count();
    let worth_five = side.iter().filter(|&&letter| LetterValues::SHEET.of(letter) == 5).count();
    let twice = in_order(*side).windows(2).filter(|pair| pair[0] == pair[1]).count();
    let wrong_vowels = 1_usize.saturating_sub(vowels) + vowels.saturating_sub(3);
    wrong_vowels + worth_five.saturating_sub(1) + twice
}

fn in_order(mut side: Side) -> [Letter; 4] {
    side.sort_unstable();
    side
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Seed;
    use keesdrow::Edition;

    fn side(text: &str) -> Side {
        let letters: Vec<Letter> = text.chars().filter_map(Letter::from_char).collect();
        letters.try_into().expect("four letters")
    }

    #[test]
    fn k1_2_the_committed_sets_keep_the_rules_and_the_quotas() {
        for edition in [Edition::Classic, Edition::Deluxe] {
            let draft = TileDraft { sides: edition.tiles().iter().flat_map(|tile| tile.sides).collect() };
            assert_eq!(draft.faults(), 0, "{edition:?}");
            let quota = Quota::for_prints(draft.sides.len() as u64 * 4);
            assert_eq!(Quota::of(draft.sides.concat()), quota, "{edition:?}");
            assert!(quota.iter().all(|(_, count)| count > 0), "every letter of the alphabet occurs");
        }
    }

    #[test]
    fn faults_are_counted() {
        for (text, expected) in
            [("cats", 0), ("nmst", 1), ("aeio", 1), ("aeis", 0), ("seem", 1), ("jazy", 1), ("qaxz", 2)]
        {
            assert_eq!(faults(&side(text)), expected, "{text}");
        }
        assert_eq!(TileDraft { sides: vec![side("cats"), side("cast")] }.faults(), 1, "the same side in another order");
    }

    #[test]
    fn dealing_and_changing_keep_the_letters_and_the_rules() {
        let quota = Quota::for_prints(288);
        let mut dice = Seed::named("a draft").dice(0);
        let draft = TileDraft::deal(&quota, &mut dice);
        let changed = draft.changed(50, &mut dice);
        assert_ne!(changed, draft);
        for draft in [draft, changed] {
            assert_eq!((Quota::of(draft.sides.concat()), draft.faults()), (quota, 0));
        }
    }
}

//! The number of times each letter is printed in a box.

use kee_lexicon::{Letter, Lexicon, List};

/// The minimum for the rarest letters: with fewer, most boards would lack them.
const LEAST: u64 = 2;

/// The number of each letter, from A to Z.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quota([u64; Letter::COUNT]);

impl Quota {
    /// Shares out this many letters in proportion to their frequency in the common words, each word counted once.
    pub(crate) fn for_prints(prints: u64) -> Self {
        let mut found = [0; Letter::COUNT];
        for letter in Lexicon::list(List::Common).words().flat_map(String::into_bytes) {
            found[usize::from(letter - b'a')] += 1;
        }
        Self::share(prints, &found)
    }

    /// The next one goes to the letter that is furthest behind, as in Sainte-Laguë's rule for seats.
    fn share(prints: u64, found: &[u64; Letter::COUNT]) -> Self {
        let mut given = [LEAST; Letter::COUNT];
        for _ in given.iter().sum()..prints {
            let behind = (0..Letter::COUNT)
                .max_by(|&one, &other| {
                    let product = |letter: usize, against: usize| found[letter] * (2 * given[against] + 1);
                    product(one, other).cmp(&product(other, one)).then(other.cmp(&one))
                })
                .expect("there are letters");
            given[behind] += 1;
        }
        Self(given)
    }

    /// The letters as they are printed.
    pub(crate) fn of(letters: impl IntoIterator<Item = Letter>) -> Self {
        let mut counts = [0; Letter::COUNT];
        letters.into_iter().for_each(|letter| counts[letter.index()] += 1);
        Self(counts)
    }

    /// Every letter with how often it is printed, from A to Z.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Letter, u64)> {
        Letter::all().zip(self.0)
    }

    /// All prints, in the order of the alphabet.
    pub(crate) fn prints(&self) -> Vec<Letter> {
        self.iter().flat_map(|(letter, count)| (0..count).map(move |_| letter)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_are_shared_out_by_how_often_a_letter_occurs() {
        let mut found = [0; Letter::COUNT];
        (found[0], found[4], found[25]) = (300, 700, 1);
        let quota = Quota::share(148, &found);
        let count = |letter: usize| quota.0[letter];
        assert_eq!((count(0), count(4), count(25), count(1)), (30, 70, LEAST, LEAST));
        assert_eq!(Quota::of(quota.prints()), quota);
    }
}

use crate::Print;
use serde::{Deserialize, Serialize};

kee_game::choices! {
    /// The shorter versions of a word already played that are barred (K3.8).
    pub enum Shorter {
        /// Only the beginning of an earlier word.
        PrefixOnly = "prefix_only",
        /// Any letters in a row of an earlier word.
        AnyRun = "any_run",
    }
}

impl Shorter {
    /// Whether a word is an earlier one or a shorter version of it, by their letters alone.
    fn is_version(self, word: &str, earlier: &str) -> bool {
        match self {
            Self::PrefixOnly => earlier.starts_with(word),
            Self::AnyRun => earlier.contains(word),
        }
    }
}

/// A played word with its printed letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpelledWord {
    /// The word, lower case.
    pub word: String,
    /// Its letters in spelling order.
    pub prints: Vec<Print>,
}

impl SpelledWord {
    /// Whether it bars a word of these letters: it is the same word or a longer one, and its letters are enough to
    /// spell both. The order of the walks does not matter (K3.5, K3.8).
    fn bars(&self, word: &str, prints: &[Print], shorter: Shorter) -> bool {
        // Nearly every word differs in its letters, so compare those first.
        shorter.is_version(word, &self.word)
            && prints.iter().all(|print| times(*print, prints) <= times(*print, &self.prints))
    }
}

/// The number of times a printed letter is used.
fn times(print: Print, prints: &[Print]) -> usize {
    prints.iter().filter(|other| **other == print).count()
}

/// The played words by their printed letters, so that they are remembered even after a tile has moved (K3.9). A word
/// struck by a challenge is never added.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Series(Vec<SpelledWord>);

impl Series {
    /// Remembers a word, lower case, and the printed letters that spelled it.
    pub fn remember(&mut self, word: String, prints: Vec<Print>) {
        self.0.push(SpelledWord { word, prints });
    }

    /// All played words, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &SpelledWord> {
        self.0.iter()
    }

    /// The index of the earlier word that bars this one: the same word on the same letters (K3.5), or a longer one
    /// (K3.8).
    pub fn barring(&self, word: &str, prints: &[Print], shorter: Shorter) -> Option<usize> {
        self.0.iter().position(|earlier| earlier.bars(word, prints, shorter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prints(letters: &[u16]) -> Vec<Print> {
        letters.iter().copied().map(Print).collect()
    }

    fn bars(earlier: (&str, &[u16]), later: (&str, &[u16]), shorter: Shorter) -> bool {
        let mut series = Series::default();
        series.remember("ox".to_owned(), prints(&[90, 91]));
        series.remember(earlier.0.to_owned(), prints(earlier.1));
        series.barring(later.0, &prints(later.1), shorter) == Some(1)
    }

    #[test]
    fn k3_5_the_same_letters_may_not_spell_the_same_word_again_in_any_order() {
        for shorter in [Shorter::PrefixOnly, Shorter::AnyRun] {
            assert!(bars(("tee", &[1, 2, 3]), ("tee", &[1, 2, 3]), shorter));
            assert!(bars(("tee", &[1, 2, 3]), ("tee", &[1, 3, 2]), shorter));
            assert!(bars(("noon", &[1, 2, 3, 4]), ("noon", &[4, 3, 2, 1]), shorter), "read backwards");
            assert!(!bars(("tee", &[1, 2, 3]), ("tee", &[1, 2, 2]), shorter), "one E twice is another series");
            assert!(!bars(("tee", &[1, 2, 2]), ("tee", &[1, 2, 3]), shorter));
        }
    }

    #[test]
    fn k3_5_the_same_letters_may_spell_another_word() {
        assert!(!bars(("east", &[1, 2, 3, 4]), ("seat", &[3, 1, 2, 4]), Shorter::AnyRun));
    }

    #[test]
    fn k3_6_adding_letters_behind_or_in_front_is_allowed() {
        assert!(!bars(("cat", &[1, 2, 3]), ("cats", &[1, 2, 3, 4]), Shorter::AnyRun));
        assert!(!bars(("cat", &[1, 2, 3]), ("scat", &[0, 1, 2, 3]), Shorter::AnyRun));
    }

    #[test]
    fn k3_7_one_different_letter_makes_it_elsewhere() {
        assert!(!bars(("cat", &[1, 2, 3]), ("cat", &[1, 2, 4]), Shorter::AnyRun));
    }

    #[test]
    fn k3_8_a_shorter_version_is_barred_at_the_front_or_anywhere() {
        let hearts: (&str, &[u16]) = ("hearts", &[1, 2, 3, 4, 5, 6]);
        assert!(bars(hearts, ("heart", &[1, 2, 3, 4, 5]), Shorter::PrefixOnly));
        assert!(!bars(hearts, ("ear", &[2, 3, 4]), Shorter::PrefixOnly));
        assert!(!bars(hearts, ("art", &[3, 4, 5]), Shorter::PrefixOnly));
        assert!(bars(hearts, ("ear", &[2, 3, 4]), Shorter::AnyRun));
        assert!(!bars(hearts, ("eat", &[2, 3, 5]), Shorter::AnyRun), "a run is contiguous");
        assert!(!bars(hearts, ("heart", &[1, 2, 3, 4, 7]), Shorter::AnyRun), "another T");
    }

    #[test]
    fn k3_8_tee_after_tees_is_barred_whatever_the_order() {
        for shorter in [Shorter::PrefixOnly, Shorter::AnyRun] {
            assert!(bars(("tees", &[1, 2, 3, 4]), ("tee", &[1, 3, 2]), shorter));
            assert!(!bars(("tees", &[1, 2, 3, 4]), ("tee", &[1, 2, 2]), shorter));
        }
        assert!(bars(("tests", &[1, 2, 3, 4, 5]), ("test", &[1, 2, 5, 4]), Shorter::PrefixOnly), "by the last S");
    }
}

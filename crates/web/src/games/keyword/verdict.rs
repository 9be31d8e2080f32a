use super::{desk::Desk, trial::PlacementTrial};
use crate::games::dictionary::verdict;
use keyword::Word;

impl Desk {
    /// The dictionary's answer about a word, once it has been looked up.
    pub(super) fn word_says(self, word: &Word) -> Option<bool> {
        self.dictionary.says(&word.to_lowercase())
    }

    /// Whether all tried words are good, as far as that is known.
    pub(super) fn judges(self, trial: &PlacementTrial) -> Option<bool> {
        let PlacementTrial::Makes(made) = trial else { return None };
        verdict(made.words.iter().map(|made| self.word_says(&made.word)))
    }
}

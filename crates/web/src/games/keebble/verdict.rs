use super::desk::Desk;
use crate::games::dictionary::verdict;
use kee_grid::FormedWord;
use keebble::JudgedPlay;
use leptos::prelude::*;

impl Desk {
    /// The spellings of which one must be in the dictionary: where words are read in any direction, there are two.
    pub(super) fn spellings(self, word: &FormedWord) -> Vec<String> {
        let backwards = self.rules.with(|rules| rules.as_ref().is_some_and(|rules| rules.rules.reading().backwards));
        [word.to_string()].into_iter().chain(backwards.then(|| word.backwards())).collect()
    }

    /// The dictionary's answer about a word, once it has been looked up.
    pub(super) fn word_says(self, word: &FormedWord) -> Option<bool> {
        let said: Vec<Option<bool>> = self.spellings(word).iter().map(|word| self.dictionary.says(word)).collect();
        if said.contains(&Some(true)) { Some(true) } else { said.iter().all(Option::is_some).then_some(false) }
    }

    /// Whether all words of the letters laid are good, as far as that is known.
    pub(super) fn judges(self, judged: &JudgedPlay) -> Option<bool> {
        verdict(judged.words.iter().map(|word| self.word_says(word)))
    }

    /// Whether the dictionary is known to reject a word of the letters laid.
    pub(super) fn is_rejected(self) -> bool {
        self.weighed.with(|weighed| match weighed {
            Some(Ok(judged)) => self.judges(judged) == Some(false),
            _ => false,
        })
    }
}

use super::TableHandle;
use crate::local;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The word list of a table, where everyone may ask it beforehand because it is the referee. Each word is looked up once, in
/// this browser. Words are in lower case.
#[derive(Clone, Copy)]
pub(super) struct TableDictionary {
    /// The list's name, if it may be asked.
    list: Memo<Option<String>>,
    known: RwSignal<BTreeMap<String, bool>>,
}

impl TableDictionary {
    /// The word list of a table.
    pub(super) fn new(at: TableHandle, is_referee: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        let list = Memo::new(move |_| {
            let list = at.info.with(|info| info.as_ref()?.words.clone());
            list.filter(|_| is_referee())
        });
        Self { list, known: RwSignal::new(BTreeMap::new()) }
    }

    /// Its answer about a word, once it has been looked up.
    pub(super) fn says(self, word: &str) -> Option<bool> {
        self.known.with(|known| known.get(word).copied())
    }

    /// Looks up words that were not looked up before.
    pub(super) fn look_up(self, words: Vec<String>) {
        let Some(list) = self.list.get() else { return };
        let words: Vec<String> =
            self.known.with_untracked(|known| words.into_iter().filter(|word| !known.contains_key(word)).collect());
        if words.is_empty() {
            return;
        }
        leptos::task::spawn_local(async move {
            // Without an answer, the table decides when the word is played.
            if let Ok(said) = local::look_up(&list, words.clone()).await {
                // The player may have left the table meanwhile.
                let _ = self.known.try_update(|known| known.extend(words.into_iter().zip(said)));
            }
        });
    }
}

/// Whether all words of a play are good, as far as that is known: one bad word is enough for a no.
pub(super) fn verdict(said: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let said: Vec<Option<bool>> = said.collect();
    if said.contains(&Some(false)) { Some(false) } else { said.iter().all(Option::is_some).then_some(true) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bad_word_is_enough_and_an_unknown_one_leaves_it_open() {
        let of = |said: &[Option<bool>]| verdict(said.iter().copied());
        assert_eq!(of(&[Some(true), Some(true)]), Some(true));
        assert_eq!(of(&[None, Some(false), Some(true)]), Some(false));
        assert_eq!(of(&[Some(true), None]), None);
    }
}

use super::{desk::TableRules, trial::PlacementTrial};
use crate::{games::TableHandle, local};
use kee_game::Game;
use keyword::{Judge, Word};
use leptos::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// The word list, where everyone may ask it beforehand because it is the referee (W5.5). Each word is looked up once, in
/// this browser.
#[derive(Clone, Copy)]
pub(super) struct TableDictionary {
    /// The list's name, if it may be asked.
    list: Memo<Option<String>>,
    known: RwSignal<BTreeMap<Word, bool>>,
}

impl TableDictionary {
    /// The word list of a table.
    pub(super) fn new(at: TableHandle, rules: Memo<Option<Arc<TableRules>>>) -> Self {
        let list = Memo::new(move |_| {
            let is_referee = rules.get()?.0.options().judge == Judge::Referee;
            let list = at.info.with(|info| info.as_ref()?.words.clone());
            list.filter(|_| is_referee)
        });
        Self { list, known: RwSignal::new(BTreeMap::new()) }
    }

    /// Its answer about a word, once it has been looked up.
    pub(super) fn says(self, word: &Word) -> Option<bool> {
        self.known.with(|known| known.get(word).copied())
    }

    /// Whether all tried words are good, as far as that is known: one bad word is enough for a no.
    pub(super) fn judges(self, trial: &PlacementTrial) -> Option<bool> {
        let PlacementTrial::Makes(made) = trial else { return None };
        let said: Vec<Option<bool>> = made.words.iter().map(|made| self.says(&made.word)).collect();
        if said.contains(&Some(false)) { Some(false) } else { said.iter().all(Option::is_some).then_some(true) }
    }

    /// Looks up tried words that were not looked up before.
    pub(super) fn look_up(self, trial: &PlacementTrial) {
        let (PlacementTrial::Makes(made), Some(list)) = (trial, self.list.get()) else { return };
        let words = made.words.iter().map(|made| made.word.clone());
        let words: Vec<Word> =
            self.known.with_untracked(|known| words.filter(|word| !known.contains_key(word)).collect());
        if words.is_empty() {
            return;
        }
        leptos::task::spawn_local(async move {
            let asked = words.iter().map(Word::to_lowercase).collect();
            // Without an answer, the table decides when the word is played.
            if let Ok(said) = local::look_up(&list, asked).await {
                // The player may have left the table meanwhile.
                let _ = self.known.try_update(|known| known.extend(words.into_iter().zip(said)));
            }
        });
    }
}

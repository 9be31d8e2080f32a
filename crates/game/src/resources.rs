use crate::Problem;
use std::{any::Any, sync::Arc};

/// A word list for a game: its name and hash, and the list itself in the type the game expects.
#[derive(Clone)]
pub struct WordList {
    /// `full`, or the owner's name for their own list.
    pub name: String,
    /// The hash of its words, written into every record played with it.
    pub hash: String,
    list: Arc<dyn Any + Send + Sync>,
}

impl std::fmt::Debug for WordList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WordList").field("name", &self.name).field("hash", &self.hash).finish_non_exhaustive()
    }
}

/// The large shared things that a game gets besides its options, which its record only names.
///
/// This crate does not know the type of a word list, so that games without words need not depend on one.
#[derive(Clone, Default, Debug)]
pub struct Resources {
    words: Option<WordList>,
}

impl Resources {
    /// No resources.
    pub fn none() -> Self {
        Self::default()
    }

    /// Resources with this word list.
    pub fn with_words<L: Send + Sync + 'static>(name: &str, hash: &str, list: Arc<L>) -> Self {
        Self { words: Some(WordList { name: name.to_owned(), hash: hash.to_owned(), list }) }
    }

    /// The word list, by name and hash.
    pub fn word_list(&self) -> Option<&WordList> {
        self.words.as_ref()
    }

    /// The word list itself, if there is one and it is of the expected type.
    pub fn words<L: Send + Sync + 'static>(&self) -> Option<Arc<L>> {
        self.words.as_ref().and_then(|words| words.list.clone().downcast().ok())
    }

    /// The word list itself, for a game that finds no problems with its table. A missing list must be among them.
    pub fn words_unless<L: Send + Sync + 'static>(
        &self,
        problems: impl FnOnce(Option<&L>) -> Vec<Problem>,
    ) -> Result<Arc<L>, Vec<Problem>> {
        let words = self.words();
        let problems = problems(words.as_deref());
        words.filter(|_| problems.is_empty()).ok_or(problems)
    }
}

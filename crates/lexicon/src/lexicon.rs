//! Lists of words and all questions about them.

use super::{
    anagram::{Anagram, LetterStock},
    compiled::{self, Compiled},
    compiler::Compiler,
    crossword, english,
    graph::Graph,
    list::{self, BadLine, List},
    packed::Packed,
    pattern::{BadPattern, Pattern},
    ranks::Ranks,
    seal::BadData,
    spellable::Spellable,
    words::Words,
};
use kee_game::Resources;
use sha2::{Digest, Sha256};
use std::{
    fmt,
    sync::{Arc, OnceLock},
};

/// A list of words, compiled into graphs.
///
/// Words consist of the letters `a` to `z` and have at most 64 of them. Questions take any ASCII case; answers are in
/// lower case. A list never changes and can be shared between threads.
pub struct Lexicon {
    name: String,
    forward: Graph,
    ranks: Ranks,
    /// Only for lists with levels.
    levels: Option<Vec<u8>>,
    crossword: OnceLock<Graph>,
    /// The crossword graph compiled by the build, until it is needed.
    compiled_crossword: Option<&'static [u8]>,
    spellable: OnceLock<Spellable>,
    hash: OnceLock<String>,
}

impl Lexicon {
    /// The full English list, loaded on first use.
    ///
    /// # Panics
    ///
    /// Panics if the words embedded in the program are damaged.
    pub fn english() -> &'static Arc<Self> {
        english::list(List::Full)
    }

    /// Loads another copy of the full English list, apart from the one that all callers of [`Lexicon::english`] share.
    ///
    /// # Panics
    ///
    /// Panics if the words embedded in the program are damaged.
    pub fn load_english() -> Self {
        english::full()
    }

    /// Gives a program without embedded English words (built without the feature `compiled`) the full list, from the
    /// contents of `data/english.words`. An existing full list stays.
    ///
    /// # Errors
    ///
    /// If the words are damaged.
    pub fn bring_english(packed: &[u8]) -> Result<&'static Arc<Self>, BadData> {
        english::bring(packed)
    }

    /// A named English list, compiled on first use and then kept.
    ///
    /// # Panics
    ///
    /// Panics if the words embedded in the program are damaged.
    pub fn list(list: List) -> Arc<Self> {
        Arc::clone(english::list(list))
    }

    /// The words of this list to suggest: those of an English list that `most` has too, or all of a custom list.
    pub fn to_suggest(self: &Arc<Self>, most: List) -> Arc<Self> {
        match self.name.parse::<List>() {
            Ok(list) if self.levels.is_some() => Self::list(list.min(most)),
            _ => Arc::clone(self),
        }
    }

    /// A list of these words, in any order and any ASCII case, possibly with repetitions.
    ///
    /// Anything but words of at most 64 letters `a` to `z` is silently left out. Lists from outside the program should
    /// go through [`Lexicon::read`], which reports them.
    pub fn from_words(name: &str, words: impl IntoIterator<Item: AsRef<str>>) -> Self {
        let words = words.into_iter();
        let mut words: Vec<String> =
            words.filter(|word| list::is_word(word.as_ref())).map(|word| word.as_ref().to_ascii_lowercase()).collect();
        words.sort_unstable();
        words.dedup();
        Self::from_sorted(name, &words, None)
    }

    /// Reads a custom list: one word per line, in any ASCII case and order.
    ///
    /// Blank lines, white space around words and repeated words are fine.
    ///
    /// # Errors
    ///
    /// Every line that is not a word, or a list without words.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<BadLine>> {
        Ok(Self::from_words(name, list::words(text)?))
    }

    /// Compiles words packed as in this crate's `data/english.words`, for a program that downloads them instead of
    /// embedding them.
    ///
    /// # Errors
    ///
    /// Data of another kind or version, or cut short or damaged. Neither the checksum nor the hash, which comes from
    /// the data, protects against deception; they only catch accidents.
    pub fn unpack(name: &str, bytes: &[u8]) -> Result<Self, BadData> {
        let packed = Packed::read(bytes)?;
        let lexicon = Self::from_sorted(name, &packed.words, Some(packed.levels));
        Ok(Self { hash: OnceLock::from(hex(&packed.hash)), ..lexicon })
    }

    /// Takes graphs compiled by the build script.
    #[cfg_attr(
        not(feature = "compiled"),
        allow(dead_code, reason = "without compiled graphs there is nothing to take")
    )]
    pub(crate) fn from_compiled(name: &str, forward: &[u8], crossword: &'static [u8]) -> Result<Self, BadData> {
        let compiled = Compiled::read(forward)?;
        let ranks = Ranks::count(&compiled.forward);
        Ok(Self {
            name: name.to_owned(),
            ranks,
            forward: compiled.forward,
            levels: Some(compiled.levels),
            crossword: OnceLock::new(),
            compiled_crossword: Some(crossword),
            spellable: OnceLock::new(),
            hash: OnceLock::from(hex(&compiled.hash)),
        })
    }

    /// Compiles words that are sorted, unique and in lower case.
    pub(crate) fn from_sorted(name: &str, words: &[String], levels: Option<Vec<u8>>) -> Self {
        let mut compiler = Compiler::new();
        for word in words {
            compiler.add(word.as_bytes(), true, None);
        }
        let forward = compiler.finish();
        Self {
            name: name.to_owned(),
            ranks: Ranks::count(&forward),
            forward,
            levels,
            crossword: OnceLock::new(),
            compiled_crossword: None,
            spellable: OnceLock::new(),
            hash: OnceLock::new(),
        }
    }

    /// Its name. A named English list has the name of its [`List`].
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The resources of a table that plays with this list.
    pub fn resources(self: &Arc<Self>) -> Resources {
        Resources::with_words(self.name(), self.hash(), Arc::clone(self))
    }

    /// The word list for rules that never look words up. It has one word, because every list must, and that is as long
    /// as the shortest word of any game.
    pub fn no_words() -> Resources {
        Arc::new(Self::from_words("none", ["keyboard"])).resources()
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        self.ranks.words_at(&self.forward, self.forward.root()) as usize
    }

    /// Whether it has no words.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this is a word of the list. Text with anything but letters never is.
    #[inline]
    pub fn contains(&self, word: &str) -> bool {
        self.forward.accepts(word.as_bytes())
    }

    /// The SCOWL level of a word: the lower, the better known. `None` if it is not a word of the list, and for lists
    /// without levels.
    pub fn level(&self, word: &str) -> Option<u8> {
        self.levels.as_ref()?.get(self.index(word)?).copied()
    }

    /// The levels of all words, in alphabetical order; empty for a list without levels.
    pub(crate) fn levels(&self) -> &[u8] {
        self.levels.as_deref().unwrap_or_default()
    }

    /// The index of a word in alphabetical order; `None` if it is not a word of the list.
    pub fn index(&self, word: &str) -> Option<usize> {
        self.ranks.index(&self.forward, word.as_bytes())
    }

    /// The word at this index in alphabetical order; `None` from [`Lexicon::len`] on.
    pub fn word(&self, index: usize) -> Option<String> {
        self.ranks.word(&self.forward, index)
    }

    /// Every word, in alphabetical order.
    pub fn words(&self) -> Words<'_> {
        self.with_prefix("")
    }

    /// The words with this prefix, including the prefix itself if it is a word, in alphabetical order. A prefix with
    /// anything but letters has none; the empty prefix has all.
    pub fn with_prefix(&self, prefix: &str) -> Words<'_> {
        Words::with_prefix(&self.forward, &self.ranks, prefix)
    }

    /// The words that match a pattern, in alphabetical order: `?` stands for one letter, `*` for any run of letters,
    /// even an empty one, and a letter for itself.
    ///
    /// A pattern that starts with `*` searches all words.
    ///
    /// # Errors
    ///
    /// A pattern with any other character.
    pub fn matching(&self, pattern: &str) -> Result<Vec<String>, BadPattern> {
        let pattern = Pattern::read(pattern)?;
        Ok(pattern.map_or_else(Vec::new, |pattern| pattern.words(&self.forward)))
    }

    /// The words that can be made from these letters, in alphabetical order, where `?` is a blank that can be any
    /// letter.
    ///
    /// # Errors
    ///
    /// Letters with any other character among them.
    pub fn anagrams(&self, letters: &str, anagram: Anagram) -> Result<Vec<String>, BadPattern> {
        Ok(LetterStock::read(letters)?.words(&self.forward, anagram))
    }

    /// The lower-case hexadecimal SHA-256 of the words in alphabetical order, each followed by a line feed.
    ///
    /// Two lists with the same words have the same hash, whatever their names and levels.
    pub fn hash(&self) -> &str {
        self.hash.get_or_init(|| {
            let mut hasher = Sha256::new();
            for word in self.words() {
                hasher.update(word);
                hasher.update("\n");
            }
            hex(&hasher.finalize())
        })
    }

    /// The graph that reads words from their first letter to their last.
    #[inline]
    pub fn forward(&self) -> &Graph {
        &self.forward
    }

    /// The counts beside the forward graph.
    #[inline]
    pub(crate) fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    /// A filter that quickly rules out that a word has exactly some letters. It is made on first use.
    pub fn spellable(&self) -> &Spellable {
        self.spellable.get_or_init(|| Spellable::of(self))
    }

    /// The graph that reads words from any of their letters: first to the left, then, after a [`Graph::turn`], to the
    /// right of the first one. A whole word read backwards ends without a turn.
    ///
    /// On first use it is loaded for the full English list and compiled for any other.
    ///
    /// # Panics
    ///
    /// Panics if the graph embedded in the program is damaged.
    pub fn crossword(&self) -> &Graph {
        self.crossword.get_or_init(|| match self.compiled_crossword {
            None => crossword::compile(&self.forward),
            Some(bytes) => compiled::read_crossword(&self.forward, bytes)
                .unwrap_or_else(|bad| panic!("the crossword graph in this program cannot be used: {bad}")),
        })
    }
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lexicon").field("name", &self.name).field("len", &self.len()).finish_non_exhaustive()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

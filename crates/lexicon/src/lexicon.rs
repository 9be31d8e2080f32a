//! A list of words and everything one can ask it.

use std::fmt;
use std::sync::{Arc, OnceLock};

use sha2::{Digest, Sha256};

use super::anagram::{Anagram, Rack};
use super::bad_line::{self, BadLine};
use super::compiled::{self, Compiled};
use super::compiler::Compiler;
use super::crossword;
use super::english;
use super::graph::Graph;
use super::list::List;
use super::packed::Packed;
use super::pattern::{BadPattern, Pattern};
use super::ranks::Ranks;
use super::seal::BadData;
use super::spellable::Spellable;
use super::words::Words;

/// A list of words, compiled into graphs.
///
/// Words are of the letters `a` to `z` and have at most 64 of them. Questions take any ASCII case; answers are in
/// lower case. A list never changes once it is made, and can be shared between threads.
pub struct Lexicon {
    name: String,
    forward: Graph,
    ranks: Ranks,
    /// Only for lists whose words have levels.
    levels: Option<Vec<u8>>,
    crossword: OnceLock<Graph>,
    /// The crossword graph as the build compiled it, until it is asked for.
    compiled_crossword: Option<&'static [u8]>,
    spellable: OnceLock<Spellable>,
    hash: OnceLock<String>,
}

impl Lexicon {
    /// The full English list, loaded when it is first asked for.
    ///
    /// # Panics
    ///
    /// If the words embedded in the program were damaged.
    pub fn english() -> &'static Arc<Self> {
        english::list(List::Full)
    }

    /// Loads the full English list again, beside the one every caller of [`Lexicon::english`] shares.
    ///
    /// # Panics
    ///
    /// If the words embedded in the program were damaged.
    pub fn load_english() -> Self {
        english::full()
    }

    /// Gives a program that carries no English words (built without the feature `compiled`) the full list, from the
    /// contents of `data/english.words`. If there is a full list already it stays.
    ///
    /// # Errors
    ///
    /// If the words were damaged on the way.
    pub fn bring_english(packed: &[u8]) -> Result<&'static Arc<Self>, BadData> {
        english::bring(packed)
    }

    /// A named English list. It is compiled when it is first asked for and then kept.
    ///
    /// # Panics
    ///
    /// If the words embedded in the program were damaged.
    pub fn list(list: List) -> Arc<Self> {
        Arc::clone(english::list(list))
    }

    /// The words of this list to suggest: of an English list no more than `most` has, of one's own list all.
    pub fn to_suggest(self: &Arc<Self>, most: List) -> Arc<Self> {
        match self.name.parse::<List>() {
            Ok(list) if self.levels.is_some() => Self::list(list.min(most)),
            _ => Arc::clone(self),
        }
    }

    /// A list of these words, in any order and any ASCII case, some perhaps more than once.
    ///
    /// What is not a word of at most 64 letters `a` to `z` is left out without a sound: a list from outside the
    /// program should go through [`Lexicon::read`], which says so.
    pub fn from_words(name: &str, words: impl IntoIterator<Item: AsRef<str>>) -> Self {
        let words = words.into_iter();
        let mut words: Vec<String> = words
            .filter(|word| bad_line::is_word(word.as_ref()))
            .map(|word| word.as_ref().to_ascii_lowercase())
            .collect();
        words.sort_unstable();
        words.dedup();
        Self::from_sorted(name, &words, None)
    }

    /// Reads a list of one's own: one word a line, in any ASCII case and order.
    ///
    /// Blank lines and white space around words do not matter, nor does a word that comes twice.
    ///
    /// # Errors
    ///
    /// Every line that is not a word, not only the first; and a list without any word.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<BadLine>> {
        Ok(Self::from_words(name, bad_line::words(text)?))
    }

    /// Compiles words packed as in this crate's `data/english.words`, for a program that fetches them rather
    /// than embeds them.
    ///
    /// # Errors
    ///
    /// Data that is of another kind or version, cut short or damaged. The checksum guards against accidents, not
    /// against someone who wants to deceive; so does the hash, which is taken from the data.
    pub fn unpack(name: &str, bytes: &[u8]) -> Result<Self, BadData> {
        let packed = Packed::read(bytes)?;
        let lexicon = Self::from_sorted(name, &packed.words, Some(packed.levels));
        Ok(Self { hash: OnceLock::from(hex(&packed.hash)), ..lexicon })
    }

    /// Takes graphs as the build script compiles them.
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

    /// Compiles words that are in order, in lower case and each there once.
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

    /// The name it was given. A named English list has the name of its [`List`].
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.ranks.words_at(&self.forward, self.forward.root()) as usize
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this is a word of the list. What is not wholly of letters never is.
    #[inline]
    pub fn contains(&self, word: &str) -> bool {
        self.forward.accepts(word.as_bytes())
    }

    /// The SCOWL level of a word: the lower, the better known. `None` for what is not a word of the list, and for
    /// every word of a list without levels.
    pub fn level(&self, word: &str) -> Option<u8> {
        self.levels.as_ref()?.get(self.index(word)?).copied()
    }

    /// The levels of all words, in alphabetical order; empty for a list without levels.
    pub(crate) fn levels(&self) -> &[u8] {
        self.levels.as_deref().unwrap_or_default()
    }

    /// The number of a word in alphabetical order, from 0; `None` for what is not a word of the list.
    pub fn index(&self, word: &str) -> Option<usize> {
        self.ranks.index(&self.forward, word.as_bytes())
    }

    /// The word with this number in alphabetical order; `None` from [`Lexicon::len`] on.
    pub fn word(&self, index: usize) -> Option<String> {
        self.ranks.word(&self.forward, index)
    }

    /// Every word, in alphabetical order.
    pub fn words(&self) -> Words<'_> {
        self.with_prefix("")
    }

    /// The words that start with this prefix, itself too if it is one, in alphabetical order. None start with
    /// what is not a letter; all start with nothing.
    pub fn with_prefix(&self, prefix: &str) -> Words<'_> {
        Words::with_prefix(&self.forward, &self.ranks, prefix)
    }

    /// The words that fit a pattern, in alphabetical order: `?` stands for one letter, `*` for any run of
    /// letters, even none, and a letter for itself.
    ///
    /// A pattern that starts with `*` looks at every word.
    ///
    /// # Errors
    ///
    /// A pattern with any other character.
    pub fn matching(&self, pattern: &str) -> Result<Vec<String>, BadPattern> {
        let pattern = Pattern::read(pattern)?;
        Ok(pattern.map_or_else(Vec::new, |pattern| pattern.words(&self.forward)))
    }

    /// The words that can be laid from these letters, in alphabetical order, where `?` is a blank that can be any
    /// letter.
    ///
    /// # Errors
    ///
    /// Letters with any other character among them.
    pub fn anagrams(&self, letters: &str, anagram: Anagram) -> Result<Vec<String>, BadPattern> {
        Ok(Rack::read(letters)?.words(&self.forward, anagram))
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

    /// A filter that tells quickly that no word has exactly some letters. It is made when it is first asked for.
    pub fn spellable(&self) -> &Spellable {
        self.spellable.get_or_init(|| Spellable::of(self))
    }

    /// The graph that reads words from any of their letters: first leftwards, then, after a [`Graph::turn`],
    /// rightwards from beside the first. A whole word read backwards ends without a turn.
    ///
    /// It is loaded when it is first asked for if it is that of the full English list, and compiled then for any
    /// other.
    ///
    /// # Panics
    ///
    /// If the graph embedded in the program was damaged.
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

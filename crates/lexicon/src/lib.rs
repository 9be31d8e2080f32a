//! English words with their levels, as a word graph.
//!
//! ```
//! use kee_lexicon::{Anagram, Lexicon, List};
//!
//! let english = Lexicon::english();
//! assert!(english.contains("Quixotic"));
//! assert_eq!(english.level("quixotic"), Some(40));
//! assert!(!Lexicon::list(List::Everyday).contains("quixotic"));
//! assert_eq!(english.matching("qu?xotic"), Ok(vec!["quixotic".to_owned()]));
//! assert!(english.anagrams("tca", Anagram::Exact).unwrap().contains(&"cat".to_owned()));
//! ```
//!
//! A game that searches walks a [`Graph`] itself: [`Lexicon::forward`] to grow words letter by letter, as on a grid of
//! letters, or [`Lexicon::crossword`] to grow them both ways from a tile on a board.
//!
//! ```
//! use kee_lexicon::{Graph, Letter, Lexicon};
//!
//! // Which letters can stand between two runs of tiles? After the left run is read backwards and the graph has
//! // turned, one read tells which letters end a word: the cross-check of a square with nothing to its right.
//! let lexicon = Lexicon::from_words("pets", ["cat", "cats", "cab", "scat"]);
//! let graph = lexicon.crossword();
//! let step = |node, letter| graph.step(node, Letter::from_char(letter).unwrap());
//! let after_ca = step(graph.root(), 'a').and_then(|node| step(node, 'c')).unwrap();
//! let right = graph.turn(after_ca).unwrap();
//! assert_eq!(format!("{:?}", right.accepts(graph)), "{bt}");
//! ```

mod anagram;
#[allow(dead_code, reason = "the build script writes what the crate reads")]
mod compiled;
mod compiler;
mod crossword;
mod english;
mod graph;
mod letter;
mod letter_set;
mod lexicon;
mod list;
#[allow(dead_code, reason = "xtask writes what the crate reads")]
mod packed;
mod pattern;
mod ranks;
#[allow(dead_code, reason = "the build script and xtask seal, the crate opens")]
mod seal;
mod spellable;
mod word;
mod words;

pub use anagram::Anagram;
pub use graph::{Graph, Node};
pub use letter::Letter;
pub use letter_set::{LetterSet, LetterSetIter};
pub use lexicon::Lexicon;
pub use list::{BadLine, List, UnknownList};
pub use pattern::BadPattern;
pub use seal::BadData;
pub use spellable::{LetterSum, Spellable};
pub use word::Word;
pub use words::{Numbered, Words};

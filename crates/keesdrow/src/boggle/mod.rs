//! All words on a board under Boggle's rules: a word of three letters or more walks from cell to neighbouring cell,
//! of which there are up to eight, and uses no cell twice. The face `q` reads Qu.
//!
//! ```
//! use keesdrow::boggle::{BoggleBoard, Dictionary, BoggleSolver};
//! use kee_lexicon::Lexicon;
//!
//! let dictionary = Dictionary::new(&Lexicon::from_words("few", ["quit", "quits", "sit", "tit"]));
//! let mut solver = BoggleSolver::new(&dictionary);
//! let board = BoggleBoard::read("qi/ts").unwrap();
//! let words: Vec<String> = solver.words(&board).into_iter().map(|found| found.word).collect();
//! assert_eq!(words, ["quit", "quits", "sit"]);
//! assert_eq!(solver.count(&board).points, 1 + 2 + 1);
//! ```
//!
//! # Why it is fast
//!
//! Most solvers follow every way over the board and ask the word list at each step whether it can still become a word.
//! This one walks the word list: every beginning of a word once per board, together with all the ways to walk it there.
//! So no word is found twice, nothing has to remember which words were seen, the words can stay in a graph that shares
//! their endings (1.3 megabytes for a quarter of a million), and the words that end here are one intersection of two
//! sets of letters.
//!
//! On boards of up to 64 cells, words are counted even without the ways: a beginning keeps only the set of cells where
//! its ways end, as the bits of a number. Larger boards, and words with their paths, need the ways themselves.
//!
//! No solver escapes this: where few letters are next to each other everywhere, and a list has words of nothing but
//! those, there are far too many ways. With English words the largest board takes a fraction of a second.

mod board;
mod dictionary;
mod large;
mod lengths;
mod shape;
mod small;
mod solver;

pub use board::BoggleBoard;
pub use dictionary::Dictionary;
pub use solver::{BoggleSolver, BoggleWord, WordTotals};

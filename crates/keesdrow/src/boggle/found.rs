//! A word on a board, and a way to walk it.

/// A word on a board, and a way to walk it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Found {
    /// The word in lower case, with `qu` where it walks over the face `q`.
    pub word: String,
    /// The cells it walks over, row by row from 0; one fewer than letters for every Qu.
    ///
    /// Where there are several ways, which of them this is is not promised.
    pub path: Vec<usize>,
}

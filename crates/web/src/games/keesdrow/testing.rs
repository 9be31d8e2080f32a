//! Helpers for the tests of this room.

use keesdrow::{Ground, Pegs, Series};

/// A board on which nothing has been played.
pub(super) fn ground(board: &str) -> Ground {
    let pegs: Option<Pegs> = None;
    Ground { board: board.parse().expect("a board"), pegs, played: Vec::new(), series: Series::default() }
}

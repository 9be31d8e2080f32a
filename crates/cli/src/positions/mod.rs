//! The moves from a position, and the positions they lead to.

mod legal;
mod perft;

pub(crate) use legal::{LegalArgs, legal};
pub(crate) use perft::{PerftArgs, perft};

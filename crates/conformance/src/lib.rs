//! The tests every game must pass.
//!
//! A game crate takes them all with one line in an integration test:
//!
//! ```text
//! kee_conformance::suite!(kee_toys::Auction);
//! ```
//!
//! Each check is also a plain function in [`checks`], which returns the first [`Finding`]. That is how the suite is
//! itself tested: a game with a planted fault must be found by the check that is there for it.
//!
//! Everything is drawn from named seeds, so a check that fails once fails always. A suite that passes proves nothing
//! about positions its playouts did not reach, except on the preset `tiny` where it says so.

mod budget;
pub mod checks;
mod driver;
mod finding;
mod fixtures;
mod line;
mod listed;
mod pool;
mod recorder;
mod sampler;
mod setting;
mod subject;
mod suite;
mod texts;

pub use budget::Budget;
pub use finding::Finding;
pub use subject::{Bots, Subject};

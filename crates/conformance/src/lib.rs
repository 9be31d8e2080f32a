//! The tests that every game must pass.
//!
//! A game crate takes them all with one line in an integration test:
//!
//! ```text
//! kee_conformance::suite!(kee_toys::Auction);
//! ```
//!
//! Each check is also a plain function in [`checks`], which returns the first [`Finding`]. That is how the suite is
//! itself tested: each planted fault must be found by the check that is responsible for it.
//!
//! Everything is drawn from named seeds, so a check that fails once fails always. A suite that passes proves nothing
//! about positions its playouts did not reach, except on the preset `tiny` where it says so.
//!
//! A suite can't know the rules. [`table`] helps the tests that go through them paragraph by paragraph.

pub mod checks;
mod driver;
mod finding;
mod fixtures;
mod line_of_play;
mod listed_actions;
mod pool;
mod recorder;
mod setting;
mod subject;
mod suite;
pub mod table;
mod texts;

pub use finding::Finding;
pub use subject::{Bots, Budget, Subject};

//! Rally: two players hit a ball to and fro. There is nothing to it, which is what it is for: whoever measures a server
//! with it measures the server.

mod options;
mod parts;
mod rules;
mod words;

pub use options::RallyOptions;
pub use parts::{RallyAction, RallyEvent, RallyRefusal, RallyState, RallyView};
pub use rules::Rally;

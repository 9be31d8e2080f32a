//! Rally: two players hit a ball back and forth. The game costs next to nothing, so measuring a server with it measures
//! the server.

mod options;
mod parts;
mod rules;
mod words;

pub use options::RallyOptions;
pub use parts::{RallyAction, RallyEvent, RallyRefusal, RallyState, RallyView};
pub use rules::Rally;

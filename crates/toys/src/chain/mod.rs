//! Chain: say a word that begins with the last letter of the word before.

mod action;
mod event;
mod flow;
mod options;
mod refusal;
mod review;
mod rules;
mod state;
mod view;
mod words;

pub use action::{ChainAction, ChainWord, FirstLetter};
pub use event::ChainEvent;
pub use options::{ChainOptions, Judge, Turn};
pub use refusal::ChainRefusal;
pub use rules::Chain;
pub use state::{ChainState, Said};
pub use view::ChainView;

//! Newgame: two players take counters from a heap, and the last counter decides. The rules are in `docs/rules/newgame.md`.

mod action;
mod event;
mod options;
mod refusal;
mod rules;
mod state;
mod view;
mod words;

pub use action::NewGameAction;
pub use event::NewGameEvent;
pub use options::{Misere, NewGameOptions};
pub use refusal::NewGameRefusal;
pub use rules::NewGame;
pub use state::NewGameState;
pub use view::NewGameView;

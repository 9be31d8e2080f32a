//! Bluff: players lay tiles face down with a claim, and anyone may challenge it before the player draws again.

mod action;
mod event;
mod flow;
mod options;
mod refusal;
mod rules;
mod state;
mod tile;
mod view;
mod words;

pub use action::BluffAction;
pub use event::{BluffEvent, BluffNotice};
pub use options::BluffOptions;
pub use refusal::BluffRefusal;
pub use rules::Bluff;
pub use state::{BluffState, PendingLay, TableTile};
pub use tile::{Drawn, NumberTile, Tiles};
pub use view::{BluffView, LaidView, PendingLayView};

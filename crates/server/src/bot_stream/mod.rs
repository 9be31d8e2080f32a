//! What a bot is told: everything that is asked of it, at all its tables, in one stream.

mod attending;
mod event;
mod listening;

pub(crate) use event::BotEvent;
pub(crate) use listening::listen;

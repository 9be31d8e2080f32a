//! What a bot is told: everything that is asked of it, at all its tables, in one stream.

mod attending;
mod listening;

pub(crate) use listening::listen;

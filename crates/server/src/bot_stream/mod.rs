//! The stream to a bot: everything that is asked of it, at all its tables.

mod attending;
mod listening;

pub(crate) use listening::listen;

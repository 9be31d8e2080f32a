//! The stream to a bot: everything that is asked of it, at all its tables.

mod bot_listener;
mod table_listener;

pub(crate) use bot_listener::listen;

//! All that surrounds a game at a table: players, clocks, log, talk, rules, the connection.

mod frame;

pub(crate) use frame::TableFrame;

//! Events that the server looks after: parties and tournaments.
//!
//! An event is a log in the store, as a table is. A [`Room`](room::Room) is what this process knows about one while it
//! is needed; nothing exists only there. Every change is decided on the stored log, stored, and only then announced.
//! Where games are played here, the tables of a round follow from the log: creating, starting and reading them again
//! changes nothing, so it is done as often as it takes.

mod command;
mod machine;
mod room;
mod rooms;
mod tables;
mod terms;
mod upkeep;

pub(crate) use machine::{Machine, TableNews, TableReport};
pub(crate) use room::{entry_json, text};
pub(crate) use rooms::{EventError, EventListener, Rooms};
pub(crate) use terms::Terms;

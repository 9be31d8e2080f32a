//! Events that the server looks after: parties and tournaments.
//!
//! An event is a log in the store, as a table is. A [`Room`](room::Room) is what this process knows of one while somebody
//! needs it; nothing lives only there. Every change is decided on the log as it is stored, stored, and only then told. Where
//! games are played here, the tables of a round follow from the log: they are made, started and read again as often as it
//! takes, and that changes nothing the second time.

mod asking;
mod attending;
mod bulletin;
mod machine;
mod news;
mod room;
mod rooms;
mod settling;
mod terms;

pub(crate) use bulletin::text;
pub(crate) use machine::Machine;
pub(crate) use news::{TableNews, TableReport};
pub(crate) use room::stored;
pub(crate) use rooms::{Listening, NotDone, Rooms};
pub(crate) use terms::Terms;

//! The connection from a [`crate::session::Session`] to its table, and from an event's page to the event.
//!
//! Both connections to a table speak the protocol of `docs/protocol.md`, so a session does not know where its table is.

pub(crate) mod local;
mod network;
pub(crate) mod socket;
pub(crate) mod table;

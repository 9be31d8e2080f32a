//! The way from a [`crate::session::Session`] to its table, and from a page of an event to the event.
//!
//! Both ways to a table speak the protocol of `docs/protocol.md`, so whatever shows a table does not know where it is.

pub(crate) mod local;
mod network;
pub(crate) mod socket;
pub(crate) mod table;

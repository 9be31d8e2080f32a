//! The way from a [`crate::session::Session`] to its table.
//!
//! Both ways speak the protocol of `docs/protocol.md`, so whatever shows a table does not know where it is.

pub(crate) mod local;
mod network;
pub(crate) mod socket;

//! The messages on the wire, and how short patches are.

mod messages;
mod patches;

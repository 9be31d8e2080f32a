//! The messages on the wire, how a client follows them, and how short patches are.

mod follower;
mod messages;
mod patches;

//! Live tables over HTTP and WebSocket, and where they are kept.
//!
//! [`store`] keeps everything that must survive a power cut. The rest of the server holds nothing that is not in there
//! or can be lost: a node is a cache.

pub mod store;

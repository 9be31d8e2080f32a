//! Live tables over HTTP and WebSocket, and where they are kept.
//!
//! [`store`] keeps everything that must survive a power cut. The rest of the server holds nothing that is not in there
//! or can be lost: a node is a cache. [`hub`] has the live tables, each a task of its own; [`serve()`] answers requests.

mod accounts;
mod any_refusal;
mod app;
mod bot_stream;
mod challenges;
mod counts;
mod events;
mod gate;
mod http;
pub mod hub;
mod identity;
mod library;
mod passwords;
mod refusal;
mod secret;
mod serve;
mod sessions;
mod settings;
pub mod store;
mod web;
mod world;

pub use app::App;
pub use library::Library;
pub use refusal::ServerRefusal;
pub use serve::serve;
pub use settings::{Limits, Settings};
pub use web::WebClient;
pub use world::{SystemWorld, World};

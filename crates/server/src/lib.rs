//! Live tables over HTTP and WebSocket, and the store that keeps them.
//!
//! [`store`] keeps everything that must survive a power cut. Whatever else the server holds is in there too or can be
//! lost: a node is a cache. [`hub`] has the live tables, each in a task of its own; [`serve()`] answers requests.

mod accounts;
mod app;
mod bot_stream;
mod challenges;
mod contact;
mod counts;
mod events;
mod gate;
mod http;
pub mod hub;
mod identity;
mod passwords;
mod previews;
mod problem;
mod refusal;
mod secret;
mod serve;
mod settings;
pub mod store;
mod web;
mod world;

pub use app::App;
pub use contact::Contact;
pub use refusal::ServerRefusal;
pub use serve::serve;
pub use settings::{Limits, Settings};
pub use web::WebClient;
pub use world::{Library, SystemWorld, World};

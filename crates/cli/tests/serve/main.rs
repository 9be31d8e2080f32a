//! Runs the real server and plays at it over real sockets.

mod accounts;
mod api;
mod bot_api;
mod browser;
mod challenges;
mod event_kills;
mod event_scale;
mod event_secrets;
mod events;
mod frames;
mod gathering;
mod hardening;
mod killing;
mod load;
mod nodes;
mod openapi;
mod options;
mod player;
mod playing;
mod proxy;
mod resting;
mod server;
mod stopping;
mod stubborn;
mod trouble;
mod written;

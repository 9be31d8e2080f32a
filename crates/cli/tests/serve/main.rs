//! Runs the real server and plays at it over real sockets.

mod accounts;
mod api;
mod bot_api;
mod browser;
mod frames;
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

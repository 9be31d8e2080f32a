//! Runs the real server and plays at it over real sockets.

mod accounts;
mod api;
mod bot_api;
mod browser;
mod hardening;
mod killing;
mod openapi;
mod options;
mod player;
mod playing;
mod server;
mod stopping;
mod stubborn;
mod written;

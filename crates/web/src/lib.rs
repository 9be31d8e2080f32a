//! The browser client of Keeboard: a page that shows what a table tells it, and says what the person at it wants.
//!
//! - `session` keeps what a table has told, `link` is the way to it: a socket to a server, or a table in a worker of this page.
//! - `local` is what is played without a server: the `worker` keeps such tables, and this browser their logs.
//! - `event` is what is seen of parties, events and tournaments.
//! - `referee` keeps count for people around a real board, `print` makes pages for it.
//! - `challenge` is the same solitaire for everybody, with its leader board.
//! - `pages` are what the address bar knows; `table` is all that surrounds a game; `games` has a room for each game.
//! - `lang` is every word the page says, `keep` what it remembers, `ui` the small parts that are used everywhere.
//!
//! Rules, legal moves and scores are never written a second time: they are asked of the game crates.

#![allow(unreachable_pub, reason = "the macro that makes components writes `pub` before their properties")]

include!(concat!(env!("OUT_DIR"), "/id.rs"));
pub(crate) use id;

mod api;
mod app;
mod browser;
mod build;
mod catalogue;
mod challenge;
mod download;
mod event;
mod games;
mod keep;
mod lang;
mod link;
mod local;
mod make;
mod my_games;
mod notify;
mod pages;
mod print;
mod program;
mod referee;
mod replay;
mod session;
mod sound;
mod table;
mod ui;
mod worker;
mod you;

/// Opens the page of a table, or of all that leads to one.
pub fn open_page() {
    console_error_panic_hook::set_once();
    app::open(app::Tables);
}

/// Opens the page of an event, a challenge or a real table.
pub fn open_events() {
    console_error_panic_hook::set_once();
    app::open(app::Events);
}

/// Works beside the page, for as long as it is open.
pub fn attend_page() {
    console_error_panic_hook::set_once();
    worker::attend();
}

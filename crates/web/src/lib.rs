//! The browser client of Keeboard: a page that shows what a table sends, and sends what the player wants.
//!
//! - `session` holds the state of a table, `link` is the connection to it: a socket to a server, or a worker of this page.
//! - `local` is play without a server: the `worker` runs such tables, and this browser stores their logs.
//! - `event` has the pages of parties and tournaments.
//! - `referee` keeps score for people around a real board, `print` makes pages for it.
//! - `challenge` is the same solitaire for everyone, with its leaderboard.
//! - `pages` has a page for each address; `table` is the frame around a game; `games` has a room for each game.
//! - `lesson` teaches a game on its own board.
//! - `account` is signing in, which is optional; `gallery` shows every part of `ui` in debug builds.
//! - `lang` has every text of the page, `keep` is its memory, `ui` has the small parts that are used everywhere.
//!
//! Rules, legal moves and scores are never written a second time: the game crates have them.

#![allow(unreachable_pub, reason = "the macro that makes components writes `pub` before their properties")]

include!(concat!(env!("OUT_DIR"), "/id.rs"));
pub(crate) use id;

mod account;
mod api;
mod app;
mod browser;
mod build;
mod catalogue;
mod challenge;
mod download;
mod event;
#[cfg(debug_assertions)]
mod gallery;
mod games;
mod keep;
mod lang;
mod lesson;
mod link;
mod local;
mod make;
mod miniature;
mod my_games;
mod notation;
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

pub use app::{Fetched, LaterPage, LaterPart};

/// Starts the page for tables and everything that leads to one.
pub fn open_page(part: LaterPart) {
    console_error_panic_hook::set_once();
    app::open(move || {
        // Visitors soon leave the first page for another. If it cannot be fetched now, that page will try again.
        leptos::task::spawn_local(async move {
            let _ = (part.fetch)().await;
        });
        app::TablesApp(app::TablesAppProps { part })
    });
}

/// Starts the page for events, challenges and real tables.
pub fn open_events() {
    console_error_panic_hook::set_once();
    app::open(app::EventsApp);
}

/// Starts the worker.
pub fn attend_page() {
    console_error_panic_hook::set_once();
    worker::attend();
}

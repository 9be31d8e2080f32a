//! The room of Keesdrow: a maze of letters on which words are walked.
//!
//! [`here`] holds the room together: what is seen, and the word in the making ([`draft`]) with what it would bring
//! ([`weighed`]). The board is drawn once ([`board`], [`tile`], [`peg`]) and laid under a grid of cells ([`cells`]) that has the
//! focus and the names; fingers and mice are followed by [`pointing`].

mod bar;
mod board;
mod cells;
mod doubt;
mod draft;
mod draft_drawn;
mod edge;
mod entry_board;
mod geometry;
mod here;
mod look_up;
mod loupe;
mod marks;
mod own_tiles;
mod peg;
mod picture;
mod pointing;
mod real_table;
mod room;
mod scores;
mod telling;
#[cfg(test)]
mod testing;
mod tile;
mod walk_line;
mod weighed;
mod words;

pub(crate) use doubt::challenge_meaning;
pub(crate) use entry_board::EntryBoard;
pub(crate) use here::options_at;
pub(crate) use real_table::RealTable;

use super::{At, GameRoom, OtherPage, Stage};
use crate::t;
use leptos::prelude::*;

/// What the page has for Keesdrow.
pub(super) struct KeesdrowRoom;

impl GameRoom for KeesdrowRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keesdrow.ftl");
    const OTHER_PAGE: Option<OtherPage> = Some(OtherPage { address: "/referee", name: || t!("referee-link") });

    fn stage(at: At) -> Stage {
        room::stage(at)
    }

    fn board(at: At) -> AnyView {
        view! { <section class="keesdrow"><board::BoardSide here=here::Here::new(at)/></section> }.into_any()
    }

    fn picture(_: &str) -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn own_value(key: &str, value: &str) -> Option<String> {
        (key == "edition").then(|| own_tiles::own_tiles(value)).flatten()
    }
}

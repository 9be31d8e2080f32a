//! The room of Keesdrow: a maze of letters on which words are walked.
//!
//! [`here`] holds the room together: what is seen, and the word in the making ([`draft`]) with what it would bring
//! ([`weighed`]). The board is drawn once ([`board`], [`tile`]) and laid under a grid of cells ([`cells`]) that has the
//! focus and the names; fingers and mice are followed by [`pointing`].

mod bar;
mod board;
mod cells;
mod doubt;
mod draft;
mod entry_board;
mod extras;
mod geometry;
mod here;
mod marks;
mod own_tiles;
mod picture;
mod pointing;
mod room;
mod scores;
#[cfg(test)]
mod testing;
mod tile;
mod walk;
mod weighed;

pub(crate) use doubt::challenge_meaning;
pub(crate) use entry_board::EntryBoard;
pub(crate) use here::options_at;
pub(crate) use room::RealTable;

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

//! The room of Keesdrow: a maze of letters on which words are walked.
//!
//! [`desk`] holds the room together: the view, and the current word ([`draft`]) with its score ([`word_effects`]). The board is
//! drawn once ([`board`], [`tile`]) under a grid of cells ([`cells`]) that has the focus and the names; [`pointer`]
//! follows fingers and mice.

mod bar;
mod board;
mod cells;
mod challenge_card;
mod coaching;
mod desk;
mod draft;
mod entry_board;
mod extras;
mod geometry;
mod marks;
mod notation;
mod own_tiles;
mod picture;
mod pointer;
mod room;
mod scores;
#[cfg(test)]
mod testing;
mod tile;
mod trail;
mod walk;
mod word_effects;

pub(crate) use challenge_card::challenge_meaning;
pub(crate) use desk::options_at;
pub(crate) use entry_board::EntryBoard;
pub(crate) use room::RealTable;

use super::{GameRoom, HintWords, OtherPage, RoomParts, TableHandle, Trace};
use crate::{lang::Id, t};
use kee_game::{Json, Names, Seat};
use kee_wire::GameInfo;
use leptos::prelude::*;

/// The page's parts for Keesdrow.
pub(super) struct KeesdrowRoom;

impl GameRoom for KeesdrowRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keesdrow.ftl");
    const FIRST_TURN: Option<Id> = Some(id!("coach-keesdrow-start"));
    const OWN_FILE: Option<Id> = Some(id!("own-file-about-keesdrow"));
    const OTHER_PAGE: Option<OtherPage> = Some(OtherPage { address: "/referee", name: || t!("referee-link") });

    fn stage(at: TableHandle) -> RoomParts {
        room::stage(at)
    }

    fn board(at: TableHandle) -> AnyView {
        view! { <section class="keesdrow"><board::BoardSide desk=desk::Desk::new(at)/></section> }.into_any()
    }

    fn picture(_: &str) -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn hint(action: &str, _: &Names) -> Option<HintWords> {
        coaching::hint(action)
    }

    fn novelties(info: &GameInfo, notices: &Json, view: &Json, me: Seat) -> Vec<Id> {
        coaching::novelties(info, notices, view, me)
    }

    fn notation(notices: &Json) -> Vec<(Seat, String)> {
        notation::notation(notices)
    }

    fn trace(notices: &Json, me: Seat) -> Option<Trace> {
        Some(trail::trace(notices, me))
    }

    fn own_value(key: &str, value: &str) -> Option<String> {
        (key == "edition").then(|| own_tiles::own_tiles(value)).flatten()
    }
}

//! The room of Keyword: a board of four colours, the player's letters under the thumb, and their score.
//!
//! [`desk`] is the shared state, [`trying`] its actions; the components show it. [`trial`] asks the game's crate which words
//! a play makes and what it scores.

mod about_table;
mod actions;
mod board;
mod cell;
mod coaching;
mod cursor;
mod desk;
mod draft;
mod drag;
mod face;
mod facts;
mod geometry;
mod loupe;
mod notation;
mod outcome;
mod picture;
mod pointing;
mod print;
mod rack;
mod trail;
mod trial;
mod trying;
mod verdict;
mod words;

use super::{GameRoom, HintWords, RoomParts, TableHandle, Trace};
use crate::lang::Id;
use kee_game::{Json, Names, Seat};
use kee_wire::GameInfo;
use leptos::prelude::*;

/// The page's parts for Keyword.
pub(super) struct KeywordRoom;

impl GameRoom for KeywordRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keyword.ftl");
    const FIRST_TURN: Option<Id> = Some(id!("coach-keyword-start"));
    const HAS_GCG: bool = true;
    const OWN_FILE: Option<Id> = Some(id!("own-file-about-keyword"));

    fn stage(at: TableHandle) -> RoomParts {
        let desk = desk::Desk::new(at);
        RoomParts {
            board: view! {
                <div class="keyword-room"><facts::SeatColours desk/><board::BoardGrid desk/></div>
            }
            .into_any(),
            dock: view! { <Dock desk/><loupe::Loupe desk/> }.into_any(),
            facts: Callback::new(move |seat| view! { <facts::Facts desk seat/> }.into_any()),
        }
    }

    fn board(at: TableHandle) -> AnyView {
        view! { <div class="keyword-room"><board::BoardGrid desk=desk::Desk::new(at)/></div> }.into_any()
    }

    fn picture(_: &str) -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn hint(action: &str, _: &Names) -> Option<HintWords> {
        coaching::hint(action)
    }

    fn novelties(_: &GameInfo, notices: &Json, view: &Json, me: Seat) -> Vec<Id> {
        coaching::novelties(notices, view, me)
    }

    fn notation(notices: &Json) -> Vec<(Seat, String)> {
        notation::notation(notices)
    }

    fn trace(notices: &Json, me: Seat) -> Option<Trace> {
        Some(trail::trace(notices, me))
    }

    fn own_value(key: &str, value: &str) -> Option<String> {
        (key == "board").then(|| words::own_board(value)).flatten()
    }
}

/// The pill, the letters in their holder, and the buttons.
#[component]
fn Dock(desk: desk::Desk) -> impl IntoView {
    view! {
        <div class="keyword-dock">
            <outcome::TrialLine desk/>
            <Show when=move || desk.has_rack()>
                <actions::Tools desk/>
                <rack::LetterRack desk/>
                <actions::Actions desk/>
            </Show>
            <actions::Bag desk/>
        </div>
    }
}

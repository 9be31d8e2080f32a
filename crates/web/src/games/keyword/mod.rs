//! The room of Keyword: a board of four colours, the own letters under the thumb, and what they would score.
//!
//! [`desk`] is what lies before a player, [`trying`] all that can be done with it; the components show it. What words a play makes and
//! what it scores is asked of the game's crate in [`trial`].

mod about_table;
mod actions;
mod board;
mod cell;
mod cursor;
mod desk;
mod dictionary;
mod draft;
mod drag;
mod face;
mod facts;
mod geometry;
mod loupe;
mod outcome;
mod picture;
mod pointing;
mod print;
mod rack;
mod trial;
mod trying;
mod words;

use super::{At, GameRoom, Stage};
use leptos::prelude::*;

/// What the page has for Keyword.
pub(super) struct KeywordRoom;

impl GameRoom for KeywordRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keyword.ftl");
    const HAS_GCG: bool = true;

    fn stage(at: At) -> Stage {
        let desk = desk::Desk::new(at);
        Stage {
            board: view! {
                <div class="keyword-room"><facts::SeatColours desk/><board::BoardGrid desk/><loupe::Loupe desk/></div>
            }
            .into_any(),
            dock: view! { <Dock desk/> }.into_any(),
            facts: Callback::new(move |seat| view! { <facts::Facts desk seat/> }.into_any()),
        }
    }

    fn board(at: At) -> AnyView {
        view! { <div class="keyword-room"><board::BoardGrid desk=desk::Desk::new(at)/></div> }.into_any()
    }

    fn picture(_: &str) -> AnyView {
        view! { <picture::Picture/> }.into_any()
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
            <outcome::Outcome desk/>
            <Show when=move || desk.has_rack()>
                <actions::Tools desk/>
                <rack::Rack desk/>
                <actions::Actions desk/>
            </Show>
            <actions::Bag desk/>
        </div>
    }
}

//! The room of Keebble: a folded sheet of paper, hands in its cells, walls in ink.
//!
//! [`desk::Desk`] is what all parts share: the game as it is seen, and what the player has in mind ([`laying`],
//! [`calling`], a chosen cell or border). [`mode`] says what is asked. [`sheet`] draws the paper, [`dock`] has what one
//! can do.

mod calling;
mod cell;
mod choices;
mod desk;
mod dock;
mod dragging;
mod face;
mod facts;
mod folds;
mod glyph;
mod hand;
mod info;
mod laying;
mod letter_picker;
mod mode;
mod naming;
mod pen;
mod picture;
mod place;
mod prompt;
mod sheet;
#[cfg(test)]
mod tests;
mod touching;

use super::{At, GameRoom};
use crate::{
    browser,
    sound::{self, Sound},
};
use desk::Desk;
use kee_game::{Json, Seat};
use kee_grid::Square;
use keebble::{KeebbleEvent, Stage};
use leptos::{
    ev::{FocusEvent, KeyboardEvent},
    prelude::*,
};

/// What is asked, in whose turn, whether of the person, and for which special cell.
type Question = (Stage, Seat, bool, Option<(Square, u8)>);

/// What the page has for Keebble.
pub(super) struct KeebbleRoom;

impl GameRoom for KeebbleRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keebble.ftl");

    fn stage(at: At) -> super::Stage {
        stage(at)
    }

    fn board(at: At) -> AnyView {
        view! { <div class="keebble keebble-room"><sheet::Sheet desk=Desk::new(at)/></div> }.into_any()
    }

    fn picture(_: &str) -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn is_answering(view: &Json) -> bool {
        mode::is_answering(view)
    }
}

/// The room.
fn stage(at: At) -> super::Stage {
    let desk = Desk::new(at);
    // What was chosen belongs to a question: with the next one it is forgotten. Letters that were laid stay while they fit.
    Effect::new(move |before: Option<Option<Question>>| {
        let view = desk.seen.get()?;
        let asked = view.seat.is_some_and(|seat| view.asked.contains(seat));
        let power = view.powers.first().map(|power| (power.square, power.uses));
        let question = (view.stage, view.turn, asked, power);
        if before.flatten().is_some_and(|before| before != question) {
            desk.forget_choices();
        }
        // When the game is over nothing is laid any more.
        if view.ending.is_some() {
            desk.take_all_back();
        }
        desk.keep_what_fits();
        Some(question)
    });
    let heard = at.heard::<KeebbleEvent>();
    Effect::new(move |_| {
        let others = |event: &KeebbleEvent| matches!(event, KeebbleEvent::Played(seat, _) if Some(*seat) != at.viewer.get_untracked().seat());
        if heard.get().iter().any(others) {
            sound::play(Sound::Place);
        }
    });
    Effect::new(move |_| {
        if at.refused.get().is_some() {
            sound::play(Sound::Refuse);
        }
    });
    let home = StoredValue::new(false);
    // Whoever pressed a button that is gone now is put where the next thing is asked.
    Effect::new(move |_| {
        desk.mode.track();
        if home.get_value() {
            request_animation_frame(|| {
                if browser::focus_is_lost() {
                    browser::focus_in_place(dock::ID);
                }
            });
        }
    });
    let press = move |event: KeyboardEvent| touching::press(desk, &event);
    let enter = move |_: FocusEvent| home.set_value(true);
    let leave = move |event: FocusEvent| {
        if event.related_target().is_some() {
            home.set_value(false);
        }
    };
    super::Stage {
        board: view! {
            <div class="keebble keebble-room" on:keydown=press on:focusin=enter on:focusout=leave>
                <sheet::Sheet desk/>
                <dragging::Carried desk/>
            </div>
        }
        .into_any(),
        dock: view! {
            <div class="keebble keebble-dock" on:keydown=press on:focusin=enter on:focusout=leave>
                <dock::Dock desk/>
            </div>
        }
        .into_any(),
        facts: Callback::new(move |seat| view! { <facts::Facts desk seat/> }.into_any()),
    }
}

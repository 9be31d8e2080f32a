//! The room of Keebble: a folded sheet of paper, hands in its cells, walls in ink.
//!
//! [`desk::Desk`] is what all parts share: the view of the game, and the player's choices ([`tentative_letters`], [`letter_request`], a
//! chosen cell or border). [`mode`] is the player's task. [`sheet`] draws the paper, [`dock`] has the controls.

mod cell;
mod choices;
mod coaching;
mod desk;
mod dock;
mod dragging;
mod face;
mod facts;
mod folds;
mod glyph;
mod hand;
mod info;
mod letter_picker;
mod letter_request;
mod mode;
mod naming;
mod notation;
mod pen;
mod picture;
mod place;
mod prompt;
mod sheet;
mod tentative_letters;
#[cfg(test)]
mod tests;
mod touching;
mod trail;
mod verdict;

use super::{GameRoom, HintWords, TableHandle, Trace};
use crate::{
    browser,
    lang::Id,
    sound::{self, Sound},
};
use desk::Desk;
use kee_game::{Json, Names, Seat};
use kee_grid::Square;
use kee_wire::GameInfo;
use keebble::{KeebbleEvent, Stage};
use leptos::{
    ev::{FocusEvent, KeyboardEvent},
    prelude::*,
};

/// The stage, the player to move, whether the viewer must act, and the special cell in use.
type PromptKey = (Stage, Seat, bool, Option<(Square, u8)>);

/// The page's parts for Keebble.
pub(super) struct KeebbleRoom;

impl GameRoom for KeebbleRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keebble.ftl");
    const FIRST_TURN: Option<Id> = Some(id!("coach-keebble-start"));

    fn stage(at: TableHandle) -> super::RoomParts {
        stage(at)
    }

    fn board(at: TableHandle) -> AnyView {
        view! { <div class="keebble keebble-room"><sheet::PaperSheet desk=Desk::new(at)/></div> }.into_any()
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

    fn is_answering(view: &Json) -> bool {
        mode::is_answering(view)
    }
}

/// The room.
fn stage(at: TableHandle) -> super::RoomParts {
    let desk = Desk::new(at);
    // Choices belong to a prompt and are forgotten with the next one. Letters on the sheet stay while they fit.
    Effect::new(move |before: Option<Option<PromptKey>>| {
        let view = desk.seen.get()?;
        let asked = view.seat.is_some_and(|seat| view.asked.contains(seat));
        let power = view.powers.first().map(|power| (power.square, power.uses));
        let question = (view.stage, view.turn, asked, power);
        if before.flatten().is_some_and(|before| before != question) {
            desk.forget_choices();
        }
        // After the game nothing can be laid.
        if view.ending.is_some() {
            desk.take_all_back();
        }
        desk.keep_what_fits();
        Some(question)
    });
    let heard = at.heard::<KeebbleEvent>();
    Effect::new(move |_| {
        let me = at.viewer.get_untracked().seat();
        let of = |event: &KeebbleEvent| match event {
            KeebbleEvent::Played(seat, _) => (Some(*seat) != me).then_some(Sound::Place),
            KeebbleEvent::Placed(..) | KeebbleEvent::Claimed(..) => Some(Sound::Place),
            KeebbleEvent::Walled(..) | KeebbleEvent::Asked(..) | KeebbleEvent::Took(..) => Some(Sound::Slide),
            KeebbleEvent::CrossedOut(..) | KeebbleEvent::Stole(..) => Some(Sound::Capture),
            _ => None,
        };
        // Answers come to light together, and would sound like one.
        let mut sounds: Vec<Sound> = heard.get().iter().filter_map(of).collect();
        sounds.dedup();
        sounds.into_iter().for_each(sound::play);
    });
    Effect::new(move |_| {
        if at.refused.get().is_some() {
            sound::play(Sound::Refuse);
        }
    });
    let home = StoredValue::new(false);
    // If the pressed button is gone, the focus moves to the next prompt.
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
    super::RoomParts {
        board: view! {
            <div class="keebble keebble-room" on:keydown=press on:focusin=enter on:focusout=leave>
                <sheet::PaperSheet desk/>
            </div>
        }
        .into_any(),
        dock: view! {
            <div class="keebble keebble-dock" on:keydown=press on:focusin=enter on:focusout=leave>
                <dock::Dock desk/>
                <dragging::Carried desk/>
            </div>
        }
        .into_any(),
        facts: Callback::new(move |seat| view! { <facts::Facts desk seat/> }.into_any()),
    }
}

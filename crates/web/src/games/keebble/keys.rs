//! Typing in the room, wherever the focus is in it.

use super::{desk::Desk, mode::Mode, panel};
use kee_lexicon::Letter;
use leptos::{ev::KeyboardEvent, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A key was pressed in the room, and the sheet has not used it.
pub(super) fn press(desk: Desk, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let writes_elsewhere =
        target.as_ref().is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    if writes_elsewhere || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    match key.as_str() {
        "Backspace" => desk.take_back(),
        "Escape" => desk.take_all_back(),
        // A button, and whatever else Enter presses, does its own.
        "Enter" if target.as_ref().is_some_and(|target| target.id() == panel::ID) => desk.agree(),
        _ => {
            let mut characters = key.chars();
            let letter = characters
                .next()
                .filter(|_| characters.next().is_none())
                .map(|character| character.to_ascii_lowercase());
            let Some(letter) = letter.and_then(Letter::from_char) else { return };
            if target.is_some_and(|target| target.has_attribute("data-cell")) {
                point_at_focus(desk);
            }
            desk.touch_letter(letter);
        }
    }
    event.prevent_default();
}

/// Who types on a cell writes there.
fn point_at_focus(desk: Desk) {
    let square = desk.focus.get_untracked();
    let elsewhere = desk.laying.with_untracked(|laying| {
        laying.cursor().is_none_or(|cursor| cursor.square != square) && laying.on(square).is_none()
    });
    let writes = match desk.mode.get_untracked() {
        Mode::Lay { .. } => elsewhere,
        mode => mode == Mode::Place,
    };
    if writes {
        desk.touch(square, None);
    }
}

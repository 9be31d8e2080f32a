//! Rows of buttons that are one stop of the Tab key.

use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The buttons and menu items that are children of this row.
pub(super) fn row_buttons(row: &Element) -> Vec<HtmlElement> {
    let children = std::iter::successors(row.first_element_child(), Element::next_element_sibling);
    let is_button = |child: &Element| {
        child.tag_name() == "BUTTON" || child.get_attribute("role").is_some_and(|role| role == "menuitem")
    };
    children.filter(is_button).filter_map(|child| child.dyn_into().ok()).collect()
}

/// Moves the focus with the arrow keys, Home and End in a row of buttons of which only one is reached by Tab: call it on
/// `keydown` of the row. The buttons are its children; the first has `tabindex` 0, all others -1. It stays with the first: the
/// button that has the focus may be gone a moment later, and the row must not become unreachable with it.
pub(crate) fn rove(event: &KeyboardEvent) {
    let row = event.current_target().and_then(|row| row.dyn_into::<Element>().ok());
    let buttons = row.map(|row| row_buttons(&row)).unwrap_or_default();
    if buttons.is_empty() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let now = target.and_then(|target| buttons.iter().position(|button| *button == target));
    let (last, count) = (buttons.len() - 1, buttons.len());
    let to = match (event.key().as_str(), now) {
        ("ArrowRight" | "ArrowDown", now) => now.map_or(0, |now| (now + 1) % count),
        ("ArrowLeft" | "ArrowUp", now) => now.map_or(last, |now| (now + last) % count),
        ("Home", _) => 0,
        ("End", _) => last,
        _ => return,
    };
    event.prevent_default();
    // A button that cannot be focused stays as it is.
    let _ = buttons[to].focus();
}

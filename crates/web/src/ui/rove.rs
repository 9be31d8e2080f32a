use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Arrow keys, Home and End in a row of buttons of which only one is reached by Tab: call it on `keydown` of the row.
/// The buttons are its children; the first has `tabindex` 0, all others -1. It stays with the first: the button that has the
/// focus may be gone a moment later, and the row must not become unreachable with it.
pub(crate) fn rove(event: &KeyboardEvent) {
    let row = event.current_target().and_then(|row| row.dyn_into::<Element>().ok());
    let children = std::iter::successors(row.and_then(|row| row.first_element_child()), Element::next_element_sibling);
    let buttons: Vec<HtmlElement> =
        children.filter(|child| child.tag_name() == "BUTTON").filter_map(|child| child.dyn_into().ok()).collect();
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let Some(now) = target.and_then(|target| buttons.iter().position(|button| *button == target)) else { return };
    let to = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => (now + 1) % buttons.len(),
        "ArrowLeft" | "ArrowUp" => (now + buttons.len() - 1) % buttons.len(),
        "Home" => 0,
        "End" => buttons.len() - 1,
        _ => return,
    };
    event.prevent_default();
    // A button that cannot be focused stays as it is.
    let _ = buttons[to].focus();
}

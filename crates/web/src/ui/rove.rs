use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Arrow keys, Home and End in a row of buttons of which only one is reached by Tab: call it on `keydown` of the row.
/// The buttons are its children; the first begins with `tabindex` 0, all others with -1.
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
    for (index, button) in buttons.iter().enumerate() {
        button.set_tab_index(if index == to { 0 } else { -1 });
    }
    // A button that cannot be focused stays as it is.
    let _ = buttons[to].focus();
}

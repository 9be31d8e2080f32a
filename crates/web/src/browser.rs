//! What the browser is asked directly.

use js_sys::{Function, Object, Promise, Reflect};
use kee_game::WallTime;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, Element, HtmlElement, SvgElement, Window};

/// The window.
///
/// # Panics
/// In a worker.
pub(crate) fn window() -> Window {
    web_sys::window().expect("this is asked in a page")
}

/// The worker this runs in, if it is one.
pub(crate) fn worker_scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// The time by the clock of this device.
pub(crate) fn now() -> WallTime {
    WallTime::from_millis(js_sys::Date::now() as u64)
}

/// Bytes from the system's random source.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let crypto = match worker_scope() {
        Some(scope) => scope.crypto(),
        None => window().crypto(),
    };
    let mut bytes = [0; N];
    let filled = crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    filled.expect("every browser that runs this has a random source");
    bytes
}

/// The page's origin, such as `https://example.org`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Whether the page was loaded from this address, and not turned to from another page of the same program.
pub(crate) fn was_loaded_here() -> bool {
    let loaded = window().performance().map(|performance| performance.get_entries_by_type("navigation").get(0));
    let address = loaded.and_then(|entry| Reflect::get(&entry, &"name".into()).ok()?.as_string());
    // Where a browser does not say, nothing is done about it.
    address.is_none_or(|address| window().location().href().is_ok_and(|href| href == address))
}

/// Titles the page: what it says or is about, and where one is. A sentence loses its full stop.
pub(crate) fn set_title(text: &str, place: &str) {
    let text = text.trim_end_matches('.');
    let dot = if text.is_empty() { "" } else { " · " };
    if let Some(document) = window().document() {
        document.set_title(&format!("{text}{dot}{place}"));
    }
}

/// The element with this id.
pub(crate) fn element(id: &str) -> Option<Element> {
    window().document()?.get_element_by_id(id)
}

/// Puts the focus on the element with this id.
pub(crate) fn focus(id: &str) {
    let Some(element) = element(id) else { return };
    // An element that cannot be focused stays as it is. The squares of a board are drawn, and a class of their own.
    let _ = match (element.dyn_ref::<HtmlElement>(), element.dyn_ref::<SvgElement>()) {
        (Some(element), _) => element.focus(),
        (None, Some(element)) => element.focus(),
        (None, None) => Ok(()),
    };
}

/// Lets the person send a text to somebody, where the device has a way; else it is copied. True if it was copied.
pub(crate) async fn share(text: &str) -> bool {
    let navigator = window().navigator();
    if let Some(share) = share_sheet() {
        let data = Object::new();
        // A plain object takes a field.
        let _ = Reflect::set(&data, &"text".into(), &text.into());
        if let Ok(promise) = share.call1(&navigator, &data) {
            // Who thinks better of it has shared nothing.
            let _ = JsFuture::from(Promise::from(promise)).await;
        }
        return false;
    }
    copy(text).await
}

/// Whether the device has a sheet to share things with.
pub(crate) fn can_share() -> bool {
    share_sheet().is_some()
}

fn share_sheet() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Copies a text. Over a plain connection browsers only let a page copy what is marked in it. True if it was copied.
pub(crate) async fn copy(text: &str) -> bool {
    if window().is_secure_context() {
        return JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok();
    }
    let Some(document) = window().document() else { return false };
    let command =
        Reflect::get(&document, &"execCommand".into()).ok().and_then(|found| found.dyn_into::<Function>().ok());
    let copied = command.and_then(|command| command.call1(&document, &"copy".into()).ok());
    copied.is_some_and(|copied| copied.is_truthy())
}

/// Whether the person wants things to be where they are rather than to move.
pub(crate) fn wants_less_motion() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether there is room for a panel beside the board. The style has the same number.
pub(crate) fn is_wide() -> bool {
    let asked = window().match_media("(min-width: 900px)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}

/// Marks the text in the field with this id.
pub(crate) fn select(id: &str) {
    if let Some(Ok(field)) = element(id).map(|element| element.dyn_into::<web_sys::HtmlInputElement>()) {
        field.select();
    }
}

/// Puts the focus on the element with this id, and leaves the page where it is.
pub(crate) fn focus_in_place(id: &str) {
    let before = (window().scroll_x(), window().scroll_y());
    focus(id);
    if let (Ok(x), Ok(y)) = before {
        window().scroll_to_with_x_and_y(x, y);
    }
}

/// Whether nothing has the focus: what had it is not in the page any more.
pub(crate) fn focus_is_lost() -> bool {
    let active = window().document().and_then(|document| document.active_element());
    active.is_none_or(|active| active.tag_name() == "BODY")
}

/// Takes the focus from whatever has it.
pub(crate) fn let_go_of_focus() {
    let active = window().document().and_then(|document| document.active_element());
    match active.as_ref().map(|active| (active.dyn_ref::<HtmlElement>(), active.dyn_ref::<SvgElement>())) {
        Some((Some(active), _)) => drop(active.blur()),
        Some((None, Some(active))) => drop(active.blur()),
        _ => {}
    }
}

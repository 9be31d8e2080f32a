//! Direct calls to the browser.

use js_sys::{Array, Function, Object, Promise, Reflect};
use kee_game::WallTime;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, DedicatedWorkerGlobalScope, Element, File, FilePropertyBag, HtmlElement, HtmlTextAreaElement, SvgElement,
    Window,
};

/// The window.
///
/// # Panics
/// In a worker.
pub(crate) fn window() -> Window {
    web_sys::window().expect("this is asked in a page")
}

/// Whether the page is in the background.
pub(crate) fn is_hidden() -> bool {
    window().document().is_some_and(|document| document.hidden())
}

/// The worker this runs in, if any.
pub(crate) fn worker_scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// The time by the clock of this device.
pub(crate) fn now() -> WallTime {
    WallTime::from_millis(js_sys::Date::now() as u64)
}

/// Another machine's clock, which differs from that of this device by a little.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RemoteClock {
    ahead: Duration,
    behind: Duration,
}

impl RemoteClock {
    /// A clock that shows this time now.
    pub(crate) fn at(time: WallTime) -> Self {
        let here = now();
        Self { ahead: time.since(here), behind: here.since(time) }
    }

    /// The time it shows now.
    pub(crate) fn now(self) -> WallTime {
        now().plus(self.ahead).minus(self.behind)
    }
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

/// The path of the page's address.
pub(crate) fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// Whether the page was loaded from this address, rather than reached by a link within the app.
pub(crate) fn was_loaded_here() -> bool {
    let loaded = window().performance().map(|performance| performance.get_entries_by_type("navigation").get(0));
    let address = loaded.and_then(|entry| Reflect::get(&entry, &"name".into()).ok()?.as_string());
    // Browsers that do not tell are left alone.
    address.is_none_or(|address| window().location().href().is_ok_and(|href| href == address))
}

/// Whether the page was loaded with the browser’s Back or Forward.
pub(crate) fn was_loaded_by_history() -> bool {
    let loaded = window().performance().map(|performance| performance.get_entries_by_type("navigation").get(0));
    let kind = loaded.and_then(|entry| Reflect::get(&entry, &"type".into()).ok()?.as_string());
    kind.is_some_and(|kind| kind == "back_forward")
}

/// The address of this server's operator, if the server has told it to the page.
pub(crate) fn operator_contact() -> Option<String> {
    told_by_server("operator-contact")
}

/// The address of the source of this program, if the server has told it to the page.
pub(crate) fn source_address() -> Option<String> {
    told_by_server("source-code")
}

fn told_by_server(name: &str) -> Option<String> {
    let tag = window().document()?.query_selector(&format!("meta[name={name}]")).ok()??;
    tag.get_attribute("content")
}

/// Sets the page's title: its subject, then the site's section. A sentence loses its full stop.
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
    // An element that cannot be focused stays as it is. The squares of a board are SVG elements, which have their own class.
    let _ = match (element.dyn_ref::<HtmlElement>(), element.dyn_ref::<SvgElement>()) {
        (Some(element), _) => element.focus(),
        (None, Some(element)) => element.focus(),
        (None, None) => Ok(()),
    };
}

/// Shares a text through the device's share sheet, or copies it if there is none. True if it was copied.
pub(crate) async fn share(text: &str) -> bool {
    let navigator = window().navigator();
    if let Some(share) = share_sheet() {
        let data = Object::new();
        // A plain object takes a field.
        let _ = Reflect::set(&data, &"text".into(), &text.into());
        if let Ok(promise) = share.call1(&navigator, &data) {
            // Closing the share sheet is not an error.
            let _ = JsFuture::from(Promise::from(promise)).await;
        }
        return false;
    }
    copy(text).await
}

/// Shares a text with a picture. A share sheet that takes no files gets the text.
pub(crate) async fn share_picture(text: &str, name: &str, picture: &Blob) {
    let about = FilePropertyBag::new();
    about.set_type("image/png");
    let navigator = window().navigator();
    let data = Object::new();
    let file = File::new_with_blob_sequence_and_options(&Array::of1(picture), name, &about);
    let with_file = file.ok().and_then(|file| {
        Reflect::set(&data, &"text".into(), &text.into()).ok()?;
        Reflect::set(&data, &"files".into(), &Array::of1(&file)).ok()?;
        let can_share = Reflect::get(&navigator, &"canShare".into()).ok()?.dyn_into::<Function>().ok()?;
        can_share.call1(&navigator, &data).ok()?.as_bool().filter(|can| *can)?;
        share_sheet()?.call1(&navigator, &data).ok()
    });
    match with_file {
        // A person who thinks better of it has shared nothing.
        Some(promise) => drop(JsFuture::from(Promise::from(promise)).await),
        None => drop(share(text).await),
    }
}

/// Whether the device has a share sheet.
pub(crate) fn can_share() -> bool {
    share_sheet().is_some()
}

fn share_sheet() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Copies a text. Over plain HTTP, browsers only copy a selection. True if it was copied.
pub(crate) async fn copy(text: &str) -> bool {
    if window().is_secure_context() && JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok() {
        return true;
    }
    copy_selected(text).unwrap_or_default()
}

/// Copies from a field that is in the page only for this. The focus returns to where it was.
fn copy_selected(text: &str) -> Option<bool> {
    let document = window().document()?;
    let field: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    field.set_value(text);
    field.set_class_name("unseen");
    let focused = document.active_element();
    // Nothing outside an open dialog can be selected.
    let around = document.query_selector("dialog[open]").ok()?.or_else(|| document.body().map(Into::into))?;
    around.append_child(&field).ok()?;
    field.select();
    let command: Function = Reflect::get(&document, &"execCommand".into()).ok()?.dyn_into().ok()?;
    let copied = command.call1(&document, &"copy".into()).is_ok_and(|copied| copied.is_truthy());
    field.remove();
    if let Some(focused) = focused.and_then(|focused| focused.dyn_into::<HtmlElement>().ok()) {
        // Losing the focus is no reason to fail.
        let _ = focused.focus();
    }
    Some(copied)
}

/// Whether the reader prefers reduced motion.
pub(crate) fn prefers_less_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether there is room for a panel beside the board. The style has the same number.
pub(crate) fn is_wide() -> bool {
    matches("(min-width: 900px)")
}

/// Whether the reader points with a finger.
pub(crate) fn is_touched() -> bool {
    matches("(pointer: coarse)")
}

fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Selects the text in the field with this id.
pub(crate) fn select(id: &str) {
    if let Some(Ok(field)) = element(id).map(|element| element.dyn_into::<web_sys::HtmlInputElement>()) {
        field.select();
    }
}

/// Selects the text of the element with this id.
pub(crate) fn select_text(id: &str) {
    let select = |element: Element| {
        let call = |of: &JsValue, name: &str, with: &Array| -> Option<JsValue> {
            Reflect::get(of, &name.into()).ok()?.dyn_into::<Function>().ok()?.apply(of, with).ok()
        };
        let selection = call(&window().into(), "getSelection", &Array::new())?;
        call(&selection, "selectAllChildren", &Array::of1(&element))
    };
    // What cannot be selected stays as it is.
    let _ = element(id).and_then(select);
}

/// Focuses the element with this id without scrolling.
pub(crate) fn focus_in_place(id: &str) {
    let before = (window().scroll_x(), window().scroll_y());
    focus(id);
    if let (Ok(x), Ok(y)) = before {
        window().scroll_to_with_x_and_y(x, y);
    }
}

/// Whether nothing has the focus because the focused element was removed.
pub(crate) fn focus_is_lost() -> bool {
    let active = window().document().and_then(|document| document.active_element());
    active.is_none_or(|active| active.tag_name() == "BODY")
}

/// Removes the focus from the element that has it.
pub(crate) fn blur() {
    let active = window().document().and_then(|document| document.active_element());
    match active.as_ref().map(|active| (active.dyn_ref::<HtmlElement>(), active.dyn_ref::<SvgElement>())) {
        Some((Some(active), _)) => drop(active.blur()),
        Some((None, Some(active))) => drop(active.blur()),
        _ => {}
    }
}

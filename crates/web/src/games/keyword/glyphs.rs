//! The key, and the small pictures on buttons.

use leptos::prelude::*;

/// A key that lies in a box from -5 to 5 across and -2.5 to 2.5 down.
pub(super) const KEY: &str = "M-4.6,0a2.1,2.1 0 1 1 4.1,.65h4.9v1.6h-1.3v-.75h-1v.75h-1.3v-.9h-1.35a2.1,2.1 0 0 1-4.05-1.35zm1.3,0a.8,.8 0 1 0 1.6,0a.8,.8 0 1 0-1.6,0z";

/// The key beside a word.
#[component]
pub(super) fn KeyGlyph() -> impl IntoView {
    view! {
        <svg class="keyword-key-glyph" viewBox="-5 -2.8 10 5.6" aria-hidden="true"><path d=KEY fill-rule="evenodd"></path></svg>
    }
}

/// Lines on a button.
#[component]
pub(super) fn Icon(#[prop(into)] path: Signal<&'static str>) -> impl IntoView {
    view! {
        <svg class="keyword-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=move || path.get()></path></svg>
    }
}

pub(super) const SHUFFLE: &str = "M3,7h4l9,10h5M18,14l3,3l-3,3M3,17h4l2.5-2.8M13.5,9.8L16,7h5M18,4l3,3l-3,3";
pub(super) const RECALL: &str = "M12,3v11M7.5,9.5l4.5,4.5l4.5-4.5M4,16v4h16v-4";
pub(super) const ACROSS: &str = "M4,12h15M14,7l5,5l-5,5";
pub(super) const DOWN: &str = "M12,4v15M7,14l5,5l5-5";
pub(super) const CLOSER: &str =
    "M10.5,4a6.5,6.5 0 1 0 0,13a6.5,6.5 0 0 0 0-13zM15.3,15.3L20.5,20.5M7.5,10.5h6M10.5,7.5v6";
pub(super) const FURTHER: &str = "M10.5,4a6.5,6.5 0 1 0 0,13a6.5,6.5 0 0 0 0-13zM15.3,15.3L20.5,20.5M7.5,10.5h6";
pub(super) const TICK: &str = "M5,13l5,5l9,-11";
pub(super) const CROSS: &str = "M6,6l12,12M18,6l-12,12";

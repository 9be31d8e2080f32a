use leptos::prelude::*;

pub(super) const BACK: &str = "M15 5l-7 7 7 7";
pub(super) const MENU: &str = "M4 7h16M4 12h16M4 17h16";
pub(super) const MORE: &str = "M5 12h.01M12 12h.01M19 12h.01";
pub(super) const TALK: &str = "M4 5h16v11H10l-5 4v-4H4z";
pub(super) const RULES: &str = "M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6";
pub(super) const CLOSE: &str = "M6 6l12 12M18 6L6 18";

/// The sign on a button, drawn in lines.
#[component]
pub(super) fn Icon(d: &'static str) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=d></path></svg> }
}

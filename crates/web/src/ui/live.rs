//! The one place from which the page speaks to a screen reader.

use leptos::prelude::*;

thread_local! {
    static SAID: ArcRwSignal<String> = ArcRwSignal::new(String::new());
}

/// Says something, politely: after whatever is being read.
pub(crate) fn announce(sentence: impl Into<String>) {
    SAID.with(|said| said.set(sentence.into()));
}

/// The region itself. There is one in the page.
#[component]
pub(crate) fn Live() -> impl IntoView {
    let said = SAID.with(Clone::clone);
    view! { <div id="live" class="unseen" aria-live="polite" role="status">{move || said.get()}</div> }
}

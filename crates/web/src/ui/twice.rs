use super::announce;
use leptos::prelude::*;

/// A button for what is not done by a slip of the finger: it asks once more, and forgets that when it is left.
#[component]
pub(crate) fn Twice(
    #[prop(into)] words: Signal<String>,
    /// What it asks before it does it.
    #[prop(into)]
    sure: Signal<String>,
    /// What it is called where its words alone do not say whom they are about.
    #[prop(into, optional)]
    label: Option<Signal<String>>,
    #[prop(optional)] class: &'static str,
    #[prop(default = Signal::stored(false), into)] disabled: Signal<bool>,
    #[prop(into)] done: Callback<()>,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asked.get_untracked() {
            asked.set(false);
            done.run(());
        } else {
            asked.set(true);
            // The focus stays, so nobody would hear that the button says something else now.
            announce(sure.get_untracked());
        }
    };
    let shown = move || if asked.get() { sure.get() } else { words.get() };
    let called = move || label.map(|label| if asked.get() { sure.get() } else { label.get() });
    view! {
        <button type="button" class=class class:sure=asked disabled=disabled aria-label=called on:click=press on:blur=move |_| asked.set(false)>
            {shown}
        </button>
    }
}

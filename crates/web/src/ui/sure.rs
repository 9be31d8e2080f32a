use super::announce;
use leptos::prelude::*;

/// A button for what cannot be taken back: the first press asks, the second does it.
#[component]
pub(crate) fn Sure(
    /// What it does.
    #[prop(into)]
    words: Signal<String>,
    /// What is asked before.
    #[prop(into)]
    question: Signal<String>,
    #[prop(into)] done: Callback<()>,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asked.get_untracked() {
            done.run(());
        } else {
            asked.set(true);
            // The focus stays, so nobody would hear that the button says something else now.
            announce(question.get_untracked());
        }
    };
    view! {
        <button class:sure=asked on:click=press on:blur=move |_| asked.set(false)>
            {move || if asked.get() { question.get() } else { words.get() }}
        </button>
    }
}

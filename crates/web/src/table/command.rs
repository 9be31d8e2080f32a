use crate::{session::Session, t};
use leptos::prelude::*;

/// A line to type a move on, in the words that `kee play` understands. It works for whoever sees no board.
#[component]
pub(crate) fn CommandBar(session: Session) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked().trim().to_owned();
        if !text.is_empty() {
            session.act(text);
            typed.set(String::new());
        }
    };
    view! {
        <form class="command" on:submit=send>
            <label for="command">{move || t!("command-bar")}</label>
            <input id="command" autocomplete="off" autocapitalize="off" spellcheck="false"
                prop:value=typed on:input:target=move |event| typed.set(event.target().value())/>
            <button>{move || t!("play-it")}</button>
        </form>
    }
}

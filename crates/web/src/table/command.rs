use crate::{session::Session, t, ui::Line};
use leptos::prelude::*;

/// A line to type a move on, in the words that `kee play` understands. It works for whoever sees no board.
#[component]
pub(crate) fn CommandBar(session: Session) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let send = move |text: String| {
        session.act(text);
        typed.set(String::new());
    };
    let (label, button) = (Signal::derive(|| t!("command-bar")), Signal::derive(|| t!("play-it")));
    view! { <Line id="command" class="command" label button typed done=send/> }
}

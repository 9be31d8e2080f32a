use super::command::is_typing;
use crate::{session::Session, t, ui::Icon};
use leptos::{ev, prelude::*};

/// The key that replays what happened since the person's last move.
const KEY: &str = ".";

/// Replays what happened since the person's last move. The room it takes is kept, so that nothing moves when it comes.
#[component]
pub(super) fn TrailButton(session: Session) -> impl IntoView {
    let count = Memo::new(move |_| session.trail.with(|trail| trail.len()));
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            session.stop_replay();
        } else if event.key() == KEY && count.get_untracked() > 0 && !is_typing() {
            event.prevent_default();
            session.replay_trail();
        }
    });
    on_cleanup(move || keys.remove());
    let replays = move || session.replayed.get().is_some();
    let words = move || if replays() { t!("trail-stop") } else { t!("trail-replay", count = count.get()) };
    view! {
        <Show when=move || session.seat().is_some()>
            <button class="quiet trail-button" class:trail-none=move || count.get() == 0 aria-keyshortcuts=KEY title=words
                on:click=move |_| session.replay_trail()>
                <Icon name="again"/>
                <span class="unseen">{words}</span>
                <span class="bar-words" aria-hidden="true">{move || if replays() { t!("trail-stop") } else { t!("trail-since") }}</span>
                <span class="trail-count" aria-hidden="true">{count}</span>
            </button>
        </Show>
    }
}

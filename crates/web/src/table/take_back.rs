use super::command::is_typing;
use crate::{session::Session, t, ui::Icon};
use kee_wire::TableCommand;
use leptos::{ev, prelude::*};

/// Takes back the player's last move, where that is possible. Control and Z do the same.
#[component]
pub(super) fn TakeBackButton(session: Session) -> impl IntoView {
    let possible = Memo::new(move |_| session.may_take_back());
    let take_back = move || session.ask(TableCommand::TakeBack);
    let keys = window_event_listener(ev::keydown, move |event| {
        let undo = event.key() == "z" && (event.ctrl_key() || event.meta_key()) && !event.shift_key();
        if undo && possible.get_untracked() && session.waiting.get_untracked() == 0 && !is_typing() {
            event.prevent_default();
            take_back();
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <Show when=move || possible.get()>
            <button class="quiet take-back" aria-keyshortcuts="Control+Z" aria-label=move || t!("take-back") title=move || t!("take-back")
                disabled=move || { session.waiting.get() > 0 } on:click=move |_| take_back()>
                <Icon name="undo"/>
                <span class="bar-words" aria-hidden="true">{move || t!("take-back-short")}</span>
            </button>
        </Show>
    }
}

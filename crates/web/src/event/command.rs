use super::{Refused, Visit};
use crate::{t, ui::Line};
use kee_event::{evening, tournament};
use leptos::prelude::*;

/// A line to type what one wants, in the words that `kee party` and `kee tournament` understand.
#[component]
pub(crate) fn CommandBar(visit: Visit) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let send = move |text: String| visit.ask_then(text, move |()| typed.set(String::new()));
    let (label, button) = (Signal::derive(|| t!("event-command")), Signal::derive(|| t!("event-command-button")));
    let forms =
        if untrack(|| visit.read(|event| event.teams)) { tournament::Wish::FORMS } else { evening::Wish::FORMS };
    view! {
        <details class="event-box">
            <summary>{move || t!("event-commands")}</summary>
            <Line id="event-command" class="command" label button typed done=send/>
            <Refused visit/>
            <dl class="event-forms" lang="en">
                {forms.iter().map(|(form, meaning)| view! { <dt><code>{*form}</code></dt><dd>{*meaning}</dd> }).collect_view()}
            </dl>
        </details>
    }
}

use super::{EventVisit, RefusalNote};
use crate::{lang, t, ui::LineForm};
use leptos::prelude::*;

/// A command line that understands the commands of `kee party` and `kee tournament`.
#[component]
pub(crate) fn EventCommandBar(visit: EventVisit) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let send = move |text: String| {
        visit.ask_typed(untrack(|| visit.kind()).command(&text), move |()| typed.set(String::new()));
    };
    let (label, button) = (Signal::derive(|| t!("event-command")), Signal::derive(|| t!("event-command-button")));
    let kind = untrack(|| visit.kind());
    view! {
        <details class="event-box">
            <summary>{move || t!("event-commands")}</summary>
            <LineForm id="event-command" class="command" label button typed done=send/>
            <RefusalNote visit/>
            <dl class="event-forms">
                {kind.forms().iter().map(|(form, meaning)| view! {
                    <dt><code lang="en">{*form}</code></dt><dd>{move || lang::say_translated(&kind.form_message(form)).unwrap_or_else(|| (*meaning).to_owned())}</dd>
                }).collect_view()}
            </dl>
        </details>
    }
}

use super::{Refused, Visit};
use crate::{lang, t, ui::Line};
use leptos::prelude::*;

/// A line to type what one wants, in the words that `kee party` and `kee tournament` understand.
#[component]
pub(crate) fn CommandBar(visit: Visit) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let send = move |text: String| visit.ask_then(text, move |()| typed.set(String::new()));
    let (label, button) = (Signal::derive(|| t!("event-command")), Signal::derive(|| t!("event-command-button")));
    let kind = untrack(|| visit.kind());
    view! {
        <details class="event-box">
            <summary>{move || t!("event-commands")}</summary>
            <Line id="event-command" class="command" label button typed done=send/>
            <Refused visit/>
            <dl class="event-forms">
                {kind.forms().iter().map(|(form, meaning)| view! {
                    <dt><code lang="en">{*form}</code></dt><dd>{move || meant(kind.id(), form, meaning)}</dd>
                }).collect_view()}
            </dl>
        </details>
    }
}

/// What a command means, in the reader's language if it says so: `form-event-lay`, `form-tournament-result-table-order`.
fn meant(kind: &str, form: &str, meaning: &str) -> String {
    lang::say_translated(&named(kind, form)).unwrap_or_else(|| meaning.to_owned())
}

fn named(kind: &str, form: &str) -> String {
    let words = form.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    words.fold(format!("form-{kind}"), |name, word| name + "-" + &word.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_event::EventKind;

    #[test]
    fn every_command_is_explained_in_dutch() {
        let dutch = include_str!("../../locales/nl/event.ftl");
        for (kind, forms) in EventKind::ALL.map(|kind| (kind.id(), kind.forms())) {
            for (form, _) in forms {
                let name = named(kind, form);
                assert!(dutch.contains(&format!("\n{name} = ")), "{name}");
            }
        }
    }
}

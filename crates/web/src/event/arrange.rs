use super::{Refused, Visit};
use crate::t;
use kee_event::party::{PartyView, sizes};
use leptos::prelude::*;

/// The host puts the guests at the tables of the first round, a line a table (W9.5).
#[component]
pub(super) fn Arrange(visit: Visit) -> impl IntoView {
    let visit = visit.at("arrange", 0);
    let typed = RwSignal::new(String::new());
    let fill = move |_| {
        if typed.with_untracked(String::is_empty) {
            typed.set(untrack(|| visit.of_party(proposed)));
        }
    };
    let rows = move || typed.read().lines().count().clamp(3, 12).to_string();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        visit.ask(wish(&typed.read_untracked()));
    };
    view! {
        <details class="event-arrange" on:toggle=fill>
            <summary>{move || t!("event-arrange")}</summary>
            <form class="event-form" on:submit=submit>
                <label for="event-seating">{move || t!("event-arrange-sentence")}</label>
                <textarea id="event-seating" rows=rows spellcheck="false" required prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value())></textarea>
                <Refused visit/>
                <button disabled=visit.busy>{move || t!("event-arrange-button")}</button>
            </form>
        </details>
    }
}

/// Everybody in the order in which they came, to be changed as the host likes.
fn proposed(view: &PartyView) -> String {
    let mut guests = view.waiting.iter().map(ToString::to_string);
    let sizes = sizes(view.waiting.len(), view.size, view.left_over).into_iter();
    sizes.map(|size| guests.by_ref().take(size).collect::<Vec<_>>().join(", ")).collect::<Vec<_>>().join("\n")
}

/// As it is asked for. A line may begin with the number of its table, for who counts: `1: Anna, Bo`.
fn wish(typed: &str) -> String {
    let guests = |line: &str| line.split_once(':').map_or(line, |(_, guests)| guests).trim().to_owned();
    let tables: Vec<String> = typed.lines().map(guests).filter(|table| !table.is_empty()).collect();
    format!("arrange {}", tables.join(" / "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;
    use kee_event::KindView;

    #[test]
    fn what_is_proposed_can_be_asked_for() {
        let mut event = party();
        event.ask("join Anna, Bo, Cem, Di, Eva, Fay, Gus");
        let KindView::Party(view) = event.seen().what else { panic!("it is an event") };
        let text = proposed(&view);
        assert_eq!(text, "Anna, Bo, Cem, Di\nEva, Fay, Gus");
        event.ask(&wish(&text));
        assert!(event.outline().rounds[0].arranged);
    }

    #[test]
    fn tables_may_be_numbered_and_lines_may_be_empty() {
        assert_eq!(wish("Table 1: Anna, Bo\n\n2: Cem, Di\n"), "arrange Anna, Bo / Cem, Di");
    }
}

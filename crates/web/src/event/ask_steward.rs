use super::{Refused, Visit, calls::questions};
use crate::{t, ui::Line};
use kee_event::party::PartyCommand;
use leptos::prelude::*;

/// Raising a question that a table cannot settle by itself, and what was said to those before.
#[component]
pub(super) fn AskSteward(visit: Visit, table: usize) -> impl IntoView {
    let visit = visit.at("ask", table);
    let typed = RwSignal::new(String::new());
    let event = Memo::new(move |_| visit.read(|event| !event.teams));
    let asked = Memo::new(move |_| {
        let all = visit.read(questions);
        all.into_iter().filter(|(_, question)| question.table == table).collect::<Vec<_>>()
    });
    let ask = move |text: String| visit.ask_then(PartyCommand::Ask { table, text }, move |()| typed.set(String::new()));
    let (label, button) = (Signal::derive(|| t!("event-ask")), Signal::derive(|| t!("event-ask-button")));
    view! {
        <Show when=move || event.get()>
            <details class="event-ask">
                <summary>{move || t!("event-ask-title")}</summary>
                <Line id="event-question" class="join" label button typed done=ask/>
                <Refused visit/>
            </details>
            <ul class="event-questions">
                {move || asked.get().into_iter().map(|(_, question)| view! {
                    <li>{question.text} " " <strong>{question.ruling.unwrap_or_else(|| t!("event-ask-waits"))}</strong></li>
                }).collect_view()}
            </ul>
        </Show>
    }
}

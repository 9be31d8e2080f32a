use super::{
    Refused, Visit,
    calls::{Numbered, calls, questions},
};
use crate::{t, ui::Line};
use kee_event::party::PartyCommand;
use leptos::prelude::*;

/// For stewards and the host: the questions that call them, and those that are settled below.
#[component]
pub(crate) fn Questions(visit: Visit) -> impl IntoView {
    let staff = Memo::new(move |_| visit.you.with(|you| you.host || you.steward.is_some()));
    let mine = Memo::new(move |_| visit.read(|event| visit.you.with(|you| calls(event, you))));
    let others = Memo::new(move |_| {
        let all = visit.read(questions);
        let mine = mine.get();
        let mut others: Vec<Numbered> =
            all.into_iter().filter(|(number, _)| mine.iter().all(|(other, _)| other != number)).collect();
        // What is open comes before what is settled, and the newest first.
        others.sort_by_key(|(number, question)| (question.ruling.is_some(), std::cmp::Reverse(*number)));
        others
    });
    let any = Memo::new(move |_| staff.get() && (!mine.read().is_empty() || !others.read().is_empty()));
    view! {
        <Show when=move || staff.get()>
            <MyTables visit/>
        </Show>
        <Show when=move || any.get()>
            <section class="event-box" class:event-called=move || !mine.read().is_empty()>
                <h2>{move || t!("event-questions")}</h2>
                <ul class="event-questions">
                    <For each=move || mine.get() key=|(number, _)| *number let(question)><Open visit question/></For>
                    <For each=move || others.get() key=|(number, question)| (*number, question.ruling.is_some()) let(question)>
                        {if question.1.ruling.is_some() { view! { <Settled question/> }.into_any() } else { view! { <Open visit question/> }.into_any() }}
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// The tables a steward is called to.
#[component]
fn MyTables(visit: Visit) -> impl IntoView {
    let tables = Memo::new(move |_| {
        let steward = visit.you.with(|you| you.steward.as_ref().map(ToString::to_string))?;
        let tables: Vec<String> = visit.read(|event| {
            let tables = event.rounds.last().map(|round| round.tables.as_slice()).unwrap_or_default();
            tables
                .iter()
                .filter(|table| table.steward.as_ref() == Some(&steward))
                .map(|table| table.number.to_string())
                .collect()
        });
        Some((steward, tables))
    });
    move || {
        let (name, tables) = tables.get()?;
        let sentence = if tables.is_empty() {
            t!("event-steward-none")
        } else {
            t!("event-steward-tables", tables = crate::lang::list(&tables), count = tables.len())
        };
        Some(
            view! { <section class="event-box"><p class="event-now">{t!("event-you-steward", name = name)}</p><p>{sentence}</p></section> },
        )
    }
}

/// A question that waits for a ruling.
#[component]
fn Open(visit: Visit, question: Numbered) -> impl IntoView {
    let (number, question) = question;
    let visit = visit.at("question", number);
    let typed = RwSignal::new(String::new());
    let rule = move |text: String| visit.ask(PartyCommand::Rule { question: number, text });
    let (label, button) =
        (Signal::derive(move || t!("event-rule", number = number)), Signal::derive(|| t!("event-rule-button")));
    view! {
        <li class="event-open">
            <p><strong>{move || t!("event-table", table = question.table)}</strong> " " {question.text}</p>
            <Line id=rule_id(number) class="join" label button typed done=rule/>
            <Refused visit/>
        </li>
    }
}

#[component]
fn Settled(question: Numbered) -> impl IntoView {
    let (_, question) = question;
    view! { <li><span class="muted">{move || t!("event-table", table = question.table)} " " {question.text}</span> " " <strong>{question.ruling}</strong></li> }
}

/// Every line has an id of its own.
fn rule_id(number: usize) -> String {
    format!("event-rule-{number}")
}

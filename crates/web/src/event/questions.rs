use super::{EventVisit, RefusalNote};
use crate::{t, ui::LineForm};
use kee_event::{EventRole, Outline, PartyQuestion, party::PartyCommand};
use leptos::prelude::*;

/// The open questions for stewards and the host, with the settled ones below.
#[component]
pub(crate) fn Questions(visit: EventVisit) -> impl IntoView {
    let staff = Memo::new(move |_| visit.you.with(|you| you.host || you.steward.is_some()));
    let mine = Memo::new(move |_| visit.read(|event| visit.you.with(|you| calls(event, you))));
    let others = Memo::new(move |_| {
        let all = visit.read(questions);
        let mine = mine.get();
        let mut others: Vec<NumberedQuestion> =
            all.into_iter().filter(|(number, _)| mine.iter().all(|(other, _)| other != number)).collect();
        // Open ones come before settled ones, newest first.
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
                    <For each=move || mine.get() key=|(number, _)| *number let(question)><OpenQuestion visit question/></For>
                    <For each=move || others.get() key=|(number, question)| (*number, question.ruling.is_some()) let(question)>
                        {if question.1.ruling.is_some() { view! { <SettledQuestion question/> }.into_any() } else { view! { <OpenQuestion visit question/> }.into_any() }}
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// The tables of a steward.
#[component]
fn MyTables(visit: EventVisit) -> impl IntoView {
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
fn OpenQuestion(visit: EventVisit, question: NumberedQuestion) -> impl IntoView {
    let (number, question) = question;
    let visit = visit.at("question", number);
    let typed = RwSignal::new(String::new());
    let rule = move |text: String| visit.ask(PartyCommand::Rule { question: number, text });
    let (label, button) =
        (Signal::derive(move || t!("event-rule", number = number)), Signal::derive(|| t!("event-rule-button")));
    view! {
        <li class="event-open">
            <p><strong>{move || t!("event-table", table = question.table)}</strong> " " {question.text}</p>
            <LineForm id=rule_id(number) class="join" label button typed done=rule/>
            <RefusalNote visit/>
        </li>
    }
}

#[component]
fn SettledQuestion(question: NumberedQuestion) -> impl IntoView {
    let (_, question) = question;
    view! { <li><span class="muted">{move || t!("event-table", table = question.table)} " " {question.text}</span> " " <strong>{question.ruling}</strong></li> }
}

/// Every row has an id of its own.
fn rule_id(number: usize) -> String {
    format!("event-rule-{number}")
}

/// A question with its number, from 1.
pub(crate) type NumberedQuestion = (usize, PartyQuestion);

/// The questions of an event. Tournaments have none.
pub(crate) fn questions(event: &Outline) -> Vec<NumberedQuestion> {
    (1..).zip(event.questions.iter().cloned()).collect()
}

/// The questions for this person: a steward's own tables, and for the host all tables without a steward.
pub(crate) fn calls(event: &Outline, you: &EventRole) -> Vec<NumberedQuestion> {
    let called = |question: &PartyQuestion| match &question.steward {
        Some(steward) => you.steward.as_ref() == Some(steward),
        None => you.host,
    };
    let open = |(_, question): &NumberedQuestion| question.ruling.is_none() && called(question);
    questions(event).into_iter().filter(open).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn a_steward_is_called_to_their_tables_and_the_host_to_all_others() {
        let mut event = party();
        event.ask_text("join Anna, Bo, Cem, Di, Eva, Fay, Gus, Hal");
        event.ask_text("round");
        event.ask_text("ask 2 Is QI a word?");
        let host = EventRole { host: true, ..EventRole::default() };
        let jan = EventRole { steward: Some("Jan".parse().expect("a name")), ..EventRole::default() };
        assert_eq!(calls(&event.outline(), &host).len(), 1, "there is no steward yet");

        event.ask_text("steward Jan");
        event.ask_text("ask 1 Whose turn is it?");
        let numbers =
            |you: &EventRole| calls(&event.outline(), you).iter().map(|(number, _)| *number).collect::<Vec<_>>();
        assert_eq!(numbers(&jan), [2]);
        assert_eq!(numbers(&host), [1]);
        assert!(numbers(&EventRole::default()).is_empty(), "a guest is not called");
    }
}

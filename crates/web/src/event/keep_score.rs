use super::{Refused, Table, Visit, result_form::Scores};
use crate::t;
use kee_event::party::PartyCommand;
use leptos::prelude::*;

/// Who has the pencil at one's table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Pencil {
    /// It lies on the table.
    Nobody,
    /// One has it oneself.
    Mine,
    /// Somebody else has it.
    Other(String),
}

impl Pencil {
    /// At a real table of an event, for who sits there.
    pub(super) fn of(table: &Table, me: &str) -> Self {
        match &table.scorekeeper {
            None => Self::Nobody,
            Some(keeper) if keeper == me => Self::Mine,
            Some(keeper) => Self::Other(keeper.clone()),
        }
    }
}

/// Taking the pencil, and entering the scores of one's own table (W2.1, W9.9).
#[component]
pub(super) fn KeepScore(visit: Visit, table: usize, pencil: Pencil) -> impl IntoView {
    let visit = visit.at("keep-score", table);
    let shown = match pencil {
        Pencil::Nobody => view! { <TakePencil visit table/> }.into_any(),
        Pencil::Mine => view! { <EnterScores visit table/> }.into_any(),
        Pencil::Other(name) => {
            view! { <p class="muted">{move || t!("event-keeps-score", name = &name)}</p> }.into_any()
        }
    };
    view! { {shown} <Refused visit/> }
}

#[component]
fn TakePencil(visit: Visit, table: usize) -> impl IntoView {
    let party = untrack(|| visit.read(|event| event.party));
    let take = move |_| {
        if let Some(name) = untrack(|| visit.me()).and_then(|me| me.parse().ok()) {
            visit.ask(PartyCommand::Scorekeeper { table, name });
        }
    };
    view! {
        <p>{move || if party { t!("event-high-letter") } else { t!("event-one-keeps-score") }}</p>
        <button class="big event-take-pencil" disabled=visit.busy on:click=take>{move || t!("event-keep-score")}</button>
    }
}

#[component]
fn EnterScores(visit: Visit, table: usize) -> impl IntoView {
    // What is typed is not lost when news comes in meanwhile.
    let round = untrack(|| visit.read(|event| event.rounds.len()));
    let laid = visit.outline.with_untracked(|event| event.as_ref()?.table(round, table).cloned());
    let send = Callback::new(move |result: String| visit.ask(format!("result {table} {result}")));
    laid.map(|laid| {
        view! {
            <h3>{move || t!("event-enter-scores")}</h3>
            <Scores visit table=laid send id="event-my-score"/>
        }
    })
}

/// For the host: who keeps score at a table, and somebody else if need be.
#[component]
pub(super) fn ChooseScorekeeper(visit: Visit, table: Table) -> impl IntoView {
    let Table { round, number, .. } = table;
    let names: Vec<String> = table.sides.into_iter().map(|side| side.name).collect();
    let keeper = Memo::new(move |_| visit.read(|event| event.table(round, number)?.scorekeeper.clone()));
    let options = names.into_iter().map(|name| {
        let chosen = {
            let name = name.clone();
            move || keeper.read().as_deref() == Some(name.as_str())
        };
        view! { <option value=name.clone() selected=chosen>{name.clone()}</option> }
    });
    view! {
        <label class="event-choose">{move || t!("event-scorekeeper")}
            <select id="event-scorekeeper" on:change:target=move |event| {
                if let Ok(name) = event.target().value().parse() {
                    visit.ask(PartyCommand::Scorekeeper { table: number, name });
                }
            }>
                <option value="" disabled selected=move || keeper.read().is_none()>{move || t!("event-scorekeeper-none")}</option>
                {options.collect_view()}
            </select>
        </label>
    }
}

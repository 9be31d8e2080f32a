use super::{
    Refused, Table, Visit,
    result_fields::{ComingInForm, FirstDraw, told},
};
use crate::{
    t,
    ui::{Dialog, Twice},
};
use kee_event::{
    Name, Played, Spot,
    party::{Manner, PartyCommand},
    tournament::TournamentCommand,
};
use leptos::prelude::*;
use web_sys::SubmitEvent;

/// A dialog in which the result of a table is typed in, or put right.
#[component]
pub(crate) fn ResultDialog(visit: Visit, editing: RwSignal<Option<Spot>>) -> impl IntoView {
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        if editing.get().is_some() {
            open.set(true);
        }
    });
    // Whoever closes it may open the same table again.
    Effect::new(move |was: Option<bool>| {
        let open = open.get();
        if was == Some(true) && !open {
            editing.set(None);
        }
        open
    });
    let title = Signal::derive(move || {
        editing.get().map_or_else(String::new, |spot| t!("event-result-of", table = spot.table, round = spot.round))
    });
    view! {
        <Dialog open title>
            {move || {
                let spot = editing.get_untracked()?;
                // What is typed is not lost when news comes in meanwhile.
                let table = visit.outline.with_untracked(|event| event.as_ref()?.table(spot.round, spot.table).cloned())?;
                Some(view! { <ResultForm visit table close=Callback::new(move |()| open.set(false))/> })
            }}
        </Dialog>
    }
}

/// How a result begins: a new one names the table, a correction the round as well.
pub(super) fn begins(table: &Table) -> String {
    let Table { round, number, done, .. } = table;
    if *done { format!("correct {round}.{number}") } else { format!("result {number}") }
}

#[component]
fn ResultForm(visit: Visit, table: Table, close: Callback<()>) -> impl IntoView {
    let teams = untrack(|| visit.read(|event| event.teams));
    let begins = begins(&table);
    let send =
        Callback::new(move |result: String| visit.ask_then(format!("{begins} {result}"), move |()| close.run(())));
    let done = table.done;
    let boards_open = !done && untrack(|| visit.read(|event| event.played == Played::Boards));
    view! {
        {done.then(|| view! { <p>{move || t!("event-correct-sentence")}</p> })}
        {if teams {
            view! {
                <ComingInForm visit table=table.clone() send/>
                <details>
                    <summary>{move || t!("event-type-totals")}</summary>
                    <Scores visit table=table.clone() send id="event-score"/>
                </details>
                <Forfeits visit table close/>
            }
            .into_any()
        } else {
            view! {
                <Scores visit table=table.clone() send id="event-score"/>
                {boards_open.then(|| view! { <ChooseScorekeeper visit table/> })}
            }
            .into_any()
        }}
        <Refused visit/>
    }
}

/// A number for everybody at the table.
#[component]
pub(super) fn Scores(
    visit: Visit,
    table: Table,
    send: Callback<String>,
    /// What the ids of the fields begin with.
    id: &'static str,
) -> impl IntoView {
    let scores: Vec<(usize, String, RwSignal<String>)> = table
        .sides
        .into_iter()
        .enumerate()
        .map(|(index, side)| {
            (index, side.name, RwSignal::new(side.points.map(|points| points.to_string()).unwrap_or_default()))
        })
        .collect();
    let typed: Vec<RwSignal<String>> = scores.iter().map(|(_, _, typed)| *typed).collect();
    // Only where the highest move on does it matter who drew first.
    let ladder = untrack(|| visit.of_party(|view| view.manner == Manner::Ladder));
    let by_name: Vec<_> = scores.iter().map(|(_, name, typed)| (name.clone(), *typed)).collect();
    let drew = RwSignal::new(table.drew);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let numbers: Vec<String> = typed.iter().map(|typed| typed.read_untracked().trim().to_owned()).collect();
        send.run(numbers.join(" ") + &drew.with_untracked(|drew| told(drew)));
    };
    let rows = scores.into_iter().map(|(index, name, typed)| {
        let id = format!("{id}-{index}");
        view! {
            <label for=id.clone()>{name}</label>
            <input id=id inputmode="numeric" pattern="-?[0-9]+" required autocomplete="off" prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())/>
        }
    });
    view! {
        <form class="event-scores" on:submit=submit>
            {rows.collect_view()}
            {ladder.then(|| view! { <FirstDraw scores=by_name drew/> })}
            <button class="primary" disabled=visit.busy>{move || t!("event-save-scores")}</button>
        </form>
    }
}

/// A team that did not play.
#[component]
fn Forfeits(visit: Visit, table: Table, close: Callback<()>) -> impl IntoView {
    let number = table.number;
    // Only tables of this round are forfeited.
    let last = untrack(|| visit.read(|event| event.rounds.len() == table.round));
    let buttons = table.sides.into_iter().map(|side| {
        let teams: Vec<Name> = side.name.parse().into_iter().collect();
        let (team, asked) = (side.name.clone(), side.name);
        let words = Signal::derive(move || t!("event-forfeit", team = &team));
        let sure = Signal::derive(move || t!("event-forfeit-sure", team = &asked));
        let forfeit = move |()| {
            let command = TournamentCommand::Forfeit { table: number, teams: teams.clone() };
            visit.ask_then(command, move |()| close.run(()));
        };
        view! { <Twice words sure disabled=visit.busy done=forfeit/> }
    });
    last.then(|| view! { <p class="choices">{buttons.collect_view()}</p> })
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn a_correction_names_the_round_and_a_new_result_does_not() {
        let mut event = party();
        event.ask("join Anna, Bo");
        event.ask("lay");
        let table = |event: &crate::event::sample::Sample| event.outline().table(1, 1).cloned().expect("it is laid");
        assert_eq!(begins(&table(&event)), "result 1");
        event.ask("result 1 5 7");
        assert_eq!(begins(&table(&event)), "correct 1.1");
    }
}

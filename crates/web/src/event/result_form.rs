use super::{
    EventVisit, RefusalNote, Table,
    result_fields::{FirstDrawField, PawnOrderForm},
};
use crate::{
    t,
    ui::{Dialog, Twice},
};
use kee_event::{EventCommand, Name, Spot, TypedScores, Venue, party::PartyCommand, tournament::TournamentCommand};
use kee_game::Unreadable;
use leptos::prelude::*;
use web_sys::SubmitEvent;

/// A dialog to enter or correct a table's result.
#[component]
pub(crate) fn ResultDialog(visit: EventVisit, editing: RwSignal<Option<Spot>>) -> impl IntoView {
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        if editing.get().is_some() {
            open.set(true);
        }
    });
    // Once closed, the same table can be opened again.
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
                // News that comes in must not discard what has been typed.
                let table = visit.outline.with_untracked(|event| event.as_ref()?.table(spot.round, spot.table).cloned())?;
                Some(view! { <ResultForm visit table close=Callback::new(move |()| open.set(false))/> })
            }}
        </Dialog>
    }
}

#[component]
fn ResultForm(visit: EventVisit, table: Table, close: Callback<()>) -> impl IntoView {
    let teams = untrack(|| visit.read(|event| event.teams));
    let send = Callback::new(move |command| visit.ask_typed(command, move |()| close.run(())));
    let done = table.done;
    let boards_open = !done && untrack(|| visit.read(|event| event.played == Venue::Boards));
    view! {
        {done.then(|| view! { <p>{move || t!("event-correct-sentence")}</p> })}
        {if teams {
            view! {
                <PawnOrderForm visit table=table.clone() send/>
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
        <RefusalNote visit/>
    }
}

/// The command to enter a result, or why what was typed cannot be read.
pub(super) type ResultCommand = Result<EventCommand, Unreadable>;

/// A number for each player at the table.
#[component]
pub(super) fn Scores(
    visit: EventVisit,
    table: Table,
    send: Callback<ResultCommand>,
    /// The prefix of the fields' ids.
    id: &'static str,
) -> impl IntoView {
    let scores: Vec<(usize, String, RwSignal<String>)> = table
        .sides
        .iter()
        .enumerate()
        .map(|(index, side)| {
            (index, side.name.clone(), RwSignal::new(side.points.map(|points| points.to_string()).unwrap_or_default()))
        })
        .collect();
    let typed: Vec<RwSignal<String>> = scores.iter().map(|(_, _, typed)| *typed).collect();
    // The first draw matters only where the highest scores advance.
    let ladder = untrack(|| visit.read(|event| event.ladder));
    let by_name: Vec<_> = scores.iter().map(|(_, name, typed)| (name.clone(), *typed)).collect();
    let drew = RwSignal::new(table.drew.clone());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let scores: Result<Vec<i64>, Unreadable> = typed.iter().map(|typed| score(&typed.read_untracked())).collect();
        send.run(scores.map(|scores| {
            table.score_command(untrack(|| visit.kind()), TypedScores::InOrder(scores), drew.get_untracked())
        }));
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
            {ladder.then(|| view! { <FirstDrawField scores=by_name drew/> })}
            <button class="primary" disabled=visit.busy>{move || t!("event-save-scores")}</button>
        </form>
    }
}

fn score(typed: &str) -> Result<i64, Unreadable> {
    typed.trim().parse().map_err(|_| Unreadable::new("a score in whole points", typed))
}

/// A button for each team, for a table where a team did not play.
#[component]
fn Forfeits(visit: EventVisit, table: Table, close: Callback<()>) -> impl IntoView {
    let number = table.number;
    // Only tables of the current round can be forfeited.
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

/// The holder of a table's pencil, as one of its players sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PencilHolder {
    /// Nobody has it yet.
    Nobody,
    /// The player has it.
    Mine,
    /// Another player has it.
    Other(String),
}

impl PencilHolder {
    /// The pencil of a real table, for this player.
    pub(super) fn of(table: &Table, me: &str) -> Self {
        match &table.scorekeeper {
            None => Self::Nobody,
            Some(keeper) if keeper == me => Self::Mine,
            Some(keeper) => Self::Other(keeper.clone()),
        }
    }
}

/// Takes the pencil, and enters the scores of the player's own table (W2.1, W9.9).
#[component]
pub(super) fn KeepScore(visit: EventVisit, table: usize, pencil: PencilHolder) -> impl IntoView {
    let visit = visit.at("keep-score", table);
    let shown = match pencil {
        PencilHolder::Nobody => view! { <TakePencil visit table/> }.into_any(),
        PencilHolder::Mine => view! { <EnterScores visit table/> }.into_any(),
        PencilHolder::Other(name) => {
            view! { <p class="muted">{move || t!("event-keeps-score", name = &name)}</p> }.into_any()
        }
    };
    view! { {shown} <RefusalNote visit/> }
}

#[component]
fn TakePencil(visit: EventVisit, table: usize) -> impl IntoView {
    let party = untrack(|| visit.read(|event| event.party));
    let take = move |_| {
        if let Some(name) = untrack(|| visit.me()).and_then(|me| me.parse().ok()) {
            visit.ask(PartyCommand::Scorekeeper { table, name });
        }
    };
    view! {
        <p>{move || if party { t!("event-high-letter") } else { t!("event-one-keeps-score") }}</p>
        <button class="primary big event-take-pencil" disabled=visit.busy on:click=take>{move || t!("event-keep-score")}</button>
    }
}

#[component]
fn EnterScores(visit: EventVisit, table: usize) -> impl IntoView {
    // News that comes in must not discard what has been typed.
    let round = untrack(|| visit.read(|event| event.rounds.len()));
    let laid = visit.outline.with_untracked(|event| event.as_ref()?.table(round, table).cloned());
    let send = Callback::new(move |command| visit.ask_typed(command, |()| {}));
    laid.map(|laid| {
        view! {
            <h2>{move || t!("event-enter-scores")}</h2>
            <Scores visit table=laid send id="event-my-score"/>
        }
    })
}

/// The host's choice of a table's scorekeeper.
#[component]
pub(super) fn ChooseScorekeeper(visit: EventVisit, table: Table) -> impl IntoView {
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
    use crate::event::sample::{Sample, party};

    #[test]
    fn a_correction_names_the_round_and_a_new_result_does_not() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        event.ask_text("round");
        let command = |event: &Sample, scores: [i64; 2]| {
            let outline = event.outline();
            let table = outline.table(1, 1).expect("it is laid");
            table.score_command(outline.kind(), TypedScores::InOrder(scores.to_vec()), Vec::new())
        };
        let result = command(&event, [5, 7]);
        assert_eq!(result.to_string(), "result 1 5 7");
        event.ask(result);
        assert_eq!(command(&event, [5, 8]).to_string(), "correct 1.1 5 8");
    }

    #[test]
    fn a_score_is_a_whole_number() {
        assert_eq!(score(" -12 "), Ok(-12));
        assert!(score("1.5").is_err());
    }
}

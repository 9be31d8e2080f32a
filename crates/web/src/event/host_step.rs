use super::{Refused, RoundClock, Visit, arrange::Arrange};
use crate::{lang, t, ui::Dialog};
use kee_event::{EventCommand, NextStep, Played, party::PartyCommand, tournament::TournamentCommand};
use leptos::prelude::*;

/// For whoever runs the event: the one thing to do now, and the choices that belong to it.
#[component]
pub(crate) fn HostStep(visit: Visit) -> impl IntoView {
    let step = Memo::new(move |_| visit.read(NextStep::of));
    let may_finish = Memo::new(move |_| visit.read(NextStep::may_finish));
    let ending = RwSignal::new(false);
    let shown = move || {
        match step.get() {
        NextStep::Nothing => ().into_any(),
        NextStep::Gather => view! { <p class="event-now">{t!("event-step-gather")}</p> }.into_any(),
        NextStep::Lay(round) => view! { <Lay visit round/> }.into_any(),
        NextStep::Start(round) => view! {
            <p class="event-now">{t!("event-step-start", round = round)}</p>
            <p>{if visit.read(|event| event.played == Played::Here) { t!("event-step-start-here") } else { t!("event-step-start-boards") }}</p>
            <button class="primary big" disabled=visit.busy on:click=move |_| visit.ask(untrack(|| visit.kind()).start())>{t!("event-start")}</button>
        }
        .into_any(),
        NextStep::Await(tables) => {
            let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
            view! {
                <p class="event-now">{t!("event-step-await", tables = lang::list(&tables), count = tables.len())}</p>
                <RoundClock visit/>
            }
            .into_any()
        }
        NextStep::Finish => view! {
            <p class="event-now">{t!("event-step-finish")}</p>
            <button class="primary big" disabled=visit.busy on:click=move |_| ending.set(true)>{t!("event-finish")}</button>
        }
        .into_any(),
    }
    };
    view! {
        <Show when=move || step.get() != NextStep::Nothing>
            <section class="event-box event-step">
                <h2>{move || t!("event-step")}</h2>
                {shown}
                <Refused visit/>
                <Show when=move || may_finish.get()>
                    <button class="event-or" disabled=visit.busy on:click=move |_| ending.set(true)>{move || t!("event-finish-now")}</button>
                </Show>
            </section>
        </Show>
        <End visit=visit.at("end", 0) open=ending/>
    }
}

/// The next round, with what is chosen for this round only.
#[component]
fn Lay(visit: Visit, round: usize) -> impl IntoView {
    let how = RwSignal::new(String::new());
    let teams = untrack(|| visit.read(|event| event.teams));
    let choices: &[(&str, &str)] = match (teams, round) {
        (true, 1) => &[],
        (true, _) => &[("standing", "event-draw-standing"), ("lot", "event-draw-lot")],
        (false, _) => &[("short", "event-left-over-short"), ("bots", "event-left-over-bots")],
    };
    let label = if teams { "event-draw" } else { "event-left-over" };
    // What is not chosen is as planned.
    let go = move |_| {
        let how = how.read_untracked();
        let command: EventCommand = if teams {
            TournamentCommand::Draw(how.parse().ok()).into()
        } else {
            PartyCommand::Lay(how.parse().ok()).into()
        };
        visit.ask(command);
    };
    view! {
        <p class="event-now">{move || if teams { t!("event-step-draw", round = round) } else { t!("event-step-lay", round = round) }}</p>
        {(!choices.is_empty()).then(|| view! {
            <label class="event-choose">{move || t!(label)}
                <select on:change:target=move |event| how.set(event.target().value())>
                    <option value="">{move || t!("event-as-planned")}</option>
                    {choices.iter().map(|(value, words)| view! { <option value=*value>{move || t!(words)}</option> }).collect_view()}
                </select>
            </label>
        })}
        <button class="primary big" disabled=visit.busy on:click=go>
            {move || if teams { t!("event-draw-round", round = round) } else { t!("event-lay-round", round = round) }}
        </button>
        {(!teams && round == 1).then(|| view! { <Arrange visit/> })}
    }
}

/// It is ended once and for all, so it is asked for twice.
#[component]
fn End(visit: Visit, open: RwSignal<bool>) -> impl IntoView {
    let end = move |_| {
        let (planned, played) = untrack(|| visit.read(|event| (event.planned, event.rounds.len())));
        let early = planned.is_some_and(|planned| played < planned);
        visit.ask_then(untrack(|| visit.kind()).finish(early), move |()| open.set(false));
    };
    view! {
        <Dialog open title=Signal::derive(|| t!("event-finish"))>
            <p>{move || t!("event-finish-sentence")}</p>
            <Refused visit/>
            <button class="primary event-finish" disabled=visit.busy on:click=end>{move || t!("event-finish")}</button>
        </Dialog>
    }
}

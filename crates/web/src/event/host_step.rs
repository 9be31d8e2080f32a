use super::{EventVisit, RefusalNote, RoundClock, players};
use crate::{
    lang::{self, Id},
    t,
    ui::Dialog,
};
use kee_event::{
    EventCommand, NextStep, Venue,
    party::{PartyCommand, PartyView, sizes},
    tournament::TournamentCommand,
};
use leptos::prelude::*;

/// The next thing for the host to do, and the choices that belong to it.
#[component]
pub(crate) fn HostStep(visit: EventVisit) -> impl IntoView {
    let step = Memo::new(move |_| visit.read(NextStep::of));
    let may_finish = Memo::new(move |_| visit.read(NextStep::may_finish));
    let ending = RwSignal::new(false);
    let shown = move || {
        match step.get() {
        NextStep::Nothing => ().into_any(),
        NextStep::Gather => view! { <p class="event-now">{t!("event-step-gather", of = visit.read(players))}</p> }.into_any(),
        NextStep::Lay(round) => view! { <NextRound visit round/> }.into_any(),
        NextStep::Start(round) => view! {
            <p class="event-now">{t!("event-step-start", round = round)}</p>
            <p>{if visit.read(|event| event.played == Venue::Here) { t!("event-step-start-here") } else { t!("event-step-start-boards") }}</p>
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
                <RefusalNote visit/>
                <Show when=move || may_finish.get()>
                    <button class="event-or" disabled=visit.busy on:click=move |_| ending.set(true)>{move || t!("event-finish-now")}</button>
                </Show>
            </section>
        </Show>
        <EndConfirmation visit=visit.at("end", 0) open=ending/>
    }
}

/// The next round, with choices for this round only.
#[component]
fn NextRound(visit: EventVisit, round: usize) -> impl IntoView {
    let how = RwSignal::new(String::new());
    let teams = untrack(|| visit.read(|event| event.teams));
    let choices: Vec<(&str, Id)> = match (teams, round) {
        (true, 1) => vec![],
        (true, _) => vec![("standing", id!("event-draw-standing")), ("lot", id!("event-draw-lot"))],
        (false, _) => vec![("short", id!("event-left-over-short")), ("bots", id!("event-left-over-bots"))],
    };
    let label = if teams { id!("event-draw") } else { id!("event-left-over") };
    // Everything left alone stays as planned.
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
        <p class="event-now">{move || t!("event-step-ready", round = round)}</p>
        {(!choices.is_empty()).then(|| view! {
            <label class="event-choose">{move || t!(label)}
                <select on:change:target=move |event| how.set(event.target().value())>
                    <option value="">{move || t!("event-as-planned")}</option>
                    {choices.into_iter().map(|(value, words)| view! { <option value=value>{move || t!(words)}</option> }).collect_view()}
                </select>
            </label>
        })}
        <button class="primary big" disabled=visit.busy on:click=go>
            {move || if teams { t!("event-draw-round", round = round) } else { t!("event-lay-round", round = round) }}
        </button>
        {(!teams && round == 1).then(|| view! { <Arrange visit/> })}
    }
}

/// Ending is final, so it asks for confirmation.
#[component]
fn EndConfirmation(visit: EventVisit, open: RwSignal<bool>) -> impl IntoView {
    let end = move |_| {
        let (planned, played) = untrack(|| visit.read(|event| (event.planned, event.rounds.len())));
        let early = planned.is_some_and(|planned| played < planned);
        visit.ask_then(untrack(|| visit.kind()).finish(early), move |()| open.set(false));
    };
    view! {
        <Dialog open title=Signal::derive(|| t!("event-finish"))>
            <p>{move || t!("event-finish-sentence")}</p>
            <RefusalNote visit/>
            <button class="primary event-finish" disabled=visit.busy on:click=end>{move || t!("event-finish")}</button>
        </Dialog>
    }
}

/// The host seats the guests at the tables of the first round, one line a table (W9.5).
#[component]
pub(super) fn Arrange(visit: EventVisit) -> impl IntoView {
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
        visit.ask(command(&typed.read_untracked()));
    };
    view! {
        <details class="event-arrange" on:toggle=fill>
            <summary>{move || t!("event-arrange")}</summary>
            <form class="event-form" on:submit=submit>
                <label for="event-seating">{move || t!("event-arrange-sentence")}</label>
                <textarea id="event-seating" rows=rows spellcheck="false" required prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value())></textarea>
                <RefusalNote visit/>
                <button disabled=visit.busy>{move || t!("event-arrange-button")}</button>
            </form>
        </details>
    }
}

/// The guests in the order they came, for the host to rearrange.
fn proposed(view: &PartyView) -> String {
    let mut guests = view.waiting.iter().map(ToString::to_string);
    let sizes = sizes(view.waiting.len(), view.size, view.left_over).into_iter();
    sizes.map(|size| guests.by_ref().take(size).collect::<Vec<_>>().join(", ")).collect::<Vec<_>>().join("\n")
}

/// The command for these lines. A line may begin with the number of its table: `1: Anna, Bo`.
fn command(typed: &str) -> String {
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
    fn the_proposed_seating_is_a_valid_command() {
        let mut event = party();
        event.ask("join Anna, Bo, Cem, Di, Eva, Fay, Gus");
        let KindView::Party(view) = event.seen().what else { panic!("it is an event") };
        let text = proposed(&view);
        assert_eq!(text, "Anna, Bo, Cem, Di\nEva, Fay, Gus");
        event.ask(command(&text));
        assert!(event.outline().rounds[0].arranged);
    }

    #[test]
    fn tables_may_be_numbered_and_lines_may_be_empty() {
        assert_eq!(command("Table 1: Anna, Bo\n\n2: Cem, Di\n"), "arrange Anna, Bo / Cem, Di");
    }
}

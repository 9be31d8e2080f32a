use super::{EventVisit, RefusalNote, RoundClock, players};
use crate::{
    lang::{self, Id},
    t,
    ui::Dialog,
};
use kee_event::{
    EventCommand, Name, NextStep, Venue,
    party::{LeftOver, PartyCommand},
    tournament::{Draw, TournamentCommand},
};
use kee_game::Unreadable;
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
        NextStep::SetUp(round) => view! { <NextRound visit round/> }.into_any(),
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
    let chosen = RwSignal::new(0);
    let teams = untrack(|| visit.read(|event| event.teams));
    let draw = |how| EventCommand::from(TournamentCommand::Draw(how));
    let fill = |left_over| EventCommand::from(PartyCommand::Round(left_over));
    let choices = if teams {
        vec![
            (draw(None), id!("event-as-planned")),
            (draw(Some(Draw::Standing)), id!("event-draw-standing")),
            (draw(Some(Draw::Lot)), id!("event-draw-lot")),
        ]
    } else {
        vec![
            (fill(None), id!("event-as-planned")),
            (fill(Some(LeftOver::Short)), id!("event-left-over-short")),
            (fill(Some(LeftOver::Bots)), id!("event-left-over-bots")),
        ]
    };
    let label = if teams { id!("event-draw") } else { id!("event-left-over") };
    let (commands, words): (Vec<EventCommand>, Vec<Id>) = choices.into_iter().unzip();
    let go = move |_| visit.ask(commands[chosen.get_untracked()].clone());
    // Before the first round there are no standings to draw by.
    let has_choice = !teams || round > 1;
    view! {
        <p class="event-now">{move || t!("event-step-ready", round = round)}</p>
        {has_choice.then(|| view! {
            <label class="event-choose">{move || t!(label)}
                <select on:change:target=move |event| chosen.set(event.target().selected_index() as usize)>
                    {words.into_iter().map(|words| view! { <option>{move || t!(words)}</option> }).collect_view()}
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
            typed.set(untrack(|| visit.read(|event| seating_text(&event.proposed))));
        }
    };
    let rows = move || typed.read().lines().count().clamp(3, 12).to_string();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        visit.ask_typed(seating(&typed.read_untracked()).map(PartyCommand::Arrange), |()| {});
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

/// The tables as the host rearranges them, one a line.
fn seating_text(tables: &[Vec<Name>]) -> String {
    let line = |table: &Vec<Name>| table.iter().map(Name::as_str).collect::<Vec<_>>().join(", ");
    tables.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Reads the tables. A line may begin with the number of its table: `1: Anna, Bo`.
fn seating(typed: &str) -> Result<Vec<Vec<Name>>, Unreadable> {
    let guests = |line: &str| line.split_once(':').map_or(line, |(_, guests)| guests).trim().to_owned();
    let tables = typed.lines().map(guests).filter(|table| !table.is_empty());
    tables.map(|table| table.split(',').map(str::parse).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn the_proposed_seating_is_a_valid_command() {
        let mut event = party();
        event.ask_text("join Anna, Bo, Cem, Di, Eva, Fay, Gus");
        let text = seating_text(&event.outline().proposed);
        assert_eq!(text, "Anna, Bo, Cem, Di\nEva, Fay, Gus");
        event.ask(PartyCommand::Arrange(seating(&text).expect("it is readable")));
        assert!(event.outline().rounds[0].arranged);
    }

    #[test]
    fn tables_may_be_numbered_and_lines_may_be_empty() {
        let tables = seating("Table 1: Anna, Bo\n\n2: Cem, Di\n").expect("it is readable");
        assert_eq!(seating_text(&tables), "Anna, Bo\nCem, Di");
        assert!(seating("Anna,, Bo").is_err(), "a name is missing");
    }
}

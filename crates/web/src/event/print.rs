use super::{EventVisit, Outline, standings::heading};
use crate::{browser, t};
use kee_game::number;
use leptos::{leptos_dom::helpers::WindowListenerHandle, prelude::*};
use leptos_router::components::A;

/// A sheet that can be printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EventSheet {
    Pairings,
    Standings,
}

/// Buttons that print the pairings and the standings, and the sheets themselves, which show only on paper.
#[component]
pub(crate) fn PrintButtons(visit: EventVisit) -> impl IntoView {
    let sheet = RwSignal::new(None::<EventSheet>);
    let print = move |wanted: EventSheet| {
        sheet.set(Some(wanted));
        // The sheet has to be in the page first.
        request_animation_frame(|| {
            // A browser that cannot print does nothing.
            let _ = browser::window().print();
        });
    };
    // Some browsers continue before they have printed.
    let printed = window_event_listener_untyped("afterprint", move |_| sheet.set(None));
    on_cleanup(move || WindowListenerHandle::remove(printed));
    // Sheets to fill in at real tables: score sheets once the pairings are known, cards as soon as the first guest is here.
    let cards = Memo::new(move |_| {
        visit.read(|event| match event {
            event if event.teams => (!event.rounds.is_empty()).then_some(id!("event-print-sheets")),
            event if event.party => Some(id!("event-print-cards")),
            _ => None,
        })
    });
    let game = move || visit.read(|event| event.game.clone());
    let laid = Memo::new(move |_| visit.read(|event| !event.rounds.is_empty()));
    view! {
        <Show when=move || laid.get()>
            <button on:click=move |_| print(EventSheet::Pairings)>{move || t!("event-print-pairings")}</button>
            <button on:click=move |_| print(EventSheet::Standings)>{move || t!("event-print-standings")}</button>
        </Show>
        {move || cards.get().map(|words| view! { <A href=format!("/print?of={}#{}", visit.event(), game()) attr:class="button">{move || t!(words)}</A> })}
        {move || sheet.get().map(|sheet| visit.outline.with_untracked(|event| event.as_deref().map(|event| view! {
            <div class="event-print" aria-hidden="true">
                <p class="event-print-title">{event.title.clone()}</p>
                {match sheet {
                    EventSheet::Pairings => pairings(event).into_any(),
                    EventSheet::Standings => standings(event).into_any(),
                }}
            </div>
        })))}
    }
}

fn pairings(event: &Outline) -> impl IntoView {
    let rows = event.rounds.last().into_iter().flat_map(|round| &round.tables).map(|table| {
        let bots = (table.bots > 0).then(|| t!("event-bots", count = table.bots));
        let names: Vec<String> = table.sides.iter().map(|side| side.name.clone()).chain(bots).collect();
        view! { <tr><th>{table.number}</th><td>{names.join(" – ")}</td></tr> }
    });
    let bye = event.rounds.last().and_then(|round| round.bye.clone());
    view! {
        <p>{t!("event-print-round", round = event.rounds.len(), minutes = event.minutes)}</p>
        <table>
            <thead><tr><th>{t!("event-print-table")}</th><th>{players_head(event)}</th></tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        {bye.map(|team| view! { <p>{t!("event-bye", team = team)}</p> })}
        <p>{t!("event-print-hash")} " " <span class="event-hash">{event.commitment.clone()}</span></p>
    }
}

fn players_head(event: &Outline) -> String {
    if event.teams { t!("event-team") } else { t!("event-name") }
}

fn standings(event: &Outline) -> impl IntoView {
    let rows = event.standings.iter().map(|row| {
        let points = row.points.iter().map(|points| view! { <td>{points.map_or_else(|| "–".to_owned(), number)}</td> });
        let left = (!row.here).then(|| format!(" ({})", t!("event-left")));
        view! { <tr><td>{row.place}</td><th>{row.name.clone()} {left}</th>{points.collect_view()}<td><strong>{number(row.total)}</strong></td></tr> }
    });
    view! {
        <p>{heading(event)}</p>
        <table>
            <thead><tr>
                <th>{t!("event-place")}</th>
                <th>{players_head(event)}</th>
                {(1..=event.rounds.len()).map(|round| view! { <th>{t!("event-round", round = round)}</th> }).collect_view()}
                <th>{t!("event-total")}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

use super::{EventVisit, Table, live_scores::live_scores, screen::current_page};
use crate::{t, ui::Icon};
use leptos::prelude::*;

/// The number of tables shown at once.
const TABLES: usize = 12;

/// The number of columns in which this many tables fill the screen.
const fn columns(tables: usize) -> usize {
    match tables {
        0 | 1 => 1,
        2..=4 => 2,
        5..=9 => 3,
        _ => 4,
    }
}

/// The tables of the round, as large as there is room.
#[component]
pub(super) fn ScreenTables(visit: EventVisit) -> impl IntoView {
    let (tables, page) = current_page(visit, TABLES, move || {
        visit.read(|event| event.rounds.last().map(|round| round.tables.clone()).unwrap_or_default())
    });
    let live = live_scores(visit);
    // All cards have room for as many lines as the longest, so names are equally large.
    let lines = Memo::new(move |_| {
        let of = |table: &Table| table.sides.len() + usize::from(table.bots > 0);
        visit.read(|event| event.rounds.last().and_then(|round| round.tables.iter().map(of).max())).unwrap_or(2)
    });
    let style = move || format!("--lines: {}; --columns: {}", lines.get(), columns(tables.read().len()));
    let bye = move || visit.read(|event| event.rounds.last().and_then(|round| round.bye.clone()));
    let card = move |table: Table| {
        let number = table.number;
        let score = move |name: &str| live.with(|live| live.get(&number)?.get(name).copied());
        view! { <ScreenTableCard table score/> }
    };
    view! {
        <section class="event-screen-tables">
            <h2>{move || t!("event-tables")} " " <span class="muted">{page}</span></h2>
            {move || bye().map(|team| view! { <p class="muted">{t!("event-bye", team = team)}</p> })}
            <ul style=style><For each=move || tables.get() key=Clone::clone let(table)>{card(table)}</For></ul>
        </section>
    }
}

#[component]
fn ScreenTableCard(
    table: Table,
    /// A player's score so far.
    score: impl Fn(&str) -> Option<i64> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (number, bots, done) = (table.number, table.bots, table.done);
    let best = table.sides.iter().filter_map(|side| side.points).max().filter(|_| done);
    let side = move |side: kee_event::OutlineSide| {
        let (name, first) = (side.name.clone(), best.is_some() && side.points == best);
        view! { <li class:event-first=first><span>{side.name}</span> <strong>{move || side.points.or_else(|| score(&name)).map(kee_game::number)}</strong></li> }
    };
    view! {
        <li class="event-screen-card" class:event-done=done>
            <div>
                <h3>{move || t!("event-table", table = number)} {done.then(|| view! { <Icon name="check"/> })}</h3>
                <ul>
                    {table.sides.into_iter().map(side).collect_view()}
                    {(bots > 0).then(|| view! { <li class="muted">{move || t!("event-bots", count = bots)}</li> })}
                </ul>
            </div>
        </li>
    }
}

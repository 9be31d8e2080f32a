use super::{EventVisit, Outline, Table};
use crate::{lang, t, table::time_left, ui::tick};
use kee_event::{Spot, Venue};
use kee_game::{WallTime, number};
use leptos::prelude::*;
use leptos_router::components::A;
use std::time::Duration;

/// The tables of the last round, with the earlier rounds folded away.
#[component]
pub(crate) fn RoundList(
    visit: EventVisit,
    /// The table whose result is being typed in.
    editing: RwSignal<Option<Spot>>,
) -> impl IntoView {
    let rounds = Memo::new(move |_| visit.read(|event| event.rounds.len()));
    view! {
        <Show when=move || { rounds.get() > 0 }>
            <section class="event-box">
                <h2>{move || match visit.read(|event| event.planned) {
                    Some(planned) => t!("event-round-of", round = rounds.get(), planned = planned),
                    None => t!("event-round", round = rounds.get()),
                }}</h2>
                <Show when=move || visit.read(|event| event.rounds.last().is_some_and(|round| round.arranged))>
                    <p class="muted">{move || t!("event-arranged")}</p>
                </Show>
                <RoundTables visit editing round=Signal::derive(move || rounds.get())/>
                <WaitingList visit/>
            </section>
        </Show>
        <Show when=move || { rounds.get() > 1 }>
            <section class="event-box">
                <h2>{move || t!("event-rounds-before")}</h2>
                <For each=move || (1..rounds.get()).rev() key=|round| *round let(round)>
                    <details>
                        <summary>{move || t!("event-round", round = round)}</summary>
                        <RoundTables visit editing round=Signal::stored(round)/>
                    </details>
                </For>
            </section>
        </Show>
    }
}

/// The tables of one round.
#[component]
fn RoundTables(visit: EventVisit, editing: RwSignal<Option<Spot>>, round: Signal<usize>) -> impl IntoView {
    let count = move || {
        visit.read(|event| {
            let round = round.get();
            let tables = event.round(round).map_or(0, |round| round.tables.len());
            (1..=tables).map(|table| Spot { round, table }).collect::<Vec<_>>()
        })
    };
    let bye = move || visit.read(|event| event.round(round.get()).and_then(|round| round.bye.clone()));
    view! {
        <ul class="event-tables">
            <For each=count key=|spot| (spot.round, spot.table) let(spot)><RoundTableCard visit editing spot/></For>
        </ul>
        {move || bye().map(|team| view! { <p class="muted">{t!("event-bye", team = team)}</p> })}
    }
}

/// A table with its players and its result. It stays in the page while its result changes, so it keeps the focus.
#[component]
fn RoundTableCard(visit: EventVisit, editing: RwSignal<Option<Spot>>, spot: Spot) -> impl IntoView {
    let number = spot.table;
    let table = Memo::new(move |_| visit.read(|event| event.table(spot.round, number).cloned()));
    let done = Memo::new(move |_| table.with(|table| table.as_ref().is_some_and(|table| table.done)));
    let mine = Memo::new(move |_| {
        let me = visit.me();
        table.with(|table| me.zip(table.as_ref()).is_some_and(|(me, table)| table.seats(&me)))
    });
    let may_type = Memo::new(move |_| {
        let (host, steward) = visit.you.with(|you| (you.host, you.steward.is_some()));
        let (finished, here) = visit.read(|event| (event.finished, event.played == Venue::Here));
        !finished && if done.get() { host } else { !here && (host || steward) }
    });
    let watch = Memo::new(move |_| table.with(|table| table.as_ref().and_then(|table| table.watch.clone())));
    view! {
        <li class="event-table" class:event-mine=mine class:event-done=done>
            <h3>{move || t!("event-table", table = number)}</h3>
            {move || table.get().map(seats)}
            <p class="event-ways">
                {move || watch.get().map(|watch| view! {
                    <A href=watch attr:class="button" attr:aria-label=move || format!("{}: {}", watch_label(done.get()), t!("event-table", table = number))>{move || watch_label(done.get())}</A>
                })}
                <Show when=move || may_type.get()>
                    <button on:click=move |_| editing.set(Some(spot)) aria-label=move || format!("{}: {}", result_label(done.get()), t!("event-table", table = number))>{move || result_label(done.get())}</button>
                </Show>
            </p>
        </li>
    }
}

/// The players with their scores, and a note on how it ended.
fn seats(table: Table) -> impl IntoView {
    let Table { bots, corrections, .. } = table;
    let sides = table.sides.into_iter().map(|side| {
        let forfeit = side.forfeit.then(|| view! { <span class="event-mark">{t!("event-forfeited")}</span> });
        view! { <li><span>{side.name} {forfeit}</span> <strong>{side.points.map(number)}</strong></li> }
    });
    view! {
        <ul class="event-sides">
            {sides.collect_view()}
            {(bots > 0).then(|| view! { <li class="muted">{t!("event-bots", count = bots)}</li> })}
        </ul>
        {table.order.map(|order| view! { <p class="muted event-order">{order}</p> })}
        {(corrections > 0).then(|| view! { <p class="muted">{t!("event-corrected", count = corrections)}</p> })}
        {table.entered_by.map(|name| view! { <p class="muted event-entered">{t!("event-entered-by", name = name)}</p> })}
        {table.scorekeeper.filter(|_| !table.done).map(|name| view! { <p class="muted">{t!("event-keeps-score", name = name)}</p> })}
        {table.steward.map(|steward| view! { <p class="muted">{t!("event-steward-of", name = &steward)}</p> })}
    }
}

fn watch_label(done: bool) -> String {
    if done { t!("event-replay") } else { t!("event-watch") }
}

fn result_label(done: bool) -> String {
    if done { t!("event-correct") } else { t!("event-type-result") }
}

/// The players who join from the next round on.
#[component]
fn WaitingList(visit: EventVisit) -> impl IntoView {
    let waiting =
        Memo::new(move |_| visit.read(|event| if event.finished { Vec::new() } else { event.waiting.clone() }));
    move || {
        let waiting = waiting.get();
        (!waiting.is_empty())
            .then(|| view! { <p class="muted">{t!("event-waiting", names = lang::list(&waiting))}</p> })
    }
}

/// The clock of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RoundTime {
    /// Not started yet; it lasts this many minutes.
    Waits(u16),
    /// This much time is left.
    Runs(Duration),
    /// Time is up, but some tables have no result yet.
    Up,
}

impl RoundTime {
    /// The clock of the last round, as long as it matters.
    pub(crate) fn of(event: &Outline, now: WallTime) -> Option<Self> {
        let last = event.rounds.last().filter(|_| !event.finished && !event.missing.is_empty())?;
        Some(match last.ends.map(|ends| WallTime::from(ends).since(now)) {
            None => Self::Waits(event.minutes),
            Some(Duration::ZERO) => Self::Up,
            Some(left) => Self::Runs(left),
        })
    }

    /// Its text.
    pub(crate) fn words(self) -> String {
        match self {
            Self::Waits(minutes) => t!("event-clock-waits", minutes = minutes),
            Self::Runs(left) => time_left(left),
            Self::Up => t!("event-clock-up"),
        }
    }
}

/// The clock of the last round. It ticks by itself.
#[component]
pub(crate) fn RoundClock(visit: EventVisit) -> impl IntoView {
    let time = move || {
        tick();
        visit.read(|event| RoundTime::of(event, visit.now()))
    };
    let words = Memo::new(move |_| time().map(RoundTime::words));
    // Anything but a time is a sentence, and long.
    let said = Memo::new(move |_| !matches!(time(), Some(RoundTime::Runs(_))));
    let short = Memo::new(move |_| match time() {
        Some(RoundTime::Up) => true,
        Some(RoundTime::Runs(left)) => left < Duration::from_mins(1),
        Some(RoundTime::Waits(_)) | None => false,
    });
    move || {
        words.get().map(|words| {
            view! { <p class="event-clock" class:event-clock-short=short class:event-clock-said=said role="timer" aria-label=t!("event-clock")>{words}</p> }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn the_clock_waits_then_runs_then_is_up() {
        let begin = WallTime::from(party().view().now);
        let minutes = Duration::from_mins;
        let mut event = party();
        event.ask_text("join Anna, Bo");
        assert_eq!(RoundTime::of(&event.outline(), begin), None, "there is no round");
        event.ask_text("round");
        assert_eq!(RoundTime::of(&event.outline(), begin), Some(RoundTime::Waits(40)));
        event.ask_text("start");
        assert_eq!(RoundTime::of(&event.outline(), begin.plus(minutes(1))), Some(RoundTime::Runs(minutes(39))));
        assert_eq!(RoundTime::of(&event.outline(), begin.plus(minutes(40))), Some(RoundTime::Up));
        event.ask_text("result 1 5 7");
        assert_eq!(RoundTime::of(&event.outline(), begin), None, "all tables are done");
    }

    #[test]
    fn a_stopped_clock_is_a_sentence() {
        assert_eq!(RoundTime::Waits(40).words(), "40 minutes. The clock hasn’t started yet.");
        assert_eq!(RoundTime::Runs(Duration::from_secs(61)).words(), "1:01");
        assert_eq!(RoundTime::Up.words(), "Time’s up.");
    }
}

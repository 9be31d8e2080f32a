use crate::{
    api::{self, Joined, Recovered},
    catalogue,
    event::AttendedEvents,
    keep,
    local::KeptTables,
    session::names_of,
    t,
    table::time_left,
    ui::{Line, tick},
};
use kee_game::Seat;
use kee_wire::{Phase, TableView};
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_navigate};

/// A table this person sits at, as the list shows it.
#[derive(Clone, PartialEq, Debug)]
struct Mine {
    table: String,
    game: String,
    view: TableView,
    seat: Option<Seat>,
}

impl Mine {
    /// Whether the game waits for this person.
    fn waits(&self) -> bool {
        self.seat.is_some_and(|seat| self.view.asked.iter().any(|window| window.seats.contains(seat)))
    }

    /// When somebody's time is up next.
    fn deadline(&self) -> Option<u64> {
        let clocks = self.view.seats.iter().filter_map(|seat| seat.clock.and_then(|clock| clock.until));
        clocks.chain(self.view.asked.iter().filter_map(|window| window.deadline)).map(|at| at.0).min()
    }

    /// Those first that wait for this person, then by deadline; finished ones last.
    fn urgency(&self) -> (bool, bool, u64) {
        let over = matches!(self.view.phase, Phase::Over | Phase::Closed);
        (over, !self.waits(), self.deadline().unwrap_or(u64::MAX))
    }
}

/// The tables of this person, those that wait for them first.
#[component]
pub(crate) fn Mine() -> impl IntoView {
    let tables = LocalResource::new(|| async {
        let mut mine = Vec::new();
        for visited in keep::visited() {
            // A table that cannot be reached now is left out; its link still works.
            if let Ok(seen) = api::look(&visited.table).await {
                mine.push(self::Mine {
                    seat: visited.seat.map(Seat::new),
                    table: visited.table,
                    game: seen.game.id,
                    view: seen.view,
                });
            }
        }
        mine.sort_by_key(self::Mine::urgency);
        mine
    });
    view! {
        <main class="page">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("mine-title")}</h1>
            {move || match tables.get() {
                None => view! { <p class="muted">{t!("connecting")}</p> }.into_any(),
                Some(tables) if tables.is_empty() => view! { <p>{t!("mine-none")}</p> }.into_any(),
                Some(tables) => view! { <ul class="mine">{tables.into_iter().map(|mine| view! { <Row mine/> }).collect_view()}</ul> }.into_any(),
            }}
            <KeptTables/>
            <AttendedEvents/>
            <Recover/>
        </main>
    }
}

#[component]
fn Row(mine: Mine) -> impl IntoView {
    let title = catalogue::about(&mine.game).map_or("", |about| about.title);
    let names = names_of(&mine.view);
    let others: Vec<String> =
        Seat::first(mine.view.seats.len()).filter(|seat| Some(*seat) != mine.seat).map(|seat| names.of(seat)).collect();
    let (waits, deadline) = (mine.waits(), mine.deadline());
    let over = matches!(mine.view.phase, Phase::Over | Phase::Closed);
    let time = move || {
        deadline.map(|deadline| {
            tick();
            time_left(deadline.saturating_sub(crate::browser::now().0))
        })
    };
    view! {
        <li class:mine-waits=waits>
            <A href=format!("/t/{}", mine.table)>
                <strong>{title}</strong>
                <span class="muted">{move || t!("mine-with", names = others.join(", "))}</span>
                {waits.then(|| view! { <em>{move || t!("mine-waits")}</em> })}
                {over.then(|| view! { <span class="muted">{move || t!("mine-over")}</span> })}
                <time>{time}</time>
            </A>
        </li>
    }
}

/// Getting a seat back with the code that was written down.
#[component]
fn Recover() -> impl IntoView {
    let navigate = use_navigate();
    let typed = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let done = RwSignal::new(false);
    let recover = move |text: String| {
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            match api::recover(&text).await {
                Ok(Recovered { table: Some(table), token, recovery }) => {
                    keep::keep_pass(Joined { table: table.clone(), token, recovery });
                    navigate(&format!("/t/{table}"), leptos_router::NavigateOptions::default());
                }
                Ok(Recovered { table: None, token, recovery }) => {
                    keep::keep_guest_key(token, recovery);
                    trouble.set(None);
                    done.set(true);
                }
                Err(no) => trouble.set(Some(no.told())),
            }
        });
    };
    let (label, button) = (Signal::derive(|| t!("recover-code")), Signal::derive(|| t!("recover")));
    view! {
        <details>
            <summary>{move || t!("recover")}</summary>
            <Line id="recovery" class="join" label button typed done=recover/>
            <p class="refused" role="alert">{trouble}</p>
            <Show when=move || done.get()><p role="status">{move || t!("event-recovered")}</p></Show>
        </details>
    }
}

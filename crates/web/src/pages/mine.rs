use crate::{
    api, catalogue,
    keep::{self, Finds},
    lang::{self, Id},
    local::KeptTables,
    session::names_of,
    t,
    table::time_left,
    ui::{FoundAgain, Line, tick, title_page},
};
use kee_game::Seat;
use kee_wire::{IssuedKeys, Phase, PlayerView, RecoveredKeys, TableView};
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

    /// How far it is, as the name of its sentence; nothing while the game waits for this person, which is said in its own way.
    fn state(&self) -> Option<Id> {
        match self.view.phase {
            Phase::Gathering if self.view.seats.iter().any(|seat| seat.player == PlayerView::Open) => {
                Some(id!("mine-seats-open"))
            }
            Phase::Gathering => Some(id!("mine-not-begun")),
            Phase::Playing if self.waits() => None,
            Phase::Playing => Some(id!("mine-goes-on")),
            Phase::Over | Phase::Closed => Some(id!("mine-over")),
        }
    }

    /// The others who sit there.
    fn others(&self) -> Vec<String> {
        let names = names_of(&self.view);
        let seats = Seat::first(self.view.seats.len()).zip(&self.view.seats);
        let taken = seats.filter(|(seat, view)| Some(*seat) != self.seat && view.player != PlayerView::Open);
        taken.map(|(seat, _)| names.of(seat)).collect()
    }

    /// When somebody's time is up next.
    fn deadline(&self) -> Option<u64> {
        let clocks = self.view.seats.iter().filter_map(|seat| seat.clock.and_then(|clock| clock.until));
        clocks.chain(self.view.asked.iter().filter_map(|window| window.deadline)).map(|at| at.millis()).min()
    }

    /// Those first that wait for this person, then by deadline; finished ones last.
    fn urgency(&self) -> (bool, bool, u64) {
        let over = matches!(self.view.phase, Phase::Over | Phase::Closed);
        (over, !self.waits(), self.deadline().unwrap_or(u64::MAX))
    }
}

/// What is known of the tables of this person.
#[derive(Clone, PartialEq, Debug, Default)]
struct Found {
    mine: Vec<Mine>,
    /// Whether some could not be asked for.
    unreachable: bool,
}

/// The tables of this person, those that wait for them first.
#[component]
pub(crate) fn Mine() -> impl IntoView {
    title_page(|| t!("mine-title"));
    let tables = LocalResource::new(|| async {
        let mut found = Found::default();
        for visited in keep::visited() {
            // A table that cannot be reached now is left out; its link still works.
            match api::look(&visited.table).await {
                Ok(seen) => found.mine.push(self::Mine {
                    seat: visited.seat.map(Seat::new),
                    table: visited.table,
                    game: seen.game.id,
                    view: seen.view,
                }),
                Err(no) => found.unreachable |= no.is_unreachable(),
            }
        }
        found.mine.sort_by_key(self::Mine::urgency);
        found
    });
    view! {
        <main class="page">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("mine-title")}</h1>
            {move || match tables.get() {
                None => view! { <p class="muted">{t!("wait")}</p> }.into_any(),
                Some(Found { unreachable: true, .. }) => view! { <p role="status">{t!("refused-offline")}</p> }.into_any(),
                Some(Found { mine, .. }) if mine.is_empty() => view! { <p>{t!("mine-none")}</p> }.into_any(),
                Some(Found { mine, .. }) => {
                    let rows = mine.into_iter().map(|mine| view! { <Row mine/> });
                    view! { <ul class="mine">{rows.collect_view()}</ul> }.into_any()
                }
            }}
            <KeptTables/>
            <FoundAgain what=Finds::Events/>
            <FoundAgain what=Finds::Challenges/>
            <Recover/>
        </main>
    }
}

#[component]
fn Row(mine: Mine) -> impl IntoView {
    let title = catalogue::about(&mine.game).map_or("", |about| about.title);
    let (waits, deadline, state, others) = (mine.waits(), mine.deadline(), mine.state(), mine.others());
    let time = move || {
        deadline.map(|deadline| {
            tick();
            time_left(deadline.saturating_sub(crate::browser::now().millis()))
        })
    };
    view! {
        <li class:mine-waits=waits>
            <A href=format!("/t/{}", mine.table)>
                <strong>{title}</strong>
                {(!others.is_empty()).then(|| view! { <span class="muted">{move || t!("mine-with", names = lang::list(&others))}</span> })}
                {waits.then(|| view! { <em>{move || t!("mine-waits")}</em> })}
                {state.map(|state| view! { <span class="muted">{move || t!(state)}</span> })}
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
                Ok(RecoveredKeys { table, token, recovery }) => {
                    let keys = IssuedKeys { token: Some(token), recovery: Some(recovery) };
                    if let Some(table) = table {
                        keep::keep_pass(table, keys);
                        navigate(&table.link(), leptos_router::NavigateOptions::default());
                    } else {
                        keep::keep_guest_key(keys);
                        keep::is_here_again();
                        trouble.set(None);
                        done.set(true);
                    }
                }
                Err(no) if no.code == "server/bad_token" => trouble.set(Some(t!("recover-wrong"))),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};

    fn table(phase: Phase, players: Vec<PlayerView>) -> Mine {
        let view = TableView { phase, ..playing(players) };
        Mine { table: String::new(), game: "keezen".to_owned(), view, seat: Some(Seat::new(0)) }
    }

    #[test]
    fn an_open_seat_is_nobody_and_the_table_waits_for_players() {
        let open = table(Phase::Gathering, vec![person("Anna"), person("Bo"), PlayerView::Open]);
        assert_eq!((open.others(), open.state()), (vec!["Bo".to_owned()], Some(id!("mine-seats-open"))));
        let full = table(Phase::Gathering, vec![person("Anna"), person("Bo")]);
        assert_eq!(full.state(), Some(id!("mine-not-begun")));
        assert_eq!(table(Phase::Playing, vec![person("Anna")]).state(), Some(id!("mine-goes-on")));
    }
}

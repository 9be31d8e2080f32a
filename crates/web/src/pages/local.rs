use crate::{
    catalogue,
    challenge::EndOfChallenge,
    lang, link,
    local::{Curtain, Helper, KeptTable, LocalSeat, Shelf, next_holder},
    my_games::{KeptTables, MyGame, all_are_known, my_games},
    session::Session,
    t,
    table::{TableRoom, TableSkeleton},
    ui::{EmptyState, MissingPage, SeatMark, title_page},
    worker::{ActionsTask, HintTask},
};
use futures::FutureExt;
use gloo_timers::future::TimeoutFuture;
use kee_game::{Refusal, Seat};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_params_map};

/// The time a player sees the result of their move before the curtain falls, in milliseconds.
const LINGER: u32 = 1_200;

/// The page of all local tables.
#[component]
pub(crate) fn LocalTables() -> impl IntoView {
    title_page(|| t!("local-title"));
    let none = Memo::new(move |_| all_are_known() && !my_games().unwrap_or_default().iter().any(MyGame::is_kept));
    view! {
        <main class="page">
            <h1>{move || t!("local-title")}</h1>
            <p class="muted">{move || t!("local-sentence")}</p>
            <Show when=move || !none.get()
                fallback=|| view! { <EmptyState icon="games" sentence=Signal::derive(|| t!("local-none")) href="/" action=Signal::derive(|| t!("mine-start"))/> }>
                <KeptTables/>
            </Show>
        </main>
    }
}

/// The page of a local table.
#[component]
pub(crate) fn LocalTablePage() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    let found = RwSignal::new(None::<Result<KeptTable, Refusal>>);
    Effect::new(move |_| {
        let id = id.get();
        found.set(None);
        leptos::task::spawn_local(async move {
            let looked = async { Shelf::open().await?.table(&id).await };
            found.try_set(Some(looked.await.map_err(|error| error.refusal())));
        });
    });
    move || {
        match found.get() {
        None => view! { <TableSkeleton/> }.into_any(),
        Some(Ok(table)) => view! { <Around table/> }.into_any(),
        Some(Err(no)) => view! {
            <MissingPage why=lang::refusal(&no).into_any()><A href="/mine" attr:class="button">{move || t!("mine-title")}</A></MissingPage>
        }
        .into_any(),
    }
    }
}

/// The table, as the holder of the screen sees it.
#[component]
fn Around(table: KeptTable) -> impl IntoView {
    let people = LocalSeat::people(&table.seats);
    if people.len() < 2 {
        let seat = people.first().map(|(seat, _)| *seat);
        let session = sit(&table.id, seat);
        // A challenge is the same game for everyone.
        if let Some(seat) = seat.filter(|_| table.challenge.is_none()) {
            let id = table.id.clone();
            session.hint.set(Some(Callback::new(move |()| {
                let task = HintTask { table: id.clone(), seat };
                Helper::ask(task).map(|hint| hint.ok().flatten()).boxed_local()
            })));
        }
        // After a challenge the leaderboard comes next.
        let beside = table.challenge.is_some();
        let of = table.challenge.map(|of| view! { <EndOfChallenge of session table=table.id.clone()/> });
        return view! { {of} <LocalTableView session id=table.id beside/> }.into_any();
    }
    let hidden = catalogue::about(&table.game).is_some_and(|about| about.hidden);
    let sessions: Vec<(Seat, Session)> = people.iter().map(|(seat, _)| (*seat, sit(&table.id, Some(*seat)))).collect();
    sessions.iter().for_each(|(_, session)| session.shared.set(true));
    let seats: Vec<Seat> = people.iter().map(|(seat, _)| *seat).collect();
    // The same for everyone at the screen.
    let view = sessions[0].1.view;
    let holder = RwSignal::new(None::<Seat>);
    let next = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            // After the game there is nothing to hide.
            let holder = holder.get().or_else(|| matches!(view.phase, Phase::Over | Phase::Closed).then(|| seats[0]));
            next_holder(holder, &seats, &view.asked)
        })
    });
    Effect::new(move |_| {
        let (next, holds) = (next.get(), holder.get());
        if next == holds {
            return;
        }
        let over =
            view.with(|view| view.as_ref().is_some_and(|view| matches!(view.phase, Phase::Over | Phase::Closed)));
        if !hidden || over {
            holder.set(next);
        } else if holds.is_some() {
            leptos::task::spawn_local(async move {
                TimeoutFuture::new(LINGER).await;
                if next.is_some() && holder.try_get_untracked() == Some(holds) {
                    holder.set(None);
                }
            });
        }
    });
    let id = table.id;
    let name_of = move |seat: Seat| {
        people.iter().find(|(known, _)| *known == seat).map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let shown = move || {
        let (held, next) = (holder.get(), next.get());
        match (held, next) {
            (Some(seat), _) => {
                let session = sessions.iter().find(|(known, _)| *known == seat).map(|(_, session)| *session)?;
                let name = name_of(seat);
                Some(
                    view! {
                        <p class="local-holder" role="status"><SeatMark seat/> {move || t!("local-holder", name = &name)}</p>
                        <LocalTableView session id=id.clone()/>
                    }
                    .into_any(),
                )
            }
            (None, Some(seat)) if hidden => {
                let open = Callback::new(move |()| holder.set(Some(seat)));
                Some(view! { <Curtain seat name=name_of(seat) open/> }.into_any())
            }
            _ => Some(view! { <TableSkeleton/> }.into_any()),
        }
    };
    shown.into_any()
}

/// The table as one of the players sees it. It cannot be shared.
#[component]
fn LocalTableView(
    session: Session,
    id: String,
    /// Whether something other than a rematch comes after the game.
    #[prop(optional)]
    beside: bool,
) -> impl IntoView {
    let replay = Signal::derive(move || {
        let number = session.view.with(|view| view.as_ref().map(|view| view.game_number))?;
        Some(format!("/local/{id}/games/{number}"))
    });
    let unshared: Option<String> = None;
    view! { <TableRoom session table=unshared replay beside/> }
}

/// A session at a local table.
fn sit(table: &str, seat: Option<Seat>) -> Session {
    let (session, to_send) = Session::new();
    session.in_browser.set(true);
    session.list.set(seat.map(|seat| {
        let table = table.to_owned();
        Callback::new(move |()| {
            let task = ActionsTask { table: table.clone(), seat };
            Helper::ask(task).map(Result::ok).boxed_local()
        })
    }));
    leptos::task::spawn_local(link::local::run(session, table.to_owned(), seat, to_send));
    session
}

use super::{
    best::best_line,
    command::{self, BOARD, CommandBar},
    connection::ConnectionBanner,
    gathering::Gathering,
    icon::{self, Icon},
    menu::Menu,
    over::Over,
    rail::{Rail, RailButton, RailState, TalkToast},
    stage::TableStage,
    status::{Notes, keep_informed},
    together::Together,
};
use crate::{
    catalogue,
    games::At,
    keep, lang,
    local::Helper,
    session::{Connection, Session},
    t,
    worker::Task,
};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// A table: the game, and everything around it.
#[component]
pub(crate) fn TableFrame(
    session: Session,
    /// The table's name in links, if it can be shared.
    #[prop(default = Signal::stored(None), into)]
    table: Signal<Option<String>>,
    /// Where a finished game can be looked at again.
    #[prop(default = Signal::stored(None), into)]
    replay: Signal<Option<String>>,
    /// Whether something else than another game comes next after one.
    #[prop(optional)]
    beside: bool,
) -> impl IntoView {
    let at = at(session);
    let phase = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.phase)));
    let has_game = Memo::new(move |_| at.view.with(Option::is_some));
    let title = move || catalogue::about(&at.game()).map(|about| about.title);
    let best = if beside { Signal::stored(None) } else { best_line(session, replay) };
    let event = Memo::new(move |_| table.with(|table| table.as_deref().and_then(keep::event_of)));
    let command_kept = RwSignal::new(command::is_kept());
    let (rail, sentence) = (RailState::new(session), keep_informed(session));
    // At a table of this browser a tap on the board lets the bots move on.
    let hurry = move |_| {
        if table.with_untracked(Option::is_none) && !session.is_asked_untracked() {
            leptos::task::spawn_local(async { drop(Helper::ask::<()>(Task::Hurry).await) });
        }
    };
    let refused = move || session.refused.get().map(|no| lang::refusal_at(&no, &session.names()));
    view! {
        <div class="table" class:table-playing=has_game class:rail-open=rail.open>
            <header class="bar">
                {move || way_back(event.get())}
                <h1>{title}</h1>
                <Notes session best/>
                <Show when=move || phase.get().is_some()><RailButton rail/></Show>
                <Menu session table command_kept/>
            </header>
            <main class="board-side" id=BOARD tabindex="-1" on:click=hurry>
                <Show when=move || phase.get() == Some(Phase::Gathering)><Gathering session table sentence/></Show>
                <Show when=move || has_game.get()><TableStage at session/></Show>
                <Over session replay event best beside/>
                <Show when=move || phase.get() == Some(Phase::Playing) && session.seat().is_some()><CommandBar session kept=command_kept/></Show>
                <div class="overlays">
                    <ConnectionBanner connection=session.connection table/>
                    <Together session/>
                    <TalkToast rail/>
                    <p class="toast refused" class:unseen=session.on_board role="alert">{refused}</p>
                </div>
            </main>
            <Show when=move || phase.get().is_some()><Rail session rail/></Show>
        </div>
    }
}

/// Where one goes from a table: to the event that has laid it, if one has.
fn way_back(event: Option<String>) -> impl IntoView {
    let (href, label, shown) = match event {
        Some(event) => (format!("/e/{event}"), t!("event-back"), t!("event-back-short")),
        None => ("/".to_owned(), format!("Keeboard: {}", t!("go-home")), "Keeboard".to_owned()),
    };
    view! { <A href=href attr:class="home-link" attr:aria-label=label><Icon d=icon::BACK/><span class="bar-words">{shown}</span></A> }
}

/// What the game's room gets of a live table.
fn at(session: Session) -> At {
    let playing = Memo::new(move |_| {
        session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Playing && !view.paused))
    });
    At {
        info: Signal::derive(move || session.info.with(|info| info.as_ref().map(|info| info.game.clone()))),
        view: Signal::derive(move || session.view.with(|view| view.as_ref().and_then(|view| view.game.clone()))),
        news: session.news.into(),
        viewer: Memo::new(move |_| session.viewer()).into(),
        names: Memo::new(move |_| session.names()).into(),
        asked: Memo::new(move |_| {
            session.view.with(|view| view.as_ref().map(|view| view.asked.clone()).unwrap_or_default())
        })
        .into(),
        free: Memo::new(move |_| {
            session.connection.get() == Connection::Up && session.waiting.get() == 0 && playing.get()
        })
        .into(),
        refused: Signal::derive(move || session.refused.get().filter(|_| session.on_board.get())),
        act: Callback::new(move |action: String| session.act_on_board(action)),
        list: session.list.into(),
    }
}

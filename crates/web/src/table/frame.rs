use super::{
    best::best_line,
    coach::Coach,
    command::{self, BOARD, CommandBar},
    connection::ConnectionBanner,
    gathering::Gathering,
    hint::{HintButton, Hints},
    menu::TableMenu,
    over::Over,
    rail::{Rail, RailButton, RailState, TalkToast},
    skeleton::TableSkeleton,
    stage::TableStage,
    status::{Notes, keep_informed},
    take_back::TakeBackButton,
    together::{Together, people},
    trail::TrailButton,
};
use crate::{
    catalogue,
    games::TableHandle,
    keep, lang,
    lesson::LessonOffer,
    session::{Connection, Session},
    t,
    ui::{Icon, announce},
    you::SoundButton,
};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// A table: the game, and everything around it.
#[component]
pub(crate) fn TableRoom(
    session: Session,
    /// The table's id in links, if it can be shared.
    #[prop(default = Signal::stored(None), into)]
    table: Signal<Option<String>>,
    /// The address of the replays.
    #[prop(default = Signal::stored(None), into)]
    replay: Signal<Option<String>>,
    /// Whether something other than a rematch comes after the game.
    #[prop(optional)]
    beside: bool,
) -> impl IntoView {
    let hints = Hints::new(session, replay);
    let (at, coach) = (at(session, hints), Coach::new(session, hints));
    // They speak above the hand.
    provide_context((hints, coach));
    let phase = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.phase)));
    let has_game = Memo::new(move |_| at.view.with(Option::is_some));
    let title = move || catalogue::about(&at.game()).map_or("Keeboard", |about| about.title);
    let best = if beside { Signal::stored(None) } else { best_line(session, replay, hints.used) };
    let event = Memo::new(move |_| table.with(|table| table.as_deref().and_then(keep::event_of)));
    let command_kept = RwSignal::new(command::is_kept());
    let (rail, sentence) = (RailState::new(session), keep_informed(session));
    // A tap on the board hurries the bots, unless other people want to follow their moves.
    let hurry = move |_| {
        let alone = || session.in_browser.get() || people(session).len() == 1;
        if untrack(|| !session.is_asked(None) && alone()) {
            session.hurry();
        }
    };
    let refused = Memo::new(move |_| session.refused.get().map(|no| lang::refusal_at(&no, &session.names())));
    Effect::new(move |_| refused.get().into_iter().for_each(announce));
    view! {
        <div class="table" class:table-playing=has_game class:rail-open=rail.open class:coached=coach.glows>
            <header class="bar">
                {move || way_back(event.get())}
                <h1>{title}</h1>
                <Notes session best/>
                <TakeBackButton session/>
                <HintButton hints/>
                <TrailButton session/>
                <Show when=move || phase.get().is_some()><RailButton rail/></Show>
                <SoundButton/>
                <TableMenu session table command_kept/>
            </header>
            <main class="board-side" id=BOARD tabindex="-1" on:click=hurry on:pointerdown=move |_| session.stop_replay()>
                <Show when=move || phase.get() == Some(Phase::Gathering)><Gathering session table sentence/></Show>
                <Show when=move || has_game.get()><TableStage at session/></Show>
                <Show when=move || phase.get().is_none() && session.connection.with(|connection| !matches!(connection, Connection::Over(_)))><TableSkeleton/></Show>
                <Over session replay event best beside/>
                <Show when=move || has_game.get()><CommandBar session kept=command_kept/></Show>
                <div class="overlays">
                    <ConnectionBanner connection=session.connection table/>
                    <Together session/>
                    <LessonOffer session/>
                    <TalkToast rail/>
                    <p class="toast refused" class:unseen=session.on_board aria-hidden="true">{refused}</p>
                </div>
            </main>
            <Show when=move || phase.get().is_some()><Rail session rail/></Show>
        </div>
    }
}

/// The way back from a table: to its event, if it has one.
fn way_back(event: Option<String>) -> impl IntoView {
    let (href, label, shown) = match event {
        Some(event) => (format!("/e/{event}"), t!("event-back"), t!("event-back-short")),
        None => ("/".to_owned(), format!("Keeboard: {}", t!("go-home")), "Keeboard".to_owned()),
    };
    view! { <A href=href attr:class="home-link" attr:aria-label=label><Icon name="back"/><span class="bar-words">{shown}</span></A> }
}

/// The room's view of a live table.
fn at(session: Session, hints: Hints) -> TableHandle {
    let playing = Memo::new(move |_| {
        session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Playing && !view.paused))
    });
    TableHandle {
        info: Signal::derive(move || session.info.with(|info| info.as_ref().map(|info| info.game.clone()))),
        view: Signal::derive(move || {
            let replayed = session.replayed.get().and_then(|count| session.trail.with(|trail| trail.view(count)));
            replayed.or_else(|| session.view.with(|view| view.as_ref().and_then(|view| view.game.clone())))
        }),
        news: Signal::derive(move || match session.replayed.get() {
            Some(count) => session.trail.with(|trail| trail.notices(count).pop().into_iter().collect()),
            None => session.news.get(),
        }),
        since: Memo::new(move |_| {
            let count = session.replayed.get().unwrap_or(usize::MAX);
            if playing.get() { session.trail.with(|trail| trail.notices(count)) } else { Vec::new() }
        })
        .into(),
        compared: Signal::derive(move || hints.compared()),
        viewer: Memo::new(move |_| session.viewer()).into(),
        names: Memo::new(move |_| session.names()).into(),
        asked: Memo::new(move |_| {
            session.view.with(|view| view.as_ref().map(|view| view.asked.clone()).unwrap_or_default())
        })
        .into(),
        free: Memo::new(move |_| {
            let still = session.waiting.get() == 0 && session.replayed.get().is_none();
            session.connection.get() == Connection::Up && still && playing.get()
        })
        .into(),
        refused: Signal::derive(move || session.refused.get().filter(|_| session.on_board.get())),
        act: Callback::new(move |action: String| session.act_on_board(action)),
        list: session.list.into(),
    }
}

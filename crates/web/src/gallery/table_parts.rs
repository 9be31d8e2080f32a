//! The parts of a table that are not in `src/ui/`: plates with clocks, notes, and what stands in for a table.

use super::states::section;
use crate::{
    browser,
    games::TableHandle,
    session::{Connection, Session},
    t,
    table::{ConnectionBanner, GameClock, Plates, TableSkeleton},
};
use kee_game::{Manner, Seat, SeatSet, Seating, Team, Viewer, WallTime, WindowId};
use kee_wire::{
    AbsenceView, Clock, ClockView, GameInfo, House, Phase, PlayerView, SeatView, TableInfo, TableView, WindowView, You,
};
use leptos::prelude::*;
use std::sync::Arc;

/// The time left on a clock that runs, in milliseconds.
const LEFT: u64 = 2 * 60 * 60 * 1000;
/// The length of the whole game in seconds.
const WHOLE: u32 = 3 * 60 * 60;

/// A table of four: one to move, one waiting, one away, and a bot.
fn view() -> TableView {
    let until = Some(WallTime::from_millis(browser::now().millis() + LEFT));
    let seat = |player, clock, absence| SeatView { player, ready: true, left: false, wins: 0, clock, absence };
    let person = |name: &str| PlayerView::Person(name.to_owned());
    let away = AbsenceView { for_good: false, missed: false, until: None, votes: Vec::new() };
    let window = |id, seats| WindowView { id: WindowId(id), manner: Manner::Turn, seats, deadline: until };
    TableView {
        phase: Phase::Playing,
        seats: vec![
            seat(person("Anna"), Some(ClockView { bank: LEFT, until }), None),
            seat(person("Bo"), Some(ClockView { bank: 42_000, until: None }), None),
            seat(person("Daan de Vries"), Some(ClockView { bank: 7_000, until: None }), Some(away)),
            seat(PlayerView::Bot("novice".to_owned()), None, None),
        ],
        host: None,
        game_number: 1,
        paused: false,
        proposal: None,
        commitment: None,
        seed: None,
        outcome: None,
        // The time of the whole game is a window that asks nobody.
        asked: vec![window(0, SeatSet::only(Seat::new(0))), window(1, SeatSet::NONE)],
        taken_back: 0,
        may_take_back: false,
        game: None,
    }
}

fn session() -> Session {
    let (session, _) = Session::new();
    let game = GameInfo {
        id: "keezen".to_owned(),
        rules: 1,
        options: vec![(kee_game::TIME_LIMIT.to_owned(), WHOLE.to_string())],
        teams: Seating::of([0, 1, 0, 1].map(Team::new).to_vec()),
        words: None,
    };
    let house = House { clock: Clock::Game { seconds: WHOLE, increment: 0 }, ..House::default() };
    session.info.set(Some(TableInfo { game, house }));
    session.you.set(Some(You { viewer: Viewer::Seat(Seat::new(0)), host: false, steward: false }));
    session.view.set(Some(Arc::new(view())));
    session.connection.set(Connection::Up);
    session
}

/// The table as a room sees it.
fn handle(session: Session) -> TableHandle {
    TableHandle {
        info: Signal::derive(move || session.info.with(|info| info.as_ref().map(|info| info.game.clone()))),
        view: Signal::stored(None),
        news: Signal::stored(Vec::new()),
        since: Signal::stored(Vec::new()),
        compared: Signal::stored(None),
        viewer: Signal::derive(move || session.viewer()),
        names: Signal::derive(move || session.names()),
        asked: Signal::derive(move || {
            session.view.with(|view| view.as_ref().map(|view| view.asked.clone()).unwrap_or_default())
        }),
        free: Signal::stored(false),
        refused: Signal::stored(None),
        act: Callback::new(|_| ()),
        list: Signal::stored(None),
    }
}

#[component]
pub(super) fn TableParts() -> impl IntoView {
    let session = session();
    let facts = Callback::new(|_| view! { <b>"12"</b> }.into_any());
    let (opening, down) = (RwSignal::new(Connection::Opening), RwSignal::new(Connection::Down { farewell: false }));
    let body = view! {
        <Plates at=handle(session) facts session=Some(session)/>
        <GameClock session/>
        <ConnectionBanner connection=opening/>
        <ConnectionBanner connection=down/>
        <p class="tip">{move || t!("local-none")}</p>
        <p class="pill">{move || t!("your-turn")}</p>
        <p class="pill pill-quiet">{move || t!("status-watching")}</p>
        <p class="refused">{move || t!("refused-offline")}</p>
        <p class="toast">{move || t!("copied")}</p>
        <p class="toast refused">{move || t!("refused-offline")}</p>
        <details><summary>{move || t!("recover")}</summary><p>{move || t!("local-none")}</p></details>
        <details open><summary>{move || t!("recover")}</summary><p>{move || t!("local-none")}</p></details>
        <TableSkeleton/>
    };
    section(id!("gallery-table"), body)
}

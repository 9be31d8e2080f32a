use super::{
    controls::Controls,
    curve::Curve,
    downloads::Downloads,
    moves::{self, Moves},
    review::Review,
    verify::Verify,
    walk::Walk,
};
use crate::{
    browser, catalogue,
    games::At,
    keep, t,
    table::TableStage,
    ui::{Standings, title_page},
};
use kee_game::{Names, PlayerKind, Record, Seat, Viewer};
use kee_wire::GameInfo;
use leptos::prelude::*;
use leptos_router::components::A;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// A record, and where it is from.
#[derive(Clone)]
pub(crate) struct Source {
    /// The record as it is written.
    pub(crate) text: Arc<str>,
    pub(crate) record: Arc<Record>,
    /// What files made of it are called, without their ending.
    pub(crate) file: String,
    /// The table it was played at.
    pub(crate) table: String,
}

impl Source {
    /// Where whoever uses this browser sat: at a table of their own in the first seat.
    fn seat_here(&self) -> Option<Seat> {
        match self.table.strip_prefix("/t/") {
            Some(table) => keep::visited().into_iter().find(|visited| visited.table == table)?.seat.map(Seat::new),
            None => Some(Seat::new(0)),
        }
    }

    /// The same, if that seat was played by a person.
    pub(super) fn my_seat(&self) -> Option<Seat> {
        let players = &self.record.header.players;
        self.seat_here()
            .filter(|seat| players.get(seat.index()).is_some_and(|player| player.kind == PlayerKind::Person))
    }
}

/// The page of a finished game.
#[component]
pub(crate) fn Replay(source: Source) -> impl IntoView {
    let header = source.record.header.clone();
    let about = catalogue::about(&header.game);
    let (hidden, reviewed) = about.map_or((false, false), |about| (about.hidden, about.reviewed));
    let title = catalogue::title(&header.game);
    let titled = title.clone();
    title_page(move || t!("replay-title", game = &titled));
    // The same eyes for everyone, so that a link to a move shows the same to whoever opens it.
    let first = if hidden { Viewer::Seat(Seat::new(0)) } else { Viewer::Spectator };
    let walk = Walk::new(first);
    let text = Arc::clone(&source.text);
    Effect::new(move |_| {
        walk.viewer.track();
        spawn_local(walk.study(text.to_string()));
    });
    Effect::new(move |_| {
        walk.at.track();
        spawn_local(walk.look());
    });
    let info = GameInfo {
        id: header.game.clone(),
        rules: header.rules,
        options: header.options.clone(),
        teams: header.seating(),
        words: header.words.as_ref().map(|words| words.name.clone()),
    };
    let named = header.clone();
    let names = Signal::derive(move || moves::names(&named));
    let at = At {
        info: Signal::stored(Some(info)),
        view: walk.view.into(),
        news: walk.news.into(),
        viewer: walk.viewer.into(),
        names,
        asked: Signal::stored(Vec::new()),
        free: Signal::stored(false),
        refused: Signal::stored(None),
        act: Callback::new(|_| ()),
        list: Signal::stored(None),
    };
    let seats = header.players.len();
    // After a click the arrow keys go through the game, not over the board.
    let let_go = move |event: web_sys::MouseEvent| {
        if event.detail() > 0 {
            browser::let_go_of_focus();
        }
    };
    let outcome = source.record.ending.as_ref().map(|ending| ending.outcome.clone());
    let told = moves::told(walk, header.game.clone(), names);
    view! {
        <div class="replay">
            <header class="bar">
                <A href="/" attr:class="home-link" attr:aria-label=move || format!("Keeboard: {}", t!("go-home"))>"Keeboard"</A>
                <h1>{move || t!("replay-title", game = &title)}</h1>
                <A href=source.table.clone()>{move || t!("replay-back-to-table")}</A>
            </header>
            <main class="replay-main" id="board">
                <p class="refused" role="alert">{move || walk.trouble.get().map(|no| no.told())}</p>
                <div class="replay-board" on:click=let_go>
                    <Show when=move || at.view.with(Option::is_some) fallback=|| view! { <p class="loading">{t!("wait")}</p> }>
                        <TableStage at/>
                    </Show>
                </div>
                <Controls walk told/>
            </main>
            <aside class="replay-side" aria-label=move || t!("replay-side")>
                {hidden.then(|| view! { <SeenBy walk seats names/> })}
                {outcome.map(|outcome| view! { <Standings outcome names/> })}
                <Curve moments=walk.moments at=Signal::from(walk.at) teams=header.seating() names/>
                <Moves walk told/>
                {reviewed.then(|| view! { <Review walk source=source.clone() names/> })}
                <Verify source=source.clone()/>
                <Downloads source names/>
            </aside>
        </div>
    }
}

/// Whose eyes one looks through.
#[component]
pub(super) fn SeenBy(walk: Walk, seats: usize, names: Signal<Names>) -> impl IntoView {
    let chosen = move |value: String| match value.parse::<Seat>() {
        Ok(seat) => walk.viewer.set(Viewer::Seat(seat)),
        Err(_) => walk.viewer.set(Viewer::Spectator),
    };
    view! {
        <p class="replay-seen-by">
            <label for="seen-by">{move || t!("replay-seen-by")}</label>
            <select id="seen-by" on:change:target=move |event| chosen(event.target().value())>
                {Seat::first(seats).map(|seat| view! {
                    <option value=seat.to_string() selected=move || walk.viewer.get_untracked() == Viewer::Seat(seat)>{move || names.get().of(seat)}</option>
                }).collect_view()}
                <option value="">{move || t!("replay-spectator")}</option>
            </select>
        </p>
    }
}

use super::{
    comparison::Comparison,
    controls::Controls,
    cursor::ReplayCursor,
    curve::Curve,
    downloads::Downloads,
    moves::{self, Moves},
    review::ReviewPanel,
    verify::Verify,
};
use crate::{
    browser, catalogue,
    games::TableHandle,
    keep, t,
    table::TableStage,
    ui::{Standings, title_page},
    you::SoundButton,
};
use kee_game::{Names, PlayerKind, Record, Seat, Viewer};
use kee_wire::GameInfo;
use leptos::prelude::*;
use leptos_router::components::A;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// A record and its origin.
#[derive(Clone)]
pub(crate) struct RecordSource {
    /// The record as it is written.
    pub(crate) text: Arc<str>,
    pub(crate) record: Arc<Record>,
    /// The name of files made from it, without their ending.
    pub(crate) file: String,
    /// The table it was played at.
    pub(crate) table: String,
}

impl RecordSource {
    /// The seat of this browser's player: the first one at a local table.
    fn seat_here(&self) -> Option<Seat> {
        match self.table.strip_prefix("/t/") {
            Some(table) => keep::visited().into_iter().find(|visited| visited.table == table)?.seat.map(Seat::new),
            None => Some(Seat::new(0)),
        }
    }

    /// The same, if a person played that seat.
    pub(super) fn my_seat(&self) -> Option<Seat> {
        let players = &self.record.header.players;
        self.seat_here()
            .filter(|seat| players.get(seat.index()).is_some_and(|player| player.kind == PlayerKind::Person))
    }
}

/// The page of a finished game.
#[component]
pub(crate) fn Replay(source: RecordSource) -> impl IntoView {
    let header = source.record.header.clone();
    let about = catalogue::about(&header.game);
    let (hidden, reviewed) = about.map_or((false, false), |about| (about.hidden, about.reviewed));
    let title = catalogue::title(&header.game);
    let titled = title.clone();
    title_page(move || t!("replay-title", game = &titled));
    // The same view for everyone, so that a link to a move shows every reader the same.
    let first = if hidden { Viewer::Seat(Seat::new(0)) } else { Viewer::Spectator };
    let cursor = ReplayCursor::new(first);
    let comparison = Comparison::new(cursor);
    let text = Arc::clone(&source.text);
    Effect::new(move |_| {
        cursor.viewer.track();
        spawn_local(cursor.study(text.to_string()));
    });
    Effect::new(move |_| {
        cursor.at.track();
        spawn_local(cursor.look());
    });
    let info = GameInfo::from(&header);
    let named = header.clone();
    let names = Signal::derive(move || moves::names(&named));
    let at = TableHandle {
        info: Signal::stored(Some(info)),
        view: cursor.view.into(),
        news: cursor.news.into(),
        since: Signal::stored(Vec::new()),
        compared: comparison.compared(),
        viewer: cursor.viewer.into(),
        names,
        asked: Signal::stored(Vec::new()),
        free: Signal::stored(false),
        refused: Signal::stored(None),
        act: Callback::new(|_| ()),
        list: Signal::stored(None),
    };
    let (seats, me) = (header.players.len(), source.my_seat());
    // After a click the arrow keys go through the game, not over the board.
    let let_go = move |event: web_sys::MouseEvent| {
        if event.detail() > 0 {
            browser::blur();
        }
    };
    let outcome = source.record.ending.as_ref().map(|ending| ending.outcome.clone());
    let told = moves::told(cursor, header.game.clone(), names);
    view! {
        <div class="replay">
            <header class="bar">
                <A href="/" attr:class="home-link" attr:aria-label=move || format!("Keeboard: {}", t!("go-home"))>"Keeboard"</A>
                <h1>{move || t!("replay-title", game = &title)}</h1>
                <SoundButton/>
                <A href=source.table.clone()>{move || t!("replay-back-to-table")}</A>
            </header>
            <main class="replay-main" id="board">
                <p class="refused" role="alert">{move || cursor.trouble.get().map(|no| no.shown())}</p>
                <div class="replay-board" on:click=let_go>
                    <Show when=move || at.view.with(Option::is_some) fallback=|| view! { <p class="loading">{t!("wait")}</p> }>
                        <TableStage at/>
                    </Show>
                </div>
                <Controls cursor told me comparison game=header.game.clone() names/>
            </main>
            <aside class="replay-side" aria-label=move || t!("replay-side")>
                {hidden.then(|| view! { <SeenBy cursor seats names/> })}
                {outcome.map(|outcome| view! { <Standings outcome names teams=header.seating() me/> })}
                <Curve moments=cursor.moments at=Signal::from(cursor.at) jump=Callback::new(move |at| cursor.go(at)) teams=header.seating() names/>
                {reviewed.then(|| view! { <ReviewPanel cursor source=source.clone() names comparison/> })}
                <Moves cursor told me/>
                <Verify source=source.clone()/>
                <Downloads source names/>
            </aside>
        </div>
    }
}

/// The choice of the viewer.
#[component]
pub(super) fn SeenBy(cursor: ReplayCursor, seats: usize, names: Signal<Names>) -> impl IntoView {
    let chosen = move |value: String| {
        cursor.viewer.set(value.parse::<Seat>().map_or(Viewer::Spectator, Viewer::Seat));
        // The arrow keys go through the game again.
        browser::blur();
    };
    view! {
        <p class="replay-seen-by">
            <label for="seen-by">{move || t!("replay-seen-by")}</label>
            <select id="seen-by" on:change:target=move |event| chosen(event.target().value())>
                {Seat::first(seats).map(|seat| view! {
                    <option value=seat.to_string() selected=move || cursor.viewer.get_untracked() == Viewer::Seat(seat)>{move || names.get().of(seat)}</option>
                }).collect_view()}
                <option value="">{move || t!("replay-spectator")}</option>
            </select>
        </p>
    }
}

use super::{
    controls::Controls,
    curve::Curve,
    downloads::Downloads,
    moves::{self, Moves},
    review::Review,
    seen_by::SeenBy,
    steps,
    verify::Verify,
    walk::Walk,
};
use crate::{
    catalogue,
    games::At,
    t,
    table::TableStage,
    ui::{Standings, title_page},
};
use kee_game::{Record, Seat, Viewer};
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

/// The page of a finished game.
#[component]
pub(crate) fn Replay(source: Source) -> impl IntoView {
    let header = source.record.header.clone();
    let about = catalogue::about(&header.game);
    let (hidden, reviewed) = about.map_or((false, false), |about| (about.hidden, about.reviewed));
    let title = catalogue::title(&header.game);
    let titled = title.clone();
    title_page(move || t!("replay-title", game = &titled));
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
    let names = Signal::derive(move || steps::names(&named));
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
                <div class="replay-board">
                    <Show when=move || at.view.with(Option::is_some) fallback=|| view! { <p class="loading">{t!("wait")}</p> }>
                        <TableStage at/>
                    </Show>
                </div>
                <Controls walk told/>
            </main>
            <aside class="replay-side" aria-label=move || t!("replay-side")>
                {hidden.then(|| view! { <SeenBy walk seats names/> })}
                {outcome.map(|outcome| view! { <Standings outcome names/> })}
                <Curve walk teams=header.seating() names/>
                <Moves walk told/>
                {reviewed.then(|| view! { <Review walk source=source.clone() names/> })}
                <Verify source=source.clone()/>
                <Downloads source names/>
            </aside>
        </div>
    }
}

use super::{
    controls::Controls,
    curve::Curve,
    downloads::Downloads,
    moves::{self, Moves},
    review::Review,
    steps,
    verify::Verify,
};
use crate::{
    api::No,
    games::{At, Room},
    local::Helper,
    t,
    ui::SeatMark,
    worker::{Moment, Task},
};
use kee_game::{Json, Record, Seat, Viewer};
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

/// A finished game, to be gone through. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) moments: RwSignal<Arc<Vec<Moment>>>,
    /// Which moment is shown.
    pub(super) at: RwSignal<usize>,
    pub(super) viewer: RwSignal<Viewer>,
    view: RwSignal<Option<Json>>,
    news: RwSignal<Vec<Json>>,
    trouble: RwSignal<Option<No>>,
    asking: StoredValue<bool>,
}

impl Walk {
    fn new(viewer: Viewer) -> Self {
        Self {
            moments: RwSignal::default(),
            at: RwSignal::new(0),
            viewer: RwSignal::new(viewer),
            view: RwSignal::new(None),
            news: RwSignal::default(),
            trouble: RwSignal::new(None),
            asking: StoredValue::new(false),
        }
    }

    pub(super) fn last(self) -> usize {
        self.moments.with(|moments| moments.len().saturating_sub(1))
    }

    /// Goes to a moment; one after the last is the last.
    pub(super) fn go(self, at: usize) {
        self.at.set(at.min(self.last()));
    }

    /// Goes to where this entry had just been played.
    pub(super) fn go_to_entry(self, entry: usize) {
        if let Some(at) = self.moments.with_untracked(|moments| steps::linked(moments, &entry.to_string())) {
            self.go(at);
        }
    }

    /// Reads what there is for the viewer who was chosen.
    async fn study(self, record: String) {
        let Some(viewer) = self.viewer.try_get_untracked() else { return };
        match Helper::ask::<Vec<Moment>>(Task::Study { record, viewer }).await {
            Ok(moments) => {
                let entry = self.moments.try_with_untracked(|known| {
                    known.get(self.at.get_untracked()).map(|moment| moment.entry.to_string())
                });
                let hash = || crate::browser::window().location().hash().unwrap_or_default();
                let Some(entry) = entry.map(|entry| entry.unwrap_or_else(hash)) else { return };
                let at = steps::linked(&moments, &entry).unwrap_or_default();
                self.moments.set(Arc::new(moments));
                self.at.set(at);
                self.look().await;
            }
            Err(no) => drop(self.trouble.try_set(Some(no))),
        }
    }

    /// Asks what is to be seen, one thing at a time: whoever runs through the game need not see all of it.
    async fn look(self) {
        if self.asking.try_get_value() != Some(false) {
            return;
        }
        self.asking.set_value(true);
        while let Some((at, viewer)) = self.wanted() {
            let Some(entry) = self.moments.with_untracked(|moments| moments.get(at).map(|moment| moment.entry)) else {
                break;
            };
            let seen = Helper::ask::<Json>(Task::Look { entry, viewer }).await;
            let Some(now) = self.wanted() else { return };
            match seen {
                Ok(view) => {
                    let notices = self.moments.with_untracked(|moments| moments[at].notices.clone());
                    self.news.set(vec![notices]);
                    self.view.set(Some(view));
                }
                Err(no) => self.trouble.set(Some(no)),
            }
            if now == (at, viewer) {
                break;
            }
        }
        self.asking.try_set_value(false);
    }

    /// What is to be shown; nothing if the page is gone.
    fn wanted(self) -> Option<(usize, Viewer)> {
        Some((self.at.try_get_untracked()?, self.viewer.try_get_untracked()?))
    }
}

/// The page of a finished game.
#[component]
pub(crate) fn Replay(source: Source) -> impl IntoView {
    let header = source.record.header.clone();
    let game = kee_games::find(&header.game).map(|game| game.about());
    let hidden = game.as_ref().is_some_and(|about| about.hidden);
    let title = game.map_or_else(|| header.game.clone(), |about| about.title.to_owned());
    let first = if hidden { Viewer::Seat(Seat::new(0)) } else { Viewer::Watcher };
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
        ahead: Signal::stored(0),
        free: Signal::stored(false),
        refused: Signal::stored(None),
        act: Callback::new(|_| ()),
    };
    let seats = header.players.len();
    let told = moves::told(walk, header.game.clone(), names);
    let standings = source.record.ending.as_ref().map(|ending| {
        let mut rows: Vec<Seat> = Seat::first(seats).collect();
        rows.sort_by_key(|seat| ending.outcome.standings[seat.index()].place);
        let standings = ending.outcome.standings.clone();
        let row = move |seat: Seat| {
            let standing = standings[seat.index()];
            view! {
                <li class:winner=standing.place == 1>
                    <span class="place">{standing.place}</span> <SeatMark seat/>
                    <span class="player-name">{move || names.get().of(seat)}</span> <span class="score">{standing.score}</span>
                </li>
            }
        };
        view! { <ol class="standings">{rows.into_iter().map(row).collect_view()}</ol> }
    });
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
                    <Show when=move || at.view.with(Option::is_some) fallback=|| view! { <p class="loading">{t!("connecting")}</p> }>
                        <Room at/>
                    </Show>
                </div>
                <Controls walk told/>
            </main>
            <aside class="replay-side" aria-label=move || t!("replay-side")>
                {hidden.then(|| view! { <SeenBy walk seats names/> })}
                {standings}
                <Curve walk teams=header.seating() names/>
                <Moves walk told/>
                <Review walk source=source.clone() names/>
                <Verify source=source.clone()/>
                <Downloads source names/>
            </aside>
        </div>
    }
}

/// Whose eyes one looks through.
#[component]
fn SeenBy(walk: Walk, seats: usize, names: Signal<kee_game::Names>) -> impl IntoView {
    let chosen = move |value: String| match value.parse::<Seat>() {
        Ok(seat) => walk.viewer.set(Viewer::Seat(seat)),
        Err(_) => walk.viewer.set(Viewer::Watcher),
    };
    view! {
        <p class="replay-seen-by">
            <label for="seen-by">{move || t!("replay-seen-by")}</label>
            <select id="seen-by" on:change:target=move |event| chosen(event.target().value())>
                {Seat::first(seats).map(|seat| view! {
                    <option value=seat.to_string() selected=seat.index() == 0>{move || names.get().of(seat)}</option>
                }).collect_view()}
                <option value="">{move || t!("replay-watcher")}</option>
            </select>
        </p>
    }
}

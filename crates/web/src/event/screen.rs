use super::{
    RoundClock, Row, Table, Visit,
    paging::{Paging, fitting},
    prizes::words,
    questions::questions,
    standings::won,
};
use crate::{
    browser, catalogue, lang, t,
    table::ConnectionBanner,
    ui::{QrPicture, short_code},
};
use js_sys::{Function, Promise, Reflect};
use leptos::{html, leptos_dom::helpers::WindowListenerHandle, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// How many tables and how many places are shown at once where the page may be as long as it likes.
const TABLES: usize = 9;
const PLACES: usize = 10;
/// How many prizes are shown at once.
const PRIZES: usize = 3;

/// The event for the whole room: there is nothing to press on it.
#[component]
pub(crate) fn Screen(visit: Visit) -> impl IntoView {
    stay_awake();
    Effect::new(move |_| {
        let title = visit.read(|event| event.title.clone());
        if let Some(document) = browser::window().document() {
            document.set_title(&format!("{title} · Keeboard"));
        }
    });
    let known = Memo::new(move |_| visit.outline.with(Option::is_some));
    let laid = Memo::new(move |_| visit.read(|event| !event.rounds.is_empty() && !event.finished));
    let heading = move || {
        visit.read(|event| match (event.finished, event.rounds.len(), event.planned) {
            (true, ..) => t!("event-over"),
            (false, 0, _) => catalogue::title(&event.game),
            (false, round, Some(planned)) => t!("event-round-of", round = round, planned = planned),
            (false, round, None) => t!("event-round", round = round),
        })
    };
    view! {
        <div class="event-screen">
            <ConnectionBanner connection=visit.connection/>
            <Show when=move || known.get()>
                <header>
                    <div>
                        <h1>{move || visit.read(|event| event.title.clone())}</h1>
                        <p>{heading}</p>
                    </div>
                    <RoundClock visit/>
                </header>
                <main class:event-screen-laid=laid>
                    <Show when=move || laid.get()><Tables visit/></Show>
                    <Show when=move || visit.read(|event| event.finished)><Champions visit/></Show>
                    <Show when=move || visit.read(|event| event.rounds.is_empty() && !event.finished)><Welcome visit/></Show>
                    <Places visit/>
                </main>
                <footer>
                    <Calls visit/>
                    <Words visit/>
                    <Show when=move || laid.get()><ComeIn visit/></Show>
                </footer>
            </Show>
        </div>
    }
}

/// Those of many that are shown now, and which of several pages this is.
fn turning<T: Clone + Send + Sync + PartialEq + 'static>(
    visit: Visit,
    size: impl Fn() -> usize + Send + Sync + 'static,
    all: impl Fn() -> Vec<T> + Send + Sync + 'static,
) -> (Memo<Vec<T>>, Memo<String>) {
    let all = Memo::new(move |_| all());
    let paging = Memo::new(move |_| Paging::now(all.read().len(), size(), visit.now()));
    let page = Memo::new(move |_| all.with(|all| paging.get().of(all).to_vec()));
    let number = move || paging.get().shown().map_or_else(String::new, |(page, pages)| format!("{page}/{pages}"));
    (page, Memo::new(move |_| number()))
}

#[component]
fn Tables(visit: Visit) -> impl IntoView {
    let list = NodeRef::<html::Ul>::new();
    let most = fitting(list, TABLES, move || visit.outline.track());
    let (tables, page) = turning(
        visit,
        move || most.get(),
        move || visit.read(|event| event.rounds.last().map(|round| round.tables.clone()).unwrap_or_default()),
    );
    // All cards are as high as the highest, so that as many fit on every page.
    let lines = Memo::new(move |_| {
        let of = |table: &Table| table.sides.len() + usize::from(table.bots > 0);
        visit.read(|event| event.rounds.last().and_then(|round| round.tables.iter().map(of).max()))
    });
    let style = move || lines.get().map(|lines| format!("--lines: {lines}"));
    let bye = move || visit.read(|event| event.rounds.last().and_then(|round| round.bye.clone()));
    view! {
        <section class="event-screen-tables">
            <h2>{move || t!("event-tables")} " " <span class="muted">{page}</span></h2>
            {move || bye().map(|team| view! { <p class="muted">{t!("event-bye", team = team)}</p> })}
            <ul node_ref=list style=style><For each=move || tables.get() key=Clone::clone let(table)><OnScreen table/></For></ul>
        </section>
    }
}

#[component]
fn OnScreen(table: Table) -> impl IntoView {
    let (number, bots) = (table.number, table.bots);
    view! {
        <li class:event-done=table.done>
            <strong class="event-screen-number" aria-label=move || t!("event-table", table = number)>{number}</strong>
            <ul>
                {table.sides.into_iter().map(|side| view! { <li><span>{side.name}</span> <strong>{side.points}</strong></li> }).collect_view()}
                {(bots > 0).then(|| view! { <li class="muted">{move || t!("event-bots", count = bots)}</li> })}
            </ul>
        </li>
    }
}

#[component]
fn Places(visit: Visit) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let most = fitting(list, PLACES, move || visit.outline.track());
    let (rows, page) = turning(visit, move || most.get(), move || visit.read(|event| event.standings.clone()));
    let heading =
        move || if visit.read(|event| event.rounds.is_empty()) { t!("event-here") } else { t!("event-standings") };
    view! {
        <section class="event-screen-places">
            <h2>{heading} " " <span class="muted">{page}</span></h2>
            <ol node_ref=list><For each=move || rows.get() key=Clone::clone let(row)><Place row/></For></ol>
        </section>
    }
}

#[component]
fn Place(row: Row) -> impl IntoView {
    let played = row.points.iter().any(Option::is_some);
    view! {
        <li class:event-gone=!row.here>
            <span class="event-place">{played.then_some(row.place)}</span> <span class="event-name">{row.name}</span> <strong>{played.then_some(row.total)}</strong>
        </li>
    }
}

/// Who has won.
#[component]
fn Champions(visit: Visit) -> impl IntoView {
    view! { <section class="event-screen-champions"><p>{move || visit.read(|event| won(event, None))}</p></section> }
}

/// Before the first round: how to come in.
#[component]
fn Welcome(visit: Visit) -> impl IntoView {
    view! {
        <section class="event-screen-welcome">
            <h2>{move || t!("event-come-in")}</h2>
            <ComeIn visit/>
        </section>
    }
}

/// The code and the link for phones.
#[component]
fn ComeIn(visit: Visit) -> impl IntoView {
    let link = Signal::derive(move || format!("{}{}", browser::origin(), visit.path()));
    let host = browser::origin().split_once("//").map(|(_, host)| host.to_owned()).unwrap_or_default();
    view! {
        <div class="event-screen-come">
            <QrPicture link/>
            <p>{host} <strong>{move || visit.read(|event| short_code(&event.code))}</strong></p>
        </div>
    }
}

/// The tables that have a question.
#[component]
fn Calls(visit: Visit) -> impl IntoView {
    let called = Memo::new(move |_| {
        let all = visit.read(questions);
        let mut tables: Vec<usize> = all
            .into_iter()
            .filter(|(_, question)| question.ruling.is_none())
            .map(|(_, question)| question.table)
            .collect();
        tables.sort_unstable();
        tables.dedup();
        tables.iter().map(ToString::to_string).collect::<Vec<_>>()
    });
    move || {
        let called = called.get();
        (!called.is_empty() && !visit.read(|event| event.finished))
            .then(|| view! { <p class="event-screen-calls">{t!("event-screen-calls", tables = lang::list(&called), count = called.len())}</p> })
    }
}

/// The words that can be won.
#[component]
fn Words(visit: Visit) -> impl IntoView {
    let (prizes, _) = turning(visit, || PRIZES, move || visit.read(|event| event.prizes.clone()));
    view! {
        <ul class="event-screen-prizes">
            {move || prizes.get().iter().map(|prize| view! { <li>{words(prize)}</li> }).collect_view()}
        </ul>
    }
}

/// Keeps the screen from going dark for as long as the page shows it, where the browser can.
pub(crate) fn stay_awake() {
    let lock = StoredValue::new_local(None::<JsValue>);
    let ask = move || {
        leptos::task::spawn_local(async move {
            // A browser that cannot, or may not, lets its screen sleep as it is set up to.
            if let Some(kept) = request().await {
                lock.try_update_value(|lock| *lock = Some(kept));
            }
        });
    };
    ask();
    // A page that was behind others has lost it.
    let listener = window_event_listener_untyped("visibilitychange", move |_| ask());
    on_cleanup(move || {
        WindowListenerHandle::remove(listener);
        if let Some(kept) = lock.try_get_value().flatten() {
            let _ = method(&kept, "release").map(|release| release.call0(&kept));
        }
    });
}

/// The interface is too young for the bindings.
async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&browser::window().navigator(), &"wakeLock".into()).ok()?;
    let asked = method(&locks, "request")?.call1(&locks, &"screen".into()).ok()?;
    JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    // There is nothing to look for in what is not there.
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

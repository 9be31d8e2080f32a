use super::{
    EventVisit, Podium, RoundClock, Row, paging::Paging, prizes::words, questions::questions,
    screen_tables::ScreenTables, standings::winners_text,
};
use crate::{
    browser, catalogue, lang, t,
    table::ConnectionBanner,
    ui::{QrPicture, short_code},
};
use js_sys::{Function, Promise, Reflect};
use kee_game::number;
use leptos::{leptos_dom::helpers::WindowListenerHandle, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The number of places shown at once.
const PLACES: usize = 12;
/// The number of prizes shown at once.
const PRIZES: usize = 3;

/// The event on a big screen for the whole room, without any controls.
#[component]
pub(crate) fn BigScreen(visit: EventVisit) -> impl IntoView {
    stay_awake();
    Effect::new(move |_| {
        let title = visit.read(|event| event.title.clone());
        browser::set_title(&t!("event-screen-title", title = title), "Keeboard");
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
            <Show when=move || known.get() fallback=move || view! { <Unknown visit/> }>
                <ConnectionBanner connection=visit.connection/>
                <header>
                    <div>
                        <h1>{move || visit.read(|event| event.title.clone())}</h1>
                        <p>{heading}</p>
                    </div>
                    <RoundClock visit/>
                </header>
                <main>
                    <Show when=move || laid.get()><ScreenTables visit/></Show>
                    <Show when=move || visit.read(|event| event.finished)><Champions visit/></Show>
                    <Show when=move || visit.read(|event| event.rounds.is_empty() && !event.finished)><ScreenWelcome visit/></Show>
                    <div class="event-screen-side">
                        <Places visit/>
                        <Show when=move || laid.get()><JoinCode visit/></Show>
                    </div>
                </main>
                <footer>
                    <Calls visit/>
                    <ScreenWords visit/>
                </footer>
            </Show>
        </div>
    }
}

/// The screen until its event is known. An event that does not exist never is.
#[component]
fn Unknown(visit: EventVisit) -> impl IntoView {
    view! {
        <main>
            <h1>{move || t!("event-list")}</h1>
            <ConnectionBanner connection=visit.connection/>
        </main>
    }
}

/// The entries on the current page, and its number if there are several.
pub(super) fn current_page<T: Clone + Send + Sync + PartialEq + 'static>(
    visit: EventVisit,
    size: usize,
    all: impl Fn() -> Vec<T> + Send + Sync + 'static,
) -> (Memo<Vec<T>>, Memo<String>) {
    let all = Memo::new(move |_| all());
    let paging = Memo::new(move |_| Paging::now(all.read().len(), size, visit.now()));
    let page = Memo::new(move |_| all.with(|all| paging.get().of(all).to_vec()));
    let number = move || paging.get().label().map_or_else(String::new, |(page, pages)| format!("{page}/{pages}"));
    (page, Memo::new(move |_| number()))
}

#[component]
fn Places(visit: EventVisit) -> impl IntoView {
    let (rows, page) = current_page(visit, PLACES, move || visit.read(|event| event.standings.clone()));
    // The last page has the rows of the others.
    let count = Memo::new(move |_| visit.read(|event| event.standings.len()).clamp(4, PLACES));
    let heading =
        move || if visit.read(|event| event.rounds.is_empty()) { t!("event-here") } else { t!("event-standings") };
    view! {
        <section class="event-screen-places">
            <h2>{heading} " " <span class="muted">{page}</span></h2>
            <ol style=move || format!("--rows: {}", count.get())><For each=move || rows.get() key=Clone::clone let(row)><ScreenPlace row/></For></ol>
        </section>
    }
}

#[component]
fn ScreenPlace(row: Row) -> impl IntoView {
    let played = row.points.iter().any(Option::is_some);
    view! {
        <li class:event-gone=!row.here>
            <span class="event-place">{played.then_some(row.place)}</span> <span class="event-name">{row.name}</span> <strong>{played.then(|| number(row.total))}</strong>
        </li>
    }
}

/// The winners.
#[component]
fn Champions(visit: EventVisit) -> impl IntoView {
    view! {
        <section class="event-screen-champions">
            <p>{move || visit.read(|event| winners_text(event, None))}</p>
            <Podium visit/>
        </section>
    }
}

/// The ways to join, before the first round.
#[component]
fn ScreenWelcome(visit: EventVisit) -> impl IntoView {
    view! {
        <section class="event-screen-welcome">
            <h2>{move || t!("event-come-in")}</h2>
            <JoinCode visit/>
        </section>
    }
}

/// The join code and the link for phones.
#[component]
fn JoinCode(visit: EventVisit) -> impl IntoView {
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
fn Calls(visit: EventVisit) -> impl IntoView {
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

/// The words that win a prize.
#[component]
fn ScreenWords(visit: EventVisit) -> impl IntoView {
    let (prizes, _) = current_page(visit, PRIZES, move || visit.read(|event| event.prizes.clone()));
    view! {
        <ul class="event-screen-prizes">
            {move || prizes.get().iter().map(|prize| view! { <li>{words(prize)}</li> }).collect_view()}
        </ul>
    }
}

/// Keeps the screen from going dark while the page is shown, if the browser can.
pub(crate) fn stay_awake() {
    let lock = StoredValue::new_local(None::<JsValue>);
    let ask = move || {
        leptos::task::spawn_local(async move {
            // A browser that cannot, or may not, follows its own settings.
            if let Some(kept) = request().await {
                lock.try_update_value(|lock| *lock = Some(kept));
            }
        });
    };
    ask();
    // A page in the background loses the lock.
    let listener = window_event_listener_untyped("visibilitychange", move |_| ask());
    on_cleanup(move || {
        WindowListenerHandle::remove(listener);
        if let Some(kept) = lock.try_get_value().flatten() {
            let _ = method(&kept, "release").map(|release| release.call0(&kept));
        }
    });
}

/// The bindings do not have this interface yet.
async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&browser::window().navigator(), &"wakeLock".into()).ok()?;
    let asked = method(&locks, "request")?.call1(&locks, &"screen".into()).ok()?;
    JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    // A missing value has no methods.
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

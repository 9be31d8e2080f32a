use super::{join::Join, today::Today};
use crate::{
    api, catalogue,
    keep::{self, Finds},
    local::{self, LocalSeat},
    make::default_bot,
    my_games::{GameCards, my_games},
    t,
    table::summary,
    ui::{Art, FoundAgain, Icon, title_page},
};
use kee_games::{About, Setup};
use kee_wire::House;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};

/// How many games that wait for somebody are shown on the first page.
const SHOWN: usize = 3;

/// The first page: what waits for you, the boards of the day, the games, and the ways to a table.
#[component]
pub(crate) fn Home() -> impl IntoView {
    title_page(String::new);
    let trouble = RwSignal::new(None::<String>);
    let cards = catalogue::offered().map(|about| view! { <Card about trouble/> });
    view! {
        <main class="page home">
            <div class="home-head">
                <div>
                    <h1>{move || t!("home-title")}</h1>
                    <p>{move || t!("home-sentence")}</p>
                </div>
                <Join/>
            </div>
            <p class="refused" role="alert">{trouble}</p>
            <YourMove/>
            <Today trouble/>
            <section class="home-games">
                <h2 class="unseen">{move || t!("home-games")}</h2>
                <ul class="game-cards">{cards.collect_view()}</ul>
            </section>
            <div class="home-ways">
                <Lobby/>
                <section class="home-box">
                    <h2><Icon name="trophy"/> {move || t!("event-list")}</h2>
                    <p class="muted">{move || t!("event-list-sentence")}</p>
                    <FoundAgain what=Finds::Events/>
                    <p><A href="/events/new" attr:class="button">{move || t!("event-make")}</A></p>
                </section>
            </div>
        </main>
    }
}

/// The games that wait for this person. Nothing if there are none.
#[component]
fn YourMove() -> impl IntoView {
    let waiting = Memo::new(move |_| {
        my_games().unwrap_or_default().into_iter().filter(|game| game.is_my_move()).collect::<Vec<_>>()
    });
    let first = Signal::derive(move || waiting.get().into_iter().take(SHOWN).collect::<Vec<_>>());
    view! {
        <Show when=move || !waiting.read().is_empty()>
            <section class="your-move">
                <div class="section-head">
                    <h2>{move || t!("home-your-move")}</h2>
                    <A href="/mine">{move || t!("home-all-mine", count = waiting.read().len())}</A>
                </div>
                <GameCards games=first/>
            </section>
        </Show>
    }
}

/// A game, with one click to play it against bots, one to invite others, and one to learn it.
#[component]
fn Card(about: &'static About, trouble: RwSignal<Option<String>>) -> impl IntoView {
    let navigate = use_navigate();
    let (id, title, english) = (about.id, about.title, about.summary);
    let busy = RwSignal::new(false);
    let play = move |_| {
        // However often somebody taps, it is one table.
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            let preset = catalogue::favourite(about);
            let bot = default_bot(about);
            let others = (1..preset.plans[0].seats).map(|_| LocalSeat::Bot(bot.clone()));
            let seats = [LocalSeat::Person(keep::name())].into_iter().chain(others).collect();
            let setup = Setup { preset: Some(preset.name.to_owned()), ..Setup::default() };
            match local::make(about.id, setup, House::default(), None, seats).await {
                Ok(table) => navigate(&format!("/local/{table}"), NavigateOptions::default()),
                Err(no) => {
                    trouble.set(Some(no.told()));
                    busy.set(false);
                }
            }
        });
    };
    let facts = move || {
        let (least, most) = catalogue::seats(about);
        let minutes = catalogue::minutes(id);
        t!("home-facts", least = least, most = most, minutes = minutes)
    };
    let named = move |words: String| format!("{words}: {title}");
    view! {
        <li class="game-card">
            <Art game=id/>
            <div class="game-about">
                <h3>{title}</h3>
                <p>{move || summary(id, english)}</p>
                <p class="game-facts"><Icon name="person"/>{facts}</p>
                <div class="card-ways">
                    <button class="primary" class:busy=busy aria-busy=move || busy.get().to_string() on:click=play aria-label=move || named(t!("home-play"))>
                        <Icon name="play"/>{move || t!("home-play")}
                    </button>
                    <A href=format!("/new/{id}") attr:class="button" attr:aria-label=move || named(t!("home-invite"))>{move || t!("home-invite")}</A>
                    <A href=format!("/learn/{id}") attr:class="button" attr:aria-label=move || named(t!("home-learn"))>{move || t!("home-learn")}</A>
                </div>
            </div>
        </li>
    }
}

/// The tables that wait for strangers.
#[component]
fn Lobby() -> impl IntoView {
    let tables = LocalResource::new(|| async { api::lobby().await });
    let rows = move || {
        let tables = match tables.get()? {
            Ok(tables) => tables,
            Err(no) => return Some(view! { <p class="muted">{no.told()}</p> }.into_any()),
        };
        let rows = tables.into_iter().filter(|listed| listed.seats.iter().any(Option::is_none)).map(|listed| {
            let names: Vec<String> = listed.seats.iter().flatten().cloned().collect();
            view! {
                <li><A href=listed.table.link()>
                    <Art game=listed.game.clone()/>
                    <strong>{catalogue::title(&listed.game)}</strong>
                    <span class="muted">{names.join(", ")}</span>
                    <span class="lobby-open">{move || t!("home-open-seats", count = listed.seats.iter().filter(|seat| seat.is_none()).count())}</span>
                </A></li>
            }
        });
        let rows: Vec<_> = rows.collect();
        Some(if rows.is_empty() {
            view! { <p class="muted">{t!("home-lobby-none")}</p> }.into_any()
        } else {
            view! { <ul class="lobby">{rows}</ul> }.into_any()
        })
    };
    view! {
        <section class="home-box">
            <h2><Icon name="globe"/> {move || t!("home-lobby")}</h2>
            {rows}
        </section>
    }
}

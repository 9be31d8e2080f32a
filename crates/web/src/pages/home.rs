use super::{join::Join, today::Today};
use crate::{
    api, catalogue,
    challenge::{PlayAttempt, PlayProgress},
    keep::{self, BookmarkKind},
    lesson::{LessonTick, lesson_link_words},
    make::{StrengthChoice, start_quick_game},
    my_games::{GameCards, waiting_games},
    t,
    table::{TableSkeleton, summary},
    ui::{Art, FoundAgain, Icon, title_page},
};
use kee_games::About;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};

/// The number of waiting games on the first page.
const SHOWN: usize = 6;

/// The first page: games that wait for you, the boards of the day, the games, and the ways to a table.
#[component]
pub(crate) fn Home() -> impl IntoView {
    title_page(String::new);
    let attempt = PlayAttempt::new();
    let starting = RwSignal::new(None::<&'static str>);
    let cards = catalogue::offered().map(|about| view! { <HomeCard about starting/> });
    view! {
        <Show when=move || starting.get().is_some()><div class="skeleton-veil"><TableSkeleton/></div></Show>
        <main class="page home">
            <div class="home-head">
                <div>
                    <h1>{move || t!("home-title")}</h1>
                    <p>{move || t!("home-sentence")}</p>
                </div>
                <Join/>
            </div>
            <PlayProgress attempt/>
            <YourMove/>
            <Today attempt/>
            <section class="home-games">
                <h2 class="unseen">{move || t!("home-games")}</h2>
                <ul class="game-cards">{cards.collect_view()}</ul>
            </section>
            <div class="home-ways">
                <Lobby/>
                <section class="home-box">
                    <h2><Icon name="trophy"/> {move || t!("event-list")}</h2>
                    <p class="muted">{move || t!("event-list-sentence")}</p>
                    <FoundAgain what=BookmarkKind::Events/>
                    <p><A href="/events/new" attr:class="button">{move || t!("event-make")}</A></p>
                </section>
            </div>
        </main>
    }
}

/// The games that wait for the player. Nothing if there are none.
#[component]
fn YourMove() -> impl IntoView {
    let waiting = Memo::new(move |_| waiting_games());
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

/// A game, with one click to play it against bots of the strength last chosen, one to invite others, and one to learn it.
#[component]
fn HomeCard(
    about: &'static About,
    /// The game whose table is being made.
    starting: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let navigate = use_navigate();
    let (id, title, english) = (about.id, about.title, about.summary);
    let busy = move || starting.get() == Some(id);
    let trouble = RwSignal::new(None::<String>);
    let strength = RwSignal::new(keep::strength(id).unwrap_or(About::DEFAULT_LEVEL));
    let play = move |_| {
        // Repeated taps make one table.
        if starting.get_untracked().is_some() {
            return;
        }
        starting.set(Some(id));
        trouble.set(None);
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            match start_quick_game(about, strength.get_untracked()).await {
                Ok(table) => navigate(&table, NavigateOptions::default()),
                Err(no) => {
                    trouble.set(Some(no.told()));
                    starting.set(None);
                }
            }
        });
    };
    let facts = move || {
        let (least, most) = catalogue::seats(about);
        t!("home-facts", least = least, most = most, minutes = about.minutes)
    };
    let named = move |words: String| format!("{words}: {title}");
    view! {
        <li class="game-card">
            <Art game=id/>
            <div class="game-about">
                <h3>{title}</h3>
                <p>{move || summary(id, english)}</p>
                <p class="game-facts"><Icon name="person"/>{facts}</p>
                <StrengthChoice about strength/>
                <div class="card-ways">
                    <button class="primary" class:busy=busy aria-busy=move || busy().to_string() on:click=play aria-label=move || named(t!("home-play"))>
                        <Icon name="play"/>{move || t!("home-play")}
                    </button>
                    <A href=format!("/new/{id}") attr:class="button" attr:aria-label=move || named(t!("home-invite"))>{move || t!("home-invite")}</A>
                    <A href=format!("/learn/{id}/lesson") attr:class="button" attr:aria-label=move || lesson_link_words(id, named(t!("home-learn")))><LessonTick game=id/>{move || t!("home-learn")}</A>
                </div>
                <p class="refused" role="alert">{trouble}</p>
            </div>
        </li>
    }
}

/// The open tables.
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
            let open = catalogue::offered().map(|about| {
                view! { <A href=format!("/new/{}#open", about.id) attr:class="button">{about.title}</A> }
            });
            view! {
                <p class="muted">{t!("home-lobby-none")}</p>
                <p>{t!("home-lobby-start")}</p>
                <div class="card-ways">{open.collect_view()}</div>
            }
            .into_any()
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

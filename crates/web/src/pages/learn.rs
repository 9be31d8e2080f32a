use crate::{
    browser,
    build::Build,
    catalogue,
    games::{At, Board},
    lang, t,
    table::summary,
    ui::{Art, title_page},
};
use kee_game::{Json, Names, Seat, Viewer};
use kee_games::About;
use kee_wire::GameInfo;
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_params_map};
use serde::Deserialize;

/// The games that can be learnt here.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    title_page(|| t!("learn-title"));
    let rows = catalogue::offered().map(|about| {
        view! {
            <li class="game-card">
                <Art game=about.id/>
                <div class="game-about">
                    <h2>{about.title}</h2>
                    <p>{move || summary(about.id, about.summary)}</p>
                    <div class="card-ways">
                        <A href=format!("/learn/{}", about.id) attr:class="button primary">{move || t!("learn-game", game = about.title)}</A>
                    </div>
                </div>
            </li>
        }
    });
    view! {
        <main class="page learn">
            <h1>{move || t!("learn-title")}</h1>
            <p>{move || t!("learn-sentence")}</p>
            <ul class="game-cards">{rows.collect_view()}</ul>
        </main>
    }
}

/// The rule sheet of one game.
#[component]
pub(crate) fn LearnGame() -> impl IntoView {
    let params = use_params_map();
    move || match catalogue::about(&params.read().get("game").unwrap_or_default()) {
        Some(about) => view! { <SheetPage about/> }.into_any(),
        None => view! { <super::NotFound/> }.into_any(),
    }
}

#[component]
fn SheetPage(about: &'static About) -> impl IntoView {
    title_page(move || t!("learn-game", game = about.title));
    let sheet = LocalResource::new(move || {
        let language = lang::spoken();
        async move { fetch_sheet(about.id, &language).await }
    });
    let shown = move || match sheet.get() {
        None => view! { <p class="loading">{t!("connecting")}</p> }.into_any(),
        Some(None) => view! { <p role="alert">{t!("refused-offline")}</p> }.into_any(),
        Some(Some(parts)) => parts.into_iter().map(drawn).collect_view().into_any(),
    };
    view! {
        <main class="page sheet">
            <article>{shown}</article>
            <nav class="sheet-ways" aria-label=move || t!("learn-ways")>
                <A href=format!("/new/{}", about.id) attr:class="button primary">{move || t!("learn-play", game = about.title)}</A>
                <button on:click=|_| drop(browser::window().print())>{move || t!("learn-print")}</button>
                <A href="/learn">{move || t!("learn-others")}</A>
            </nav>
        </main>
    }
}

/// A part of a sheet, as the build makes them of the games' texts.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    /// HTML.
    Text(String),
    Board(Shown),
}

/// A position, as the first player sees it.
#[derive(Clone, Deserialize)]
struct Shown {
    info: GameInfo,
    view: Json,
}

/// The sheet in this language, or in English if the game has none in it.
async fn fetch_sheet(game: &str, language: &str) -> Option<Vec<Part>> {
    let mut sheets = Build::here().sheets.remove(game)?;
    let address = sheets.remove(language).or_else(|| sheets.remove("en"))?;
    gloo_net::http::Request::get(&address).send().await.ok()?.json().await.ok()
}

fn drawn(part: Part) -> AnyView {
    match part {
        Part::Text(html) => view! { <div inner_html=html></div> }.into_any(),
        // The text around it says what it shows, and nothing on it can be played.
        Part::Board(shown) => view! { <figure class="sheet-board" inert>{board(shown)}</figure> }.into_any(),
    }
}

fn board(shown: Shown) -> impl IntoView {
    let at = At {
        info: Signal::stored(Some(shown.info)),
        view: Signal::stored(Some(shown.view)),
        news: Signal::stored(Vec::new()),
        viewer: Signal::stored(Viewer::Seat(Seat::new(0))),
        names: Signal::stored(Names::new(["Anna", "Bo", "Cleo", "Daan"])),
        asked: Signal::stored(Vec::new()),
        free: Signal::stored(false),
        refused: Signal::stored(None),
        act: Callback::new(|_| ()),
        list: Signal::stored(None),
    };
    view! { <Board at/> }
}

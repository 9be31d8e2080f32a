use crate::{
    browser,
    build::BuildFiles,
    catalogue,
    games::{GameBoard, TableHandle},
    lang,
    lesson::{LessonTick, lesson_link_words},
    t,
    table::summary,
    ui::{Art, title_page},
};
use kee_game::{Json, Names, Seat, Viewer};
use kee_games::About;
use kee_wire::GameInfo;
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_params_map};
use serde::Deserialize;

/// The games to learn.
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
                        <A href=format!("/learn/{}/lesson", about.id) attr:class="button primary" attr:aria-label=move || lesson_link_words(about.id, format!("{}: {}", t!("lesson-try"), about.title))><LessonTick game=about.id/>{move || t!("lesson-try")}</A>
                        <A href=format!("/learn/{}", about.id) attr:class="button" attr:aria-label=move || format!("{}: {}", t!("learn-rules"), about.title)>{move || t!("learn-rules")}</A>
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

/// The rule sheet of a game in the reader's language, with its pictures.
#[component]
pub(crate) fn RuleSheet(about: &'static About, #[prop(optional)] fetched: RwSignal<bool>) -> impl IntoView {
    let sheet = LocalResource::new(move || {
        let language = lang::spoken();
        async move { fetch_sheet(about.id, &language).await }
    });
    Effect::new(move |_| fetched.set(sheet.with(Option::is_some)));
    let shown = move || match sheet.get() {
        None => view! { <p class="loading">{t!("connecting")}</p> }.into_any(),
        Some(None) => view! { <p role="alert">{t!("refused-offline")}</p> }.into_any(),
        Some(Some(parts)) => {
            let mut sections = sections(parts).into_iter();
            let head = sections.next().map(|head| {
                view! {
                    <header class="sheet-head">
                        <Art game=about.id/>
                        <div>{drawn(head)}</div>
                    </header>
                }
            });
            view! { {head} {sections.map(|section| view! { <SheetSection section/> }).collect_view()} }.into_any()
        }
    };
    view! { <article>{shown}</article> }
}

#[component]
fn SheetPage(about: &'static About) -> impl IntoView {
    title_page(move || t!("learn-game", game = about.title));
    let fetched = RwSignal::new(false);
    view! {
        <main class="page page-filling sheet">
            <RuleSheet about fetched/>
            // It comes with the sheet, since it would move otherwise.
            <Show when=move || fetched.get()>
                <nav class="sheet-ways" aria-label=move || t!("learn-ways")>
                    <A href=format!("/learn/{}/lesson", about.id) attr:class="button primary">{move || t!("lesson-try")}</A>
                    <A href=format!("/new/{}", about.id) attr:class="button">{move || t!("learn-play", game = about.title)}</A>
                    <button on:click=|_| drop(browser::window().print())>{move || t!("learn-print")}</button>
                    <A href="/learn">{move || t!("learn-others")}</A>
                </nav>
            </Show>
        </main>
    }
}

/// A part of a sheet, as the build makes them from the games' texts.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LearnPart {
    /// HTML.
    Text(String),
    Board(LearnPosition),
}

/// A position, as the first player sees it.
#[derive(Clone, Deserialize)]
struct LearnPosition {
    info: GameInfo,
    view: Json,
}

/// The sheet in this language, or in English if the game has none in it.
async fn fetch_sheet(game: &str, language: &str) -> Option<Vec<LearnPart>> {
    let mut sheets = BuildFiles::here().sheets.remove(game)?;
    let address = sheets.remove(language).or_else(|| sheets.remove("en"))?;
    gloo_net::http::Request::get(&address).send().await.ok()?.json().await.ok()
}

/// The sections of a sheet: what comes before the first heading, and one for each heading and for each further picture.
fn sections(parts: Vec<LearnPart>) -> Vec<Vec<LearnPart>> {
    let mut sections = vec![Vec::new()];
    for part in parts {
        match part {
            LearnPart::Text(html) => {
                for (index, text) in html.split("<h2>").enumerate() {
                    if index > 0 {
                        sections.push(vec![LearnPart::Text(format!("<h2>{text}"))]);
                    } else if let Some(section) = sections.last_mut().filter(|_| !text.trim().is_empty()) {
                        section.push(LearnPart::Text(text.to_owned()));
                    }
                }
            }
            // Every picture has a card of its own.
            LearnPart::Board(_) => match sections.last_mut().filter(|section| !has_picture(section)) {
                Some(section) => section.push(part),
                None => sections.push(vec![part]),
            },
        }
    }
    sections
}

fn has_picture(section: &[LearnPart]) -> bool {
    section.iter().any(|part| matches!(part, LearnPart::Board(_)))
}

/// A section on a card of its own, with its picture beside the words.
#[component]
fn SheetSection(section: Vec<LearnPart>) -> impl IntoView {
    let pictured = has_picture(&section);
    view! { <section class="sheet-section" class:sheet-pictured=pictured>{drawn(section)}</section> }
}

fn drawn(parts: Vec<LearnPart>) -> impl IntoView {
    let each = parts.into_iter().map(|part| match part {
        LearnPart::Text(html) => view! { <div inner_html=html></div> }.into_any(),
        // The text around it describes it, and nothing on it can be played.
        LearnPart::Board(shown) => view! { <figure class="sheet-board" inert>{board(shown)}</figure> }.into_any(),
    });
    each.collect_view()
}

fn board(shown: LearnPosition) -> impl IntoView {
    let at = TableHandle {
        info: Signal::stored(Some(shown.info)),
        view: Signal::stored(Some(shown.view)),
        news: Signal::stored(Vec::new()),
        since: Signal::stored(Vec::new()),
        compared: Signal::stored(None),
        viewer: Signal::stored(Viewer::Seat(Seat::new(0))),
        names: Signal::stored(Names::new(["Anna", "Bo", "Cleo", "Daan"])),
        asked: Signal::stored(Vec::new()),
        free: Signal::stored(false),
        refused: Signal::stored(None),
        act: Callback::new(|_| ()),
        list: Signal::stored(None),
    };
    view! { <GameBoard at/> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_heading_begins_a_section() {
        let text = |html: &str| LearnPart::Text(html.to_owned());
        let parts = vec![text("<h1>Go</h1><h2>Goal</h2><p>Win.</p><h2>Turn</h2>"), text("<p>Move.</p>")];
        let told = |section: &Vec<LearnPart>| -> String {
            let each = section.iter().map(|part| match part {
                LearnPart::Text(html) => html.as_str(),
                LearnPart::Board(_) => "board",
            });
            each.collect()
        };
        let told: Vec<String> = sections(parts).iter().map(told).collect();
        assert_eq!(told, ["<h1>Go</h1>", "<h2>Goal</h2><p>Win.</p>", "<h2>Turn</h2><p>Move.</p>"]);
    }
}

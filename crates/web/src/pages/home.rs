use crate::{
    api,
    build::Build,
    catalogue,
    games::{Picture, other_page},
    keep::{self, Finds},
    local::{self, KeptTables, LocalSeat},
    make::default_bot,
    t,
    table::summary,
    ui::{FoundAgain, Line, title_page},
    you::{LanguageChoice, You},
};
use kee_games::{About, Setup};
use kee_wire::House;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};

/// The first page: the games, and the ways to a table.
#[component]
pub(crate) fn Home() -> impl IntoView {
    title_page(String::new);
    let trouble = RwSignal::new(None::<String>);
    let cards = catalogue::offered().map(|about| view! { <Card about trouble/> });
    view! {
        <div class="page home">
            <header class="home-head">
                <div>
                    <h1>"Keeboard"</h1>
                    <p>{move || t!("home-sentence")}</p>
                </div>
                <LanguageChoice/>
            </header>
            <main>
                <p class="refused" role="alert">{trouble}</p>
                <ul class="game-cards">{cards.collect_view()}</ul>
                <div class="home-ways">
                    <section class="home-box">
                        <h2>{move || t!("challenge-daily")}</h2>
                        <p class="muted">{move || t!("challenge-daily-sentence")}</p>
                        <p><A href="/daily" attr:class="button">{move || t!("challenge-daily-open")}</A></p>
                    </section>
                    <Join/>
                    <section class="home-box">
                        <h2>{move || t!("event-list")}</h2>
                        <p class="muted">{move || t!("event-list-sentence")}</p>
                        <FoundAgain what=Finds::Events/>
                        <p><A href="/events/new" attr:class="button">{move || t!("event-make")}</A></p>
                    </section>
                    <You/>
                    <section class="home-box">
                        <h2>{move || t!("home-mine")}</h2>
                        <KeptTables/>
                        <p><A href="/mine">{move || t!("home-mine")}</A></p>
                        <Lobby/>
                    </section>
                </div>
            </main>
        </div>
    }
}

/// A game, with one click to play it against bots and one to invite others.
#[component]
fn Card(about: &'static About, trouble: RwSignal<Option<String>>) -> impl IntoView {
    let navigate = use_navigate();
    let (id, title, english) = (about.id, about.title, about.summary);
    let play = move |_| {
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            let bot = default_bot(about);
            let seats = about.presets.first().and_then(|preset| preset.plans.first()).map_or(1, |plan| plan.seats);
            let others = (1..seats).map(|_| LocalSeat::Bot(bot.clone()));
            let seats = [LocalSeat::Person(keep::name())].into_iter().chain(others).collect();
            match local::make(about.id, Setup::default(), House::default(), None, seats).await {
                Ok(table) => navigate(&format!("/local/{table}"), NavigateOptions::default()),
                Err(no) => trouble.set(Some(no.told())),
            }
        });
    };
    view! {
        <li class="game-card">
            <Picture game=id/>
            <h2>{title}</h2>
            <p>{move || summary(id, english)}</p>
            <div class="card-ways">
                <button class="primary" on:click=play aria-label=move || format!("{}: {title}", t!("play-bot"))>{move || t!("play-bot")}</button>
                <A href=format!("/new/{id}") attr:class="button" attr:aria-label=move || format!("{}: {title}", t!("play-friends"))>{move || t!("play-friends")}</A>
            </div>
            {Build::here().sheets.contains_key(id).then(|| view! {
                <p class="card-more"><A href=format!("/learn/{id}")>{move || t!("learn-game", game = title)}</A></p>
            })}
            {other_page(id).map(|page| view! { <p class="card-more"><A href=page.address>{page.name}</A></p> })}
        </li>
    }
}

/// Joining by a link or a code that somebody has said.
#[component]
fn Join() -> impl IntoView {
    let navigate = use_navigate();
    let typed = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let join = move |text: String| {
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            let to = |path: String| navigate(&path, NavigateOptions::default());
            match Typed::read(&text) {
                Some(Typed::Table(table)) => to(format!("/t/{table}")),
                Some(Typed::Event(event)) => to(format!("/e/{event}")),
                Some(Typed::Code(code)) => match api::by_code(&code).await {
                    Ok(link) => to(link),
                    Err(no) => trouble.set(Some(no.told())),
                },
                None => trouble.set(Some(t!("home-code-wrong"))),
            }
        });
    };
    let (label, button) = (Signal::derive(|| t!("home-code")), Signal::derive(|| t!("home-join-button")));
    view! {
        <section class="home-box">
            <h2>{move || t!("home-join")}</h2>
            <Line id="join" class="join" label button typed capitals=true done=join/>
            <p class="refused" role="alert">{trouble}</p>
        </section>
    }
}

/// What somebody typed to find a table or an event.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Typed {
    /// The table, as in its link.
    Table(String),
    /// The event, as in its link.
    Event(String),
    /// The six letters that are said across a room.
    Code(String),
}

impl Typed {
    fn read(text: &str) -> Option<Self> {
        let last = text.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let letters: String = last.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
        let letters = letters.to_lowercase();
        let plain = letters.chars().all(|letter| letter.is_ascii_alphanumeric());
        match letters.len() {
            16 if plain && text.contains("/e/") => Some(Self::Event(letters)),
            16 if plain => Some(Self::Table(letters)),
            6 if plain => Some(Self::Code(letters)),
            _ => None,
        }
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
            let title = catalogue::about(&listed.game).map_or("", |about| about.title);
            let names: Vec<String> = listed.seats.iter().flatten().cloned().collect();
            view! { <li><A href=listed.table.link()>{title}</A> " " <span class="muted">{names.join(", ")}</span></li> }
        });
        let rows: Vec<_> = rows.collect();
        Some(if rows.is_empty() {
            view! { <p class="muted">{t!("home-lobby-none")}</p> }.into_any()
        } else {
            view! { <ul>{rows}</ul> }.into_any()
        })
    };
    view! {
        <h2>{move || t!("home-lobby")}</h2>
        {rows}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_and_a_code_are_understood_however_they_are_typed() {
        let table = Some(Typed::Table("653kx7p8a5ph9bqg".to_owned()));
        assert_eq!(Typed::read("https://games.example/t/653kx7p8a5ph9bqg"), table);
        assert_eq!(Typed::read(" 653kx7p8a5ph9bqg/ "), table);
        let event = Some(Typed::Event("653kx7p8a5ph9bqg".to_owned()));
        assert_eq!(Typed::read("https://games.example/e/653kx7p8a5ph9bqg"), event);
        assert_eq!(Typed::read("653 KX7"), Some(Typed::Code("653kx7".to_owned())));
        assert_eq!(Typed::read("653-kx7"), Some(Typed::Code("653kx7".to_owned())));
        assert_eq!(Typed::read("hello there"), None);
        assert_eq!(Typed::read(""), None);
    }
}

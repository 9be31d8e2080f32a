use super::{
    challenge::RefereeChallenge,
    desk::RefereeDesk,
    log::{self, RefereeLog},
    over::{FinalPlaces, SaveRecord},
    pegs::PegChanges,
    rulings::Rulings,
};
use crate::{
    browser,
    games::keesdrow::RealTable,
    lang,
    my_games::KeptTables,
    t,
    table::result,
    ui::{MissingPage, SeatMark, announce},
};
use kee_game::Seat;
use leptos::prelude::*;
use leptos_router::components::A;

/// A game on a real board.
#[component]
pub(crate) fn RealTablePage(id: String) -> impl IntoView {
    let desk = RefereeDesk::new(id);
    let known = Memo::new(move |_| desk.game.with(Option::is_some));
    let unknown = move || match desk.trouble.get() {
        None => view! { <p class="loading">{t!("wait")}</p> }.into_any(),
        Some(no) => view! { <MissingPage why=no.shown()><KeptTables/></MissingPage> }.into_any(),
    };
    view! { <Show when=move || known.get() fallback=unknown><Around desk/></Show> }
}

#[component]
fn Around(desk: RefereeDesk) -> impl IntoView {
    let at = desk.at();
    let more = RwSignal::new(false);
    let over = Memo::new(move |_| desk.with(|game| game.outcome.is_some()).unwrap_or_default());
    let refused = move || desk.refused.get().filter(|(_, on_board)| !on_board).map(|(no, _)| lang::refusal(&no));
    view! {
        <div class="table referee">
            <header class="bar">
                <A href="/" attr:class="home-link" attr:aria-label=move || format!("Keeboard: {}", t!("go-home"))>"Keeboard"</A>
                <h1>"Keesdrow"</h1>
                <Undo desk/>
            </header>
            <main class="board-side" id="board">
                <Status desk/>
                <FinalPlaces desk/>
                <FirstPlayer desk/>
                <RealTable at>
                    <PegChanges desk/>
                    <Show when=move || !over.get()><RefereeChallenge desk at/></Show>
                </RealTable>
                <p class="refused" role="alert">{refused}</p>
            </main>
            <section class="referee-side" aria-label=move || t!("referee-side")>
                <div class="choices">
                    <button type="button" on:click=move |_| more.set(true)>{move || t!("referee-more")}</button>
                    <SaveRecord desk/>
                </div>
                <RefereeLog desk/>
                <p class="muted">{move || t!("referee-kept")}</p>
            </section>
            <Rulings desk at open=more/>
        </div>
    }
}

/// The status of the game: on the screen, in the title, and announced once.
#[component]
fn Status(desk: RefereeDesk) -> impl IntoView {
    let sentence = Memo::new(move |_| {
        let names = desk.names();
        desk.with(|game| match (&game.outcome, game.viewer.seat()) {
            (Some(outcome), _) => result(outcome, &game.info.teams, None, &names),
            (None, _) if game.begins_is_open => t!("referee-who-begins"),
            (None, Some(seat)) => t!("status-turn", names = names.of(seat), count = 1),
            (None, None) => t!("referee-does-it-stand"),
        })
        .unwrap_or_default()
    });
    let told = Memo::new(move |_| log::lines(desk));
    Effect::new(move |before: Option<usize>| {
        let (told, sentence) = (told.get(), sentence.get());
        browser::set_title(&sentence, "Keesdrow");
        // First the news, then what the game waits for.
        let new = told.iter().skip(before.unwrap_or(told.len())).map(|(_, line)| line.as_str());
        announce(new.chain([sentence.as_str()]).collect::<Vec<_>>().join(" "));
        told.len()
    });
    view! { <p class="status status-mine">{sentence}</p> }
}

/// The choice of the first player: at a real table, people find that out themselves.
#[component]
fn FirstPlayer(desk: RefereeDesk) -> impl IntoView {
    let open = Memo::new(move |_| desk.with(|game| game.begins_is_open).unwrap_or_default());
    let players = move || {
        let names = desk.names();
        let player = |seat: Seat| {
            let name = names.of(seat);
            view! { <button type="button" on:click=move |_| desk.report(format!("begins {seat}"))><SeatMark seat/> " " {name}</button> }
        };
        Seat::first(desk.with(|game| game.names.len()).unwrap_or_default()).map(player).collect_view()
    };
    view! { <Show when=move || open.get()><div class="choices referee-begins" role="group" aria-label=move || t!("referee-who-begins")>{players}</div></Show> }
}

/// Undoes the last report. The record keeps it, so nothing is changed in secret.
#[component]
fn Undo(desk: RefereeDesk) -> impl IntoView {
    let something = Memo::new(move |_| desk.with(|game| game.log.len() > 1).unwrap_or_default());
    let last = move || log::lines(desk).pop().map(|(_, sentence)| sentence).unwrap_or_default();
    view! {
        <button type="button" disabled=move || !something.get() on:click=move |_| desk.report("undo")
            aria-label=move || t!("referee-undo-what", what = last())>{move || t!("referee-undo")}</button>
    }
}

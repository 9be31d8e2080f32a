use super::desk::RefereeDesk;
use crate::{
    games::TableHandle,
    lang::Id,
    t,
    ui::{Dialog, LineForm},
};
use kee_game::Seat;
use keesdrow::KeesdrowView;
use leptos::prelude::*;

/// The events besides words: time, players who leave, points awarded, a mistyped letter.
#[component]
pub(super) fn Rulings(desk: RefereeDesk, at: TableHandle, open: RwSignal<bool>) -> impl IntoView {
    let title = Signal::derive(|| t!("referee-more"));
    view! { <Dialog open title><Choices desk at open/></Dialog> }
}

#[component]
fn Choices(desk: RefereeDesk, at: TableHandle, open: RwSignal<bool>) -> impl IntoView {
    let say = move |line: String| {
        open.set(false);
        desk.report(line);
    };
    let simply = move |line: &'static str, words: Id| {
        view! { <button type="button" on:click=move |_| say(line.to_owned())>{move || t!(words)}</button> }
    };
    view! {
        <div class="menu-items">
            {simply("time", id!("referee-time"))}
            {simply("time game", id!("referee-game-time"))}
            {simply("struck", id!("referee-struck"))}
        </div>
        <PlayerRulings desk at say=Callback::new(say)/>
        <LetterCorrection say=Callback::new(say)/>
        <EndGame say=Callback::new(say)/>
    }
}

/// Rulings about one of the players.
#[component]
fn PlayerRulings(desk: RefereeDesk, at: TableHandle, say: Callback<String>) -> impl IntoView {
    let chosen = RwSignal::new(at.seat().unwrap_or(Seat::new(0)));
    let points = RwSignal::new(String::new());
    let view = at.seen::<KeesdrowView>();
    let players = move || {
        let seats = view.get().map(|view| view.scores.len()).unwrap_or_default();
        let names = desk.names();
        let player = |seat: Seat| {
            let name = names.of(seat);
            view! { <option value=seat.to_string() selected=move || chosen.get() == seat>{name}</option> }
        };
        Seat::first(seats).map(player).collect_view()
    };
    let choose = move |letter: String| {
        if let Ok(seat) = letter.parse() {
            chosen.set(seat);
        }
    };
    let (label, button) = (Signal::derive(|| t!("referee-points")), Signal::derive(|| t!("referee-award")));
    let award = move |points: String| say.run(format!("award {} {points}", chosen.get_untracked()));
    view! {
        <section class="referee-about">
            <label>{move || t!("referee-player")}
                <select on:change:target=move |event| choose(event.target().value())>{players}</select>
            </label>
            <LineForm id="referee-points" class="join" label button typed=points done=award/>
            <div class="choices">
                <button type="button" on:click=move |_| say.run(format!("forfeit {}", chosen.get_untracked()))>{move || t!("referee-forfeit")}</button>
                <button type="button" on:click=move |_| say.run(format!("leave {}", chosen.get_untracked()))>{move || t!("referee-leave")}</button>
            </div>
        </section>
    }
}

/// The correction of a mistyped letter.
#[component]
fn LetterCorrection(say: Callback<String>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let (label, button) = (Signal::derive(|| t!("referee-letter")), Signal::derive(|| t!("referee-letter-right")));
    let correct = move |line: String| say.run(format!("letter {line}"));
    view! { <LineForm id="referee-letter" class="join" label button typed capitals=true done=correct/> }
}

/// Ends the game. It asks for confirmation.
#[component]
fn EndGame(say: Callback<String>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let press = move |_| {
        if sure.get_untracked() {
            say.run("end game".to_owned());
        }
        sure.set(true);
    };
    view! {
        <p><button type="button" on:click=press on:blur=move |_| sure.set(false)>
            {move || if sure.get() { t!("keesdrow-pass-sure") } else { t!("referee-end") }}
        </button></p>
    }
}

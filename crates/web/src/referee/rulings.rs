use super::desk::Desk;
use crate::{
    games::At,
    lang::Id,
    t,
    ui::{Dialog, Line},
};
use kee_game::Seat;
use keesdrow::KeesdrowView;
use leptos::prelude::*;

/// What happens at a table beside words: time, people who go home, points given, a letter that was typed wrongly.
#[component]
pub(super) fn Rulings(desk: Desk, at: At, open: RwSignal<bool>) -> impl IntoView {
    let title = Signal::derive(|| t!("referee-more"));
    view! { <Dialog open title><Choices desk at open/></Dialog> }
}

#[component]
fn Choices(desk: Desk, at: At, open: RwSignal<bool>) -> impl IntoView {
    let say = move |line: String| {
        open.set(false);
        desk.tell(line);
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
        <About desk at say=Callback::new(say)/>
        <Wrong say=Callback::new(say)/>
        <End say=Callback::new(say)/>
    }
}

/// What concerns one of the players.
#[component]
fn About(desk: Desk, at: At, say: Callback<String>) -> impl IntoView {
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
            <Line id="referee-points" class="join" label button typed=points done=award/>
            <div class="choices">
                <button type="button" on:click=move |_| say.run(format!("forfeit {}", chosen.get_untracked()))>{move || t!("referee-forfeit")}</button>
                <button type="button" on:click=move |_| say.run(format!("leave {}", chosen.get_untracked()))>{move || t!("referee-leave")}</button>
            </div>
        </section>
    }
}

/// A letter of the board that was typed wrongly.
#[component]
fn Wrong(say: Callback<String>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let (label, button) = (Signal::derive(|| t!("referee-letter")), Signal::derive(|| t!("referee-letter-right")));
    let correct = move |line: String| say.run(format!("letter {line}"));
    view! { <Line id="referee-letter" class="join" label button typed capitals=true done=correct/> }
}

/// The table ends the game. That is asked twice.
#[component]
fn End(say: Callback<String>) -> impl IntoView {
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

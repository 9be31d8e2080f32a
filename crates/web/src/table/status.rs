//! Whose turn it is and why we wait: on the screen, in the title, and announced once.

use super::{announcing::announce_all, timers::Timers};
use crate::{catalogue, games, lang, notify, session::Session, t};
use kee_game::{Manner, Names, Outcome, Seat, SeatSet};
use kee_wire::{Phase, PlayerView, TableView};
use leptos::prelude::*;

/// What the table waits for, as a sentence.
fn sentence(game: &str, view: &TableView, me: Option<Seat>, names: &Names, led: bool) -> String {
    match view.phase {
        Phase::Gathering if led => t!("led-waits"),
        Phase::Gathering if view.seats.iter().any(|seat| seat.player == PlayerView::Open) => t!("status-seats-open"),
        Phase::Gathering => {
            let unready = Seat::first(view.seats.len()).filter(|seat| !view.seats[seat.index()].ready);
            let unready: SeatSet = unready.collect();
            t!("status-not-ready", names = list(names, unready), count = unready.len())
        }
        Phase::Playing if view.paused => t!("status-paused"),
        Phase::Playing => playing(game, view, me, names),
        Phase::Over => view.outcome.as_ref().map_or_else(|| t!("log-finished"), |outcome| ended(outcome, me, names)),
        Phase::Closed => t!("log-closed"),
    }
}

fn playing(game: &str, view: &TableView, me: Option<Seat>, names: &Names) -> String {
    let asked = |manner: Manner| {
        let windows = view.asked.iter().filter(|window| window.manner == manner);
        windows.fold(SeatSet::NONE, |seats, window| seats.or(window.seats))
    };
    let mine = |seats: SeatSet| me.is_some_and(|me| seats.contains(me));
    let (mut turn, mut answer, open) = (asked(Manner::Turn), asked(Manner::Sealed), asked(Manner::Open));
    if view.game.as_ref().is_some_and(|view| games::is_answering(game, view)) {
        (turn, answer) = (SeatSet::NONE, answer.or(turn));
    }
    if mine(turn) {
        t!("your-turn")
    } else if mine(answer) {
        t!("your-answer")
    } else if mine(open) {
        t!("you-may-object")
    } else if !answer.is_empty() {
        t!("status-answering", names = list(names, answer))
    } else if !turn.is_empty() {
        t!("status-turn", names = list(names, turn), count = turn.len())
    } else if !open.is_empty() {
        t!("status-objecting", names = list(names, open), count = open.len())
    } else {
        t!("wait")
    }
}

fn ended(outcome: &Outcome, me: Option<Seat>, names: &Names) -> String {
    let winners: SeatSet = outcome.winners().collect();
    if outcome.standings.len() == 1 {
        t!("status-alone", score = outcome.standings[0].score)
    } else if me.is_some_and(|me| winners.contains(me)) {
        t!("status-you-won")
    } else {
        t!("status-won", names = list(names, winners), count = winners.len())
    }
}

/// Names in a row, in the reader's language.
pub(super) fn list(names: &Names, seats: SeatSet) -> String {
    lang::list(&seats.iter().map(|seat| names.of(seat)).collect::<Vec<_>>())
}

/// The line itself.
#[component]
pub(crate) fn Status(
    session: Session,
    /// What there is to beat, for whoever plays alone.
    best: Signal<Option<String>>,
) -> impl IntoView {
    let sentence = Memo::new(move |_| {
        let (view, me, names) = (session.view.get()?, session.seat(), session.names());
        let game = session.info.with(|info| info.as_ref().map(|info| info.game.id.clone())).unwrap_or_default();
        Some(self::sentence(&game, &view, me, &names, session.is_led()))
    });
    let asked = Memo::new(move |_| session.is_asked(None));
    let looks_on = Memo::new(move |_| {
        let known = session.you.with(Option::is_some) && session.seat().is_none();
        known && session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Playing))
    });
    let playing = Memo::new(move |_| {
        session
            .view
            .with(|view| view.as_ref().is_some_and(|view| matches!(view.phase, Phase::Gathering | Phase::Playing)))
    });
    Effect::new(move |_| {
        let Some(sentence) = sentence.get() else { return };
        let title = session
            .info
            .with(|info| info.as_ref().and_then(|info| catalogue::about(&info.game.id)).map(|about| about.title));
        let mark = if asked.get() { "● " } else { "" };
        if let Some(document) = crate::browser::window().document() {
            document.set_title(&format!("{mark}{sentence} · {}", title.unwrap_or("Keeboard")));
        }
    });
    announce_all(session, sentence);
    Effect::new(move |before: Option<bool>| {
        let now = asked.get();
        if now && before == Some(false) {
            let game = session.info.with_untracked(|info| info.as_ref().map(|info| info.game.id.clone()));
            let title = game.and_then(|game| catalogue::about(&game)).map_or("Keeboard", |about| about.title);
            notify::call(&t!("notify-turn", game = title));
        }
        now
    });
    view! {
        <div class="status-line">
            <p class="status" class:status-mine=asked>{sentence}</p>
            {move || best.get().filter(|_| playing.get()).map(|best| view! { <p class="best">{best}</p> })}
            <Timers session/>
            <Show when=move || looks_on.get()><p class="looks-on">{move || t!("you-look-on")}</p></Show>
        </div>
    }
}

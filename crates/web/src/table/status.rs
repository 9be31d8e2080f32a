//! The status of a table, such as whose turn it is: in the page's title, and announced once.

use super::{announcing::announce_all, clock::GameClock, result::result};
use crate::{
    browser, catalogue, games, lang, notify,
    session::{Connection, Session},
    t,
};
use kee_game::{Manner, Names, Seat, SeatSet};
use kee_wire::{GameInfo, Phase, PlayerView, SeatView, TableView};
use leptos::prelude::*;

/// The status of the table as a sentence.
fn sentence(session: Session, game: &GameInfo, view: &TableView, names: &Names) -> String {
    let me = session.seat();
    match view.phase {
        Phase::Gathering if session.is_led() => t!("waiting-for-round"),
        Phase::Gathering if view.seats.iter().any(|seat| seat.player == PlayerView::Open) => t!("status-seats-open"),
        Phase::Gathering => {
            let waits = |seat: &SeatView| !seat.ready && !matches!(seat.player, PlayerView::Bot(_));
            let unready = Seat::first(view.seats.len()).filter(|seat| waits(&view.seats[seat.index()]));
            let unready: SeatSet = unready.collect();
            if me.is_some_and(|me| unready.contains(me)) {
                t!("status-be-ready")
            } else if unready.is_empty() {
                t!("wait")
            } else {
                t!("status-not-ready", names = list(names, unready), count = unready.len())
            }
        }
        Phase::Playing if view.paused => t!("status-paused"),
        Phase::Playing => playing(&game.id, view, me, names),
        Phase::Over => {
            // Around one screen "you" could be anyone.
            let me = me.filter(|_| !session.shared.get());
            let told = view.outcome.as_ref().map(|outcome| result(outcome, &game.teams, me, names));
            told.unwrap_or_else(|| t!("log-finished"))
        }
        Phase::Closed => t!("log-closed"),
    }
}

fn playing(game: &str, view: &TableView, me: Option<Seat>, names: &Names) -> String {
    let asked = |manner: Manner| {
        let windows = view.asked.iter().filter(|window| window.manner == manner);
        windows.fold(SeatSet::NONE, |seats, window| seats.or(window.seats))
    };
    let mine = |seats: SeatSet| me.is_some_and(|me| seats.contains(me));
    let (turn, sealed, open) = (asked(Manner::Turn), asked(Manner::Sealed), asked(Manner::Open));
    let answers = view.game.as_ref().is_some_and(|view| games::is_answering(game, view));
    let (turn, answer, choice) =
        if answers { (SeatSet::NONE, sealed.or(turn), SeatSet::NONE) } else { (turn, SeatSet::NONE, sealed) };
    if mine(turn) {
        t!("your-turn")
    } else if mine(answer) {
        t!("your-answer")
    } else if mine(choice) {
        t!("your-choice")
    } else if mine(open) {
        t!("you-may-object")
    } else if !answer.is_empty() {
        t!("status-answering", names = list(names, answer), count = answer.len())
    } else if !choice.is_empty() {
        t!("status-choosing", names = list(names, choice), count = choice.len())
    } else if !turn.is_empty() {
        t!("status-turn", names = list(names, turn), count = turn.len())
    } else if !open.is_empty() {
        t!("status-objecting", names = list(names, open), count = open.len())
    } else {
        t!("wait")
    }
}

/// Names in a row, in the reader's language.
pub(super) fn list(names: &Names, seats: SeatSet) -> String {
    lang::list(&seats.iter().map(|seat| names.of(seat)).collect::<Vec<_>>())
}

/// Puts what the table waits for into the title, announces it, and notifies the player it calls.
pub(super) fn keep_informed(session: Session) -> Memo<Option<String>> {
    let sentence = Memo::new(move |_| {
        let (view, info) = (session.view.get()?, session.info.get()?);
        Some(self::sentence(session, &info.game, &view, &session.names()))
    });
    let asked = Memo::new(move |_| session.is_asked(None));
    let title = move || {
        let about = session.info.with(|info| info.as_ref().and_then(|info| catalogue::about(&info.game.id)));
        about.map_or("Keeboard", |about| about.title)
    };
    Effect::new(move |_| {
        // A table that cannot be reached says why in its title instead.
        if session.connection.with(|connection| matches!(connection, Connection::Over(_))) {
            return;
        }
        let Some(sentence) = sentence.get() else { return browser::set_title(&t!("connecting"), title()) };
        let mark = if asked.get() { "● " } else { "" };
        browser::set_title(&format!("{mark}{sentence}"), title());
    });
    announce_all(session, sentence);
    Effect::new(move |before: Option<bool>| {
        let now = asked.get();
        if now && before == Some(false) {
            notify::call(&t!("notify-turn", game = untrack(title)));
        }
        now
    });
    sentence
}

/// Notes besides the game: the time of the whole game, the score to beat, and that the reader is watching.
#[component]
pub(super) fn Notes(
    session: Session,
    /// The score to beat, for a solo player.
    best: Signal<Option<String>>,
) -> impl IntoView {
    let phase = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.phase)));
    let watching = move || {
        let known = session.you.with(Option::is_some) && session.seat().is_none();
        known && phase.get() == Some(Phase::Playing)
    };
    let best = move || best.get().filter(|_| matches!(phase.get(), Some(Phase::Gathering | Phase::Playing)));
    view! {
        <div class="notes">
            <GameClock session/>
            {move || best().map(|best| view! { <p class="best">{best}</p> })}
            <Show when=watching><p class="pill pill-quiet">{move || t!("status-watching")}</p></Show>
        </div>
    }
}

use crate::{
    games::{At, Room},
    keep, lang,
    session::{Connection, Session},
    t,
    ui::SeatMark,
};
use kee_game::{Manner, Seat};
use kee_wire::{HostWish, Phase, PlayerView, Wish};
use leptos::prelude::*;

/// A table: the game, and everything around it.
#[component]
pub(crate) fn TableFrame(session: Session) -> impl IntoView {
    let at = At {
        info: Signal::derive(move || session.info.with(|info| info.as_ref().map(|info| info.game.clone()))),
        view: Signal::derive(move || session.view.with(|view| view.as_ref().and_then(|view| view.game.clone()))),
        news: session.news.into(),
        viewer: Signal::derive(move || session.viewer()),
        names: Signal::derive(move || session.names()),
        asked: Signal::derive(move || {
            session.view.with(|view| view.as_ref().map(|view| view.asked.clone()).unwrap_or_default())
        }),
        ahead: session.ahead.into(),
        free: Signal::derive(move || {
            session.connection.get() == Connection::Up
                && session.waiting.get() == 0
                && session
                    .view
                    .with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Playing && !view.paused))
        }),
        refused: session.refused.into(),
        act: Callback::new(move |action: String| session.act(action)),
    };
    let typed = RwSignal::new(String::new());
    let seats = move || {
        let view = session.view.get()?;
        let rows = view.seats.iter().zip(Seat::first(view.seats.len())).map(|(seat_view, seat)| {
            let name = match &seat_view.player { PlayerView::Open => t!("seat-open"), _ => session.names().of(seat) };
            let open = seat_view.player == PlayerView::Open;
            view! {
                <li class="player">
                    <SeatMark seat/> <span>{name}</span>
                    {open.then(|| view! {
                        <button on:click=move |_| {
                            let name = keep::guest().map_or_else(|| t!("guest"), |guest| guest.name);
                            session.ask(Wish::TakeSeat { seat: Some(seat), name });
                        }>{t!("sit-here")}</button>
                        <button on:click=move |_| {
                            let game = session.info.with_untracked(|info| info.as_ref().map(|info| info.game.id.clone()));
                            let bot = game.and_then(|game| kee_games::find(&game)).map(|game| game.about().bots[0].name.to_owned());
                            session.ask(Wish::Host(HostWish::SeatBot { seat, bot: bot.unwrap_or_default() }));
                        }>{t!("seat-bot")}</button>
                    })}
                </li>
            }
        });
        Some(view! { <ul class="players">{rows.collect_view()}</ul> })
    };
    let status = move || {
        if session.is_asked(Some(Manner::Turn)) {
            t!("your-turn")
        } else if session.is_asked(None) {
            t!("you-may-answer")
        } else {
            t!("wait")
        }
    };
    view! {
        <div class="table">
            <main class="board-side">
                <p class="status">{status}</p>
                {move || match session.connection.get() {
                    Connection::Up => None,
                    Connection::Opening => Some(t!("connecting")),
                    Connection::Down(sentence) => Some(sentence.unwrap_or_else(|| t!("offline"))),
                    Connection::Over(refusal) => Some(lang::refusal(&refusal.code, &refusal.sentence)),
                }.map(|text| view! { <p class="connection" role="alert">{text}</p> })}
                <Show when=move || at.view.with(Option::is_some)><Room at/></Show>
                <p class="refused" role="alert">{move || session.refused.get().map(|no| lang::refusal(&no.code, &no.sentence))}</p>
                <form class="command" on:submit=move |event| { event.prevent_default(); session.act(typed.get_untracked()); typed.set(String::new()); }>
                    <label for="command">{move || t!("command-bar")}</label>
                    <input id="command" autocomplete="off" prop:value=typed on:input:target=move |event| typed.set(event.target().value())/>
                </form>
            </main>
            <aside class="panel">
                {seats}
                <button on:click=move |_| session.ask(Wish::Host(HostWish::Start))>{move || t!("start")}</button>
                <ol class="log">{move || session.log.get().into_iter().map(|line| view! { <li>{line.text}</li> }).collect_view()}</ol>
            </aside>
        </div>
    }
}

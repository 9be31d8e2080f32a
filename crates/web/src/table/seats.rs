//! The seats of a table before a game, and what can be done with each.

use super::words::{bot_meaning, bot_name};
use crate::{
    catalogue, keep,
    session::Session,
    t,
    ui::{SEAT_COLOURS, SeatMark, Twice},
};
use kee_game::Seat;
use kee_wire::{HostCommand, PlayerView, SeatView, TableCommand};
use leptos::prelude::*;

/// What is known of a seat.
fn seat_view(session: Session, seat: Seat) -> Memo<Option<SeatView>> {
    Memo::new(move |_| session.view.with(|view| view.as_ref()?.seats.get(seat.index()).cloned()))
}

/// Who sits where.
#[component]
pub(super) fn Seats(session: Session) -> impl IntoView {
    let count = Memo::new(move |_| session.view.with(|view| view.as_ref().map_or(0, |view| view.seats.len())));
    view! {
        <ul class="seats">
            {move || Seat::first(count.get()).map(|seat| view! { <SeatRow session seat/> }).collect_view()}
        </ul>
    }
}

#[component]
fn SeatRow(session: Session, seat: Seat) -> impl IntoView {
    let seat_view = seat_view(session, seat);
    let is_open = move || seat_view.get().is_none_or(|view| view.player == PlayerView::Open);
    let name = move || match seat_view.get().map(|view| view.player) {
        None | Some(PlayerView::Open) => t!("seat-open"),
        Some(PlayerView::StandIn { name, bot }) => t!("seat-stand-in", name = name, bot = bot_name(&bot)),
        Some(_) => session.names().of(seat),
    };
    let state = move || {
        let view = seat_view.get()?;
        let hosts = session.view.with(|table| table.as_ref().is_some_and(|table| table.host == Some(seat)));
        let person = matches!(view.player, PlayerView::Person(_));
        let words = [
            (session.seat() == Some(seat)).then(|| t!("seat-you")),
            session.is_partner(seat).then(|| t!("seat-partner")),
            hosts.then(|| t!("seat-host")),
            (person && view.absence.is_some()).then(|| t!("plate-away")),
            (person && view.ready && !session.is_led()).then(|| t!("seat-ready")),
        ];
        Some(words.into_iter().flatten().collect::<Vec<_>>().join(", "))
    };
    view! {
        <li class="seat" class:seat-free=is_open class:seat-own=move || session.seat() == Some(seat)
            style=format!("--seat: var(--seat-{})", seat.index() % SEAT_COLOURS)>
            <SeatMark seat/>
            <span class="seat-name">{name}</span>
            <span class="seat-state">{state}</span>
            <Show when=move || !session.is_led()><SeatChoices session seat/></Show>
        </li>
    }
}

/// What can be done with a seat between games.
#[component]
pub(super) fn SeatChoices(session: Session, seat: Seat) -> impl IntoView {
    let seat_view = seat_view(session, seat);
    let open = move || seat_view.get().is_some_and(|view| view.player == PlayerView::Open);
    let is_bot = move || seat_view.get().is_some_and(|view| matches!(view.player, PlayerView::Bot(_)));
    let is_guest = move || {
        let person = seat_view.get().is_some_and(|view| matches!(view.player, PlayerView::Person(_)));
        person && session.seat() != Some(seat)
    };
    let sit = move |_| session.ask(TableCommand::TakeSeat { seat: Some(seat), name: keep::name() });
    let bots = move || {
        let game = session.info.with(|info| info.as_ref().map(|info| info.game.id.clone())).unwrap_or_default();
        let bots = catalogue::about(&game).map(|about| about.bots.iter()).unwrap_or_default();
        bots.map(|bot| (bot.name, bot_meaning(&game, bot.name))).collect::<Vec<_>>()
    };
    let seat_bot = move |bot: String| {
        let wish = if bot.is_empty() { HostCommand::ClearSeat { seat } } else { HostCommand::SeatBot { seat, bot } };
        session.ask(TableCommand::Host(wish));
    };
    view! {
        <span class="seat-choices">
            <Show when=move || open() && session.seat().is_none()>
                <button on:click=sit>{move || t!("sit-here")}</button>
            </Show>
            <Show when=move || session.hosts() && (open() || is_bot())>
                <label class="seat-bot">
                    <span class="unseen">{move || t!("seat-bot", seat = seat.to_string())}</span>
                    <select on:change:target=move |event| seat_bot(event.target().value())>
                        <option value="" selected=open>{move || t!("seat-no-bot")}</option>
                        {move || bots().into_iter().map(|(name, meaning)| {
                            let seated = seat_view.get().is_some_and(|view| view.player == PlayerView::Bot(name.to_owned()));
                            view! { <option value=name title=meaning selected=seated>{t!("bot-option", bot = bot_name(name))}</option> }
                        }).collect_view()}
                    </select>
                </label>
            </Show>
            <Show when=move || session.hosts() && is_guest()>
                <Twice class="quiet" words=Signal::derive(|| t!("seat-clear")) sure=Signal::derive(move || t!("seat-clear-sure", name = session.names().of(seat)))
                    label=Signal::derive(move || t!("seat-clear-name", name = session.names().of(seat)))
                    done=move |()| session.ask(TableCommand::Host(HostCommand::ClearSeat { seat }))/>
            </Show>
        </span>
    }
}

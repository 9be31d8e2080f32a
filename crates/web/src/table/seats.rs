//! The seats of a table before a game, and the choices for each.

use super::words::bot_name;
use crate::{
    catalogue, keep,
    make::BotOptions,
    session::Session,
    t,
    ui::{BotFace, RoundTable, SeatMark, Twice, beside_mark},
};
use kee_game::Seat;
use kee_wire::{HostCommand, PlayerView, SeatView, TableCommand};
use leptos::prelude::*;

/// A seat's current occupant and state.
fn seat_view(session: Session, seat: Seat) -> Memo<Option<SeatView>> {
    Memo::new(move |_| session.view.with(|view| view.as_ref()?.seats.get(seat.index()).cloned()))
}

/// The character of the bot that has a seat.
pub(super) fn seated_bot(session: Session, seat: Seat) -> Memo<Option<String>> {
    let sits = move || {
        let player = session.view.with(|view| Some(view.as_ref()?.seats.get(seat.index())?.player.clone()));
        matches!(player, Some(PlayerView::Bot(_)))
    };
    Memo::new(move |_| session.character(seat).filter(|_| sits()))
}

/// Whether a seat is open.
fn is_open(view: Option<&SeatView>) -> bool {
    view.is_none_or(|view| view.player == PlayerView::Open)
}

/// The seating, drawn around the table as it was set up. The reader sits nearest.
#[component]
pub(super) fn Seats(session: Session) -> impl IntoView {
    let count = Memo::new(move |_| session.view.with(|view| view.as_ref().map_or(0, |view| view.seats.len())));
    let mine = Memo::new(move |_| session.seat());
    let game = Memo::new(move |_| session.info.with(|info| info.as_ref().map(|info| info.game.id.clone())));
    move || {
        let game = game.get()?;
        Some(view! { <RoundTable game count nearest=mine seat=move |seat| view! { <LobbySeat session seat/> }/> })
    }
}

/// A seat in the lobby. A tap takes it, or lets the host choose a bot for it.
#[component]
fn LobbySeat(session: Session, seat: Seat) -> impl IntoView {
    let seat_view = seat_view(session, seat);
    let open = Memo::new(move |_| seat_view.with(|view| is_open(view.as_ref())));
    let mine = Memo::new(move |_| session.seat() == Some(seat));
    let may_sit = Memo::new(move |_| open.get() && session.seat().is_none() && !session.is_led());
    let name = move || match seat_view.get().map(|view| view.player) {
        _ if may_sit.get() => t!("sit-here"),
        None | Some(PlayerView::Open) => t!("seat-open"),
        Some(PlayerView::StandIn { name, bot }) => {
            t!("seat-stand-in", name = name, bot = bot_name(&session.character(seat).unwrap_or(bot)))
        }
        Some(_) => beside_mark(&session.names().of(seat), seat).to_owned(),
    };
    let bot = seated_bot(session, seat);
    let state = move || {
        let view = seat_view.get()?;
        let hosts = session.view.with(|table| table.as_ref().is_some_and(|table| table.host == Some(seat)));
        let person = matches!(view.player, PlayerView::Person(_));
        let words = [
            mine.get().then(|| t!("seat-you")),
            session.is_partner(seat).then(|| t!("seat-partner")),
            hosts.then(|| t!("seat-host")),
            (person && view.absence.is_some()).then(|| t!("plate-away")),
            (person && view.ready && !session.is_led()).then(|| t!("seat-ready")),
        ];
        Some(words.into_iter().flatten().collect::<Vec<_>>().join(", "))
    };
    view! {
        <div class="seat-chip" class:seat-free=open class:seat-me=mine class:seat-action=may_sit>
            <SeatMark seat/>
            {move || bot.get().map(|bot| view! { <BotFace bot=Signal::stored(bot)/> })}
            <span class="seat-who"><span class="seat-name">{name}</span><small class="seat-state">{state}</small></span>
            <Show when=move || !session.is_led()>
                <Show when=move || may_sit.get()><SitHere session seat/></Show>
                <SeatBot session seat/>
            </Show>
        </div>
    }
}

/// The choices for a seat between games.
#[component]
pub(super) fn SeatChoices(session: Session, seat: Seat) -> impl IntoView {
    let seat_view = seat_view(session, seat);
    view! {
        <span class="seat-choices">
            <Show when=move || session.seat().is_none() && seat_view.with(|view| is_open(view.as_ref()))><SitHere session seat/></Show>
            <SeatBot session seat/>
            <SeatRemoval session seat/>
        </span>
    }
}

#[component]
fn SitHere(session: Session, seat: Seat) -> impl IntoView {
    let sit = move |_| session.ask(TableCommand::TakeSeat { seat: Some(seat), name: keep::name() });
    view! { <button class="seat-sit" on:click=sit>{move || t!("sit-here")}</button> }
}

/// The host's choice of a bot for a seat that no person has.
#[component]
fn SeatBot(session: Session, seat: Seat) -> impl IntoView {
    let seat_view = seat_view(session, seat);
    let open = move || seat_view.with(|view| is_open(view.as_ref()));
    let seated = seated_bot(session, seat);
    let is_bot = move || seated.read().is_some();
    let about = Memo::new(move |_| catalogue::about(&session.game()));
    let bots = move || about.get().map(|about| view! { <BotOptions about chosen=seated/> });
    let choose = move |bot: String| {
        let command = if bot.is_empty() { HostCommand::ClearSeat { seat } } else { HostCommand::SeatBot { seat, bot } };
        session.ask(TableCommand::Host(command));
    };
    view! {
        <Show when=move || session.hosts() && (open() || is_bot())>
            <label class="seat-bot">
                <span class="unseen">{move || t!("seat-bot", seat = seat.to_string())}</span>
                <select on:change:target=move |event| choose(event.target().value())>
                    <option value="" selected=open>{move || t!("seat-no-bot")}</option>
                    {bots}
                </select>
            </label>
        </Show>
    }
}

/// The host's button that removes another person from their seat.
#[component]
pub(super) fn SeatRemoval(session: Session, seat: Seat) -> impl IntoView {
    let seat_view = seat_view(session, seat);
    let is_guest = move || {
        let person = seat_view.get().is_some_and(|view| matches!(view.player, PlayerView::Person(_)));
        person && session.seat() != Some(seat)
    };
    view! {
        <Show when=move || session.hosts() && is_guest()>
            <Twice class="quiet" words=Signal::derive(move || t!("seat-clear-name", name = session.names().of(seat)))
                sure=Signal::derive(move || t!("seat-clear-sure", name = session.names().of(seat)))
                done=move |()| session.ask(TableCommand::Host(HostCommand::ClearSeat { seat }))/>
        </Show>
    }
}

/// The host's buttons for the people at the table.
#[component]
pub(super) fn SeatRemovals(session: Session) -> impl IntoView {
    let count = Memo::new(move |_| session.view.with(|view| view.as_ref().map_or(0, |view| view.seats.len())));
    view! {
        <div class="seat-removals">
            {move || Seat::first(count.get()).map(|seat| view! { <SeatRemoval session seat/> }).collect_view()}
        </div>
    }
}

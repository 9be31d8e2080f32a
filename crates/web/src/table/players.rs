use super::{
    clock::SeatClock,
    words::{bot_meaning, bot_name},
};
use crate::{catalogue, keep, session::Session, t, ui::SeatMark};
use kee_game::Seat;
use kee_wire::{HostCommand, Phase, PlayerView, SeatView, TableCommand};
use leptos::prelude::*;

/// Who sits where: with their time while a game is played, and with what the host can do before it.
#[component]
pub(crate) fn Players(session: Session) -> impl IntoView {
    let count = Memo::new(move |_| session.view.with(|view| view.as_ref().map_or(0, |view| view.seats.len())));
    view! {
        <ul class="players">
            {move || Seat::first(count.get()).map(|seat| view! { <Player session seat/> }).collect_view()}
        </ul>
    }
}

#[component]
fn Player(session: Session, seat: Seat) -> impl IntoView {
    let seat_view: Memo<Option<SeatView>> =
        Memo::new(move |_| session.view.with(|view| view.as_ref()?.seats.get(seat.index()).cloned()));
    let phase = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.phase)));
    let asked = Memo::new(move |_| {
        session
            .view
            .with(|view| view.as_ref().is_some_and(|view| view.asked.iter().any(|window| window.seats.contains(seat))))
    });
    let partner = Memo::new(move |_| {
        let me = session.seat()?;
        let same = session
            .info
            .with(|info| info.as_ref().is_some_and(|info| info.game.teams.team(me) == info.game.teams.team(seat)));
        (same && me != seat).then_some(())
    });
    let name = move || match seat_view.get().map(|view| view.player) {
        None | Some(PlayerView::Open) => t!("seat-open"),
        Some(PlayerView::StandIn { name, bot }) => t!("seat-stand-in", name = name, bot = bot_name(&bot)),
        Some(_) => session.names().of(seat),
    };
    let state = move || {
        let view = seat_view.get()?;
        let mut words = Vec::new();
        if session.seat() == Some(seat) {
            words.push(t!("seat-you"));
        }
        if partner.get().is_some() {
            words.push(t!("seat-partner"));
        }
        if session.view.with(|table| table.as_ref().is_some_and(|table| table.host == Some(seat))) {
            words.push(t!("seat-host"));
        }
        if view.left || view.absence.as_ref().is_some_and(|absence| absence.for_good) {
            words.push(t!("seat-left"));
        } else if view.absence.is_some() {
            words.push(t!("seat-gone"));
        } else if matches!(phase.get(), Some(Phase::Gathering | Phase::Over))
            && !session.is_led()
            && matches!(view.player, PlayerView::Person(_))
        {
            words.push(if view.ready { t!("seat-ready") } else { t!("seat-not-ready") });
        }
        if view.wins > 0 {
            words.push(t!("seat-wins", count = view.wins));
        }
        Some(words.join(", "))
    };
    view! {
        <li class="player" class:player-asked=asked>
            <SeatMark seat/>
            <span class="player-name">{name}</span>
            <span class="player-state">{state}</span>
            <SeatClock session seat/>
            <Show when=move || matches!(phase.get(), Some(Phase::Gathering | Phase::Over)) && !session.is_led()>
                <SeatChoices session seat seat_view/>
            </Show>
        </li>
    }
}

/// What can be done with a seat between games.
#[component]
fn SeatChoices(session: Session, seat: Seat, seat_view: Memo<Option<SeatView>>) -> impl IntoView {
    let hosts = move || session.you.get().is_some_and(|you| you.host);
    let open = move || seat_view.get().is_some_and(|view| view.player == PlayerView::Open);
    let is_bot = move || seat_view.get().is_some_and(|view| matches!(view.player, PlayerView::Bot(_)));
    let sit = move |_| session.ask(TableCommand::TakeSeat { seat: Some(seat), name: keep::name() });
    let bots = move || {
        let game = session.info.with(|info| info.as_ref().map(|info| info.game.id.clone())).unwrap_or_default();
        let bots = catalogue::about(&game).map(|about| about.bots.iter()).unwrap_or_default();
        bots.map(|bot| (bot.name, bot_meaning(&game, bot.name))).collect::<Vec<_>>()
    };
    view! {
        <span class="seat-choices">
            <Show when=move || open() && session.seat().is_none()>
                <button on:click=sit>{move || t!("sit-here")}</button>
            </Show>
            <Show when=move || hosts() && (open() || is_bot())>
                <label class="seat-bot">
                    <span class="unseen">{move || t!("seat-bot", seat = seat.to_string())}</span>
                    <select on:change:target=move |event| {
                        let bot = event.target().value();
                        let wish = if bot.is_empty() { HostCommand::ClearSeat { seat } } else { HostCommand::SeatBot { seat, bot } };
                        session.ask(TableCommand::Host(wish));
                    }>
                        <option value="" selected=open>{move || t!("seat-no-bot")}</option>
                        {move || bots().into_iter().map(|(name, meaning)| {
                            let seated = seat_view.get().is_some_and(|view| view.player == PlayerView::Bot(name.to_owned()));
                            view! { <option value=name title=meaning selected=seated>{t!("bot-option", bot = bot_name(name))}</option> }
                        }).collect_view()}
                    </select>
                </label>
            </Show>
        </span>
    }
}

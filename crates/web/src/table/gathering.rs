//! The lobby: the invitation, the seats, the game about to be played, and one button for the next step.

use super::{
    about_game::AboutGame,
    seats::{SeatRemovals, Seats},
};
use crate::{
    catalogue,
    keep::{self, Guest},
    session::Session,
    t,
    ui::{Avatar, Share},
};
use kee_game::Seat;
use kee_wire::{HostCommand, Phase, PlayerView, TableCommand, TableView};
use leptos::prelude::*;

#[component]
pub(super) fn Gathering(
    session: Session,
    #[prop(into)] table: Signal<Option<String>>,
    /// A sentence that says what the table waits for.
    sentence: Memo<Option<String>>,
) -> impl IntoView {
    let invited = Memo::new(move |_| session.seat().is_none() && has_room(session));
    view! {
        <section class="gathering">
            {move || table.get().filter(|_| !session.is_led()).map(|table| {
                if invited.get() {
                    return view! { <Welcome session/> }.into_any();
                }
                let sentence =
                    Signal::derive(move || if has_room(session) { t!("share-sentence") } else { t!("share-full") });
                view! { <Share path=Signal::stored(format!("/t/{table}")) code=Signal::stored(table) sentence/> }.into_any()
            })}
            <section class="lobby-table">
                <h2 class="unseen">{move || t!("players")}</h2>
                <Seats session/>
                <p class="pill pill-quiet">{sentence}</p>
                <Show when=move || !invited.get() || session.is_led()><GatheringStep session/></Show>
                <SeatRemovals session/>
            </section>
            <AboutGame session/>
        </section>
    }
}

/// The greeting of a guest: who invites them, to what, and the way to a seat.
#[component]
fn Welcome(session: Session) -> impl IntoView {
    let host = Memo::new(move |_| {
        let seat = session.view.with(|view| view.as_ref()?.host)?;
        Some(session.names().of(seat))
    });
    let heading = move || {
        let about = session.info.with(|info| catalogue::about(&info.as_ref()?.game.id))?;
        Some(match host.get() {
            Some(name) => t!("lobby-invited-by", name = name, game = about.title),
            None => t!("lobby-invited", game = about.title),
        })
    };
    view! {
        <section class="lobby-welcome">
            {move || host.get().map(|name| view! { <Avatar name=Signal::stored(name)/> })}
            <h2>{heading}</h2>
            <p>{move || t!("lobby-invited-how")}</p>
            <GatheringStep session/>
        </section>
    }
}

/// Whether a seat is open.
fn has_room(session: Session) -> bool {
    let open = |view: &TableView| view.seats.iter().any(|seat| seat.player == PlayerView::Open);
    session.view.with(|view| view.as_deref().is_some_and(open))
}

/// Whether all others are ready. Bots always are.
fn others_are_ready(view: &TableView, me: Seat) -> bool {
    let others = Seat::first(view.seats.len()).zip(&view.seats).filter(|(seat, _)| *seat != me);
    others.into_iter().all(|(_, seat)| match seat.player {
        PlayerView::Open => false,
        PlayerView::Bot(_) => true,
        PlayerView::Person(_) | PlayerView::StandIn { .. } => seat.ready,
    })
}

/// The next step: sit down, be ready, start.
#[component]
pub(super) fn GatheringStep(
    session: Session,
    /// Whether another button on the page is the main one.
    #[prop(optional)]
    beside: bool,
) -> impl IntoView {
    let mine =
        Memo::new(move |_| session.view.with(|view| Some(view.as_ref()?.seats.get(session.seat()?.index())?.ready)));
    let open = Memo::new(move |_| has_room(session));
    let words = Memo::new(move |_| {
        session.view.with(|view| {
            let (view, me) = (view.as_ref()?, session.seat()?);
            Some(match view.phase {
                Phase::Over if view.seats.len() == 1 => t!("play-again"),
                Phase::Over => t!("over-rematch"),
                _ if others_are_ready(view, me) => t!("start"),
                _ => t!("be-ready"),
            })
        })
    });
    view! {
        <div class="next-step">
            {move || match mine.get() {
                // The text above says what to wait for.
                _ if session.is_led() => ().into_any(),
                None if open.get() => view! { <SitDown session/> }.into_any(),
                None => view! { <p>{t!("all-taken")}</p> }.into_any(),
                Some(false) => view! {
                    <button class:primary=!beside class:big=!beside on:click=move |_| session.ask(TableCommand::Ready { ready: true })>{words}</button>
                }.into_any(),
                Some(true) => view! {
                    <button on:click=move |_| session.ask(TableCommand::Ready { ready: false })>{t!("be-unready")}</button>
                }.into_any(),
            }}
            <Show when=move || session.hosts() && mine.get() == Some(true) && !open.get() && !session.is_led()>
                <button on:click=move |_| session.ask(TableCommand::Host(HostCommand::Start))>{move || t!("lobby-start-now")}</button>
            </Show>
        </div>
    }
}

/// Taking a seat. Guests who came by a link can give their name here.
#[component]
fn SitDown(session: Session) -> impl IntoView {
    let nameless = keep::guest().is_none_or(|guest| guest.name.trim().is_empty());
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        session.ask(TableCommand::TakeSeat { seat: None, name: keep::name() });
    };
    // Stored as it is typed, because there is more than one button to sit down with.
    let name = move |event: web_sys::Event| {
        keep::set_guest(&Guest { name: event_target_value(&event) });
    };
    view! {
        <form class="sit" on:submit=sit>
            {nameless.then(|| view! {
                <label for="sit-name">{move || t!("your-name")}</label>
                <input id="sit-name" maxlength="30" autocomplete="nickname" placeholder=move || t!("guest") on:input=name/>
            })}
            <button class="primary big">{move || t!("sit-down")}</button>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};

    #[test]
    fn bots_never_have_to_be_ready() {
        let mut view = playing([person("Anna"), PlayerView::Bot("easy".to_owned()), person("Bo")]);
        view.seats.iter_mut().for_each(|seat| seat.ready = false);
        assert!(!others_are_ready(&view, Seat::new(0)));
        view.seats[2].ready = true;
        assert!(others_are_ready(&view, Seat::new(0)));
        view.seats[1].player = PlayerView::Open;
        assert!(!others_are_ready(&view, Seat::new(0)), "a player is still missing");
    }
}

use super::players::Players;
use crate::{keep, session::Session, t, ui::Share};
use kee_game::Seat;
use kee_wire::{HostWish, PlayerView, TableView, Wish};
use leptos::prelude::*;

/// Before the first game: the link, the seats, and one button for what comes next.
#[component]
pub(crate) fn Gathering(session: Session, #[prop(into)] table: Signal<Option<String>>) -> impl IntoView {
    view! {
        <section class="gathering">
            <div class="gathering-seats">
                <h2>{move || t!("players")}</h2>
                <Players session/>
                <NextStep session/>
            </div>
            {move || table.get().map(|table| {
                let sentence = Signal::derive(|| t!("share-sentence"));
                view! { <Share path=Signal::stored(format!("/t/{table}")) code=Signal::stored(table) sentence/> }
            })}
        </section>
    }
}

/// The one thing to do now: sit down, be ready, start.
#[component]
pub(crate) fn NextStep(session: Session) -> impl IntoView {
    let mine = move || session.view.with(|view| Some(view.as_ref()?.seats.get(session.seat()?.index())?.ready));
    let hosts = move || session.you.get().is_some_and(|you| you.host);
    let has = |view: &TableView, wanted: fn(&PlayerView) -> bool| view.seats.iter().any(|seat| wanted(&seat.player));
    let open = move || {
        session.view.with(|view| view.as_ref().is_some_and(|view| has(view, |player| *player == PlayerView::Open)))
    };
    let colour = || keep::guest().map_or(0, |guest| usize::from(guest.colour));
    // One's own colour, if it is free.
    let sit = move |_| {
        let wanted = session.view.with_untracked(|view| {
            let seats = &view.as_ref()?.seats;
            let place =
                (0..seats.len()).find(|place| place % 8 == colour() && seats[*place].player == PlayerView::Open)?;
            Some(Seat::new(place))
        });
        session.ask(Wish::TakeSeat { seat: wanted, name: keep::name() });
    };
    view! {
        <div class="next-step">
            {move || match mine() {
                None if open() => view! { <button class="primary" on:click=sit>{t!("sit-down")}</button> }.into_any(),
                None => ().into_any(),
                Some(false) => view! {
                    <button class="primary" on:click=move |_| session.ask(Wish::Ready { ready: true })>{t!("be-ready")}</button>
                }.into_any(),
                Some(true) => view! {
                    <button on:click=move |_| session.ask(Wish::Ready { ready: false })>{t!("be-unready")}</button>
                }.into_any(),
            }}
            <Show when=move || hosts() && !open()>
                <button on:click=move |_| session.ask(Wish::Host(HostWish::Start))>{move || t!("start")}</button>
            </Show>
        </div>
    }
}

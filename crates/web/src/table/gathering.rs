use super::seats::Seats;
use crate::{
    keep::{self, Guest},
    session::Session,
    t,
    ui::Share,
};
use kee_game::Seat;
use kee_wire::{HostCommand, Phase, PlayerView, TableCommand, TableView};
use leptos::prelude::*;

/// Before the first game: the link, the seats, and one button for what comes next.
#[component]
pub(super) fn Gathering(
    session: Session,
    #[prop(into)] table: Signal<Option<String>>,
    /// What the table waits for.
    sentence: Memo<Option<String>>,
) -> impl IntoView {
    view! {
        <section class="gathering">
            <div class="gathering-seats">
                <h2>{move || t!("players")}</h2>
                <Seats session/>
                <p class="pill pill-quiet">{sentence}</p>
                <NextStep session/>
            </div>
            {move || table.get().filter(|_| !session.is_led()).map(|table| {
                let sentence =
                    Signal::derive(move || if has_room(session) { t!("share-sentence") } else { t!("share-full") });
                view! { <Share path=Signal::stored(format!("/t/{table}")) code=Signal::stored(table) sentence/> }
            })}
        </section>
    }
}

/// Whether a seat is open.
fn has_room(session: Session) -> bool {
    let open = |view: &TableView| view.seats.iter().any(|seat| seat.player == PlayerView::Open);
    session.view.with(|view| view.as_deref().is_some_and(open))
}

/// The one thing to do now: sit down, be ready, start.
#[component]
pub(crate) fn NextStep(
    session: Session,
    /// Whether something else on the page is what comes next.
    #[prop(optional)]
    beside: bool,
) -> impl IntoView {
    let mine =
        Memo::new(move |_| session.view.with(|view| Some(view.as_ref()?.seats.get(session.seat()?.index())?.ready)));
    let open = Memo::new(move |_| has_room(session));
    let again =
        Memo::new(move |_| session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Over)));
    view! {
        <div class="next-step">
            {move || match mine.get() {
                // What to wait for is in the status.
                _ if session.is_led() => ().into_any(),
                None if open.get() => view! { <SitDown session/> }.into_any(),
                None => view! { <p>{t!("all-taken")}</p> }.into_any(),
                Some(false) => view! {
                    <button class:primary=!beside on:click=move |_| session.ask(TableCommand::Ready { ready: true })>
                        {if again.get() { t!("play-again") } else { t!("be-ready") }}
                    </button>
                }.into_any(),
                Some(true) => view! {
                    <button on:click=move |_| session.ask(TableCommand::Ready { ready: false })>{t!("be-unready")}</button>
                }.into_any(),
            }}
            <Show when=move || session.hosts() && !open.get() && !session.is_led()>
                <button on:click=move |_| session.ask(TableCommand::Host(HostCommand::Start))>{move || t!("start")}</button>
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
        // One's own colour, if it is free.
        let colour = usize::from(keep::guest().map_or(0, |guest| guest.colour));
        let wanted = session.view.with_untracked(|view| {
            let seats = &view.as_ref()?.seats;
            let place =
                (0..seats.len()).find(|place| place % 8 == colour && seats[*place].player == PlayerView::Open)?;
            Some(Seat::new(place))
        });
        session.ask(TableCommand::TakeSeat { seat: wanted, name: keep::name() });
    };
    // It is kept as it is typed: there is more than one button to sit down with.
    let name = move |event: web_sys::Event| {
        let colour = keep::guest().map_or(0, |guest| guest.colour);
        keep::set_guest(&Guest { name: event_target_value(&event), colour });
    };
    view! {
        <form class="sit" on:submit=sit>
            {nameless.then(|| view! {
                <label for="sit-name">{move || t!("your-name")}</label>
                <input id="sit-name" maxlength="30" autocomplete="nickname" placeholder=move || t!("guest") on:input=name/>
            })}
            <button class="primary">{move || t!("sit-down")}</button>
        </form>
    }
}

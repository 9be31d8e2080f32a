use super::{
    board::Board,
    choices::Choices,
    desk::Desk,
    hand::{Exchanged, Hand, partner},
    pile::FaceUp,
    seats::Facts,
    tell::card_name,
};
use crate::{
    browser,
    games::{At, Stage},
    lang, t,
};
use keezen::KeezenAction;
use leptos::{ev::KeyboardEvent, prelude::*};

/// The room of Keezen.
pub(super) fn stage(at: At) -> Stage {
    let desk = Desk::new(at);
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            desk.start_over();
        }
    };
    Stage {
        board: view! { <div class="keezen-room" on:keydown=escape><Board desk/></div> }.into_any(),
        dock: view! {
            <div class="keezen-room keezen-desk" on:keydown=escape>
                <Exchanged desk/>
                <Hand desk/>
                <Choices desk/>
                <Confirm desk/>
                <FaceUp desk/>
            </div>
        }
        .into_any(),
        facts: Callback::new(move |seat| view! { <Facts desk seat/> }.into_any()),
    }
}

const CONFIRM: &str = "keezen-confirm";
/// How much of a small screen the drawer takes, in pixels.
const DRAWER: u32 = 60;

/// On a small screen the button that plays comes into sight once there is something to play.
fn bring_into_sight() {
    leptos::task::spawn_local(async {
        // What is chosen has to be drawn first.
        gloo_timers::future::TimeoutFuture::new(0).await;
        let Some(bar) = browser::element(CONFIRM) else { return };
        let height = browser::window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
        if bar.get_bounding_client_rect().bottom() > height - f64::from(DRAWER) {
            bar.scroll_into_view_with_bool(false);
        }
    });
}

/// What would come of the choice, what to look out for, and the one button that plays it.
#[component]
fn Confirm(desk: Desk) -> impl IntoView {
    let warning = move || desk.warning();
    let seated =
        move || desk.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some() && view.ending.is_none()));
    let hint = move || {
        let chosen = desk.draft.with(|draft| draft.card.is_some());
        match desk.told() {
            Some(told) => told,
            None if !desk.at.is_asked() || desk.exchanging() => String::new(),
            None if chosen && desk.draft.with(|draft| draft.counts_as().is_none()) => t!("keezen-hint-joker"),
            None if chosen => {
                match desk.draft.with(|draft| draft.shares.as_ref().map_or(0, |shares| shares.iter().count())) {
                    0 => t!("keezen-hint-pawn"),
                    1 => t!("keezen-hint-rest"),
                    _ => t!("keezen-hint-shares"),
                }
            }
            None => t!("keezen-hint-card"),
        }
    };
    let play = move || match desk.action() {
        Some(KeezenAction::Give(card)) => t!("keezen-give", card = card_name(card), name = partner(desk)),
        Some(KeezenAction::Play(play)) => t!("keezen-play", card = lang::tell(&play.told_card(), &desk.at.names.get())),
        _ if desk.exchanging() => t!("keezen-give-none"),
        _ => t!("keezen-play-none"),
    };
    // The page says it to screen readers by itself.
    let refused = move || desk.at.refused.get().map(|no| lang::refusal_at(&no, &desk.at.names.get()));
    let chosen = move || desk.draft.with(|draft| draft.card.is_some());
    Effect::new(move |_| {
        if chosen() {
            bring_into_sight();
        }
    });
    let may_throw = move || desk.possible().contains(&KeezenAction::ThrowIn);
    view! {
        <Show when=seated>
            <div class="keezen-confirm" id=CONFIRM>
            <p class="keezen-told">{hint}</p>
            {move || refused().map(|text| view! { <p class="keezen-refused" aria-hidden="true">{text}</p> })}
            {move || warning().map(|text| view! { <p class="keezen-warning">{text}</p> })}
            <div class="keezen-actions">
                <Show when=chosen>
                    <button class="keezen-undo" on:click=move |_| desk.start_over()>{move || t!("keezen-undo")}</button>
                </Show>
                <Show when=may_throw>
                    <button on:click=move |_| desk.at.play(KeezenAction::ThrowIn.to_string())>{move || t!("keezen-throw-in")}</button>
                </Show>
                <button class="primary" class:keezen-danger=move || warning().is_some()
                    aria-disabled=move || (desk.action().is_none() || !desk.at.is_asked()).to_string()
                    on:click=move |_| desk.play()>{play}</button>
            </div>
            </div>
        </Show>
    }
}

use super::{
    board::RingBoard,
    choices::Choices,
    desk::Desk,
    hand::{HandFan, partner},
    seats::Facts,
    tell::card_name,
};
use crate::{
    games::{RoomParts, TableHandle},
    lang, t,
    ui::{Icon, announce_prompt},
};
use keezen::{KeezenAction, core::KeezenPhase};
use leptos::{ev::KeyboardEvent, prelude::*};

/// The room of Keezen.
pub(super) fn stage(at: TableHandle) -> RoomParts {
    let desk = Desk::new(at);
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            desk.start_over();
        }
    };
    RoomParts {
        board: view! { <div class="keezen-room" on:keydown=escape><RingBoard desk/></div> }.into_any(),
        dock: view! {
            <div class="keezen-room keezen-dock" on:keydown=escape>
                <div class="keezen-desk" class:settled=move || desk.action().is_some()><Guide desk/><HandFan desk/><Actions desk/></div>
            </div>
        }
        .into_any(),
        facts: Callback::new(move |seat| view! { <Facts desk seat/> }.into_any()),
    }
}

/// Whether the reader plays, and the game is running.
fn is_seated(desk: Desk) -> bool {
    desk.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some() && view.ending.is_none()))
}

/// One line: a refusal, a warning, the consequences of the choice, or the next step.
#[component]
fn Guide(desk: Desk) -> impl IntoView {
    // The page announces refusals by itself.
    let refused = move || desk.at.refused.get().map(|no| lang::refusal_at(&no, &desk.at.names.get()));
    let alarm = move || refused().or_else(|| desk.warning());
    let text = move || alarm().or_else(|| desk.told()).unwrap_or_else(|| hint(desk));
    let gives = Memo::new(move |_| (desk.exchanging() && desk.at.is_asked()).then(|| hint(desk)));
    Effect::new(move |_| gives.get().into_iter().for_each(announce_prompt));
    view! {
        <Show when=move || is_seated(desk)>
            <p class="pill keezen-guide" class:keezen-alarm=move || alarm().is_some()>{text}</p>
        </Show>
    }
}

/// The next step.
fn hint(desk: Desk) -> String {
    let Some(view) = desk.seen.get() else { return String::new() };
    if view.phase == KeezenPhase::Exchange {
        let asked = view.seat.is_some_and(|seat| view.asked.contains(seat));
        return if asked { t!("keezen-exchange-choose", name = partner(desk)) } else { t!("keezen-exchange-wait") };
    }
    if !desk.at.is_asked() {
        return String::new();
    }
    desk.draft.with(|draft| match () {
        () if draft.card.is_none() => t!("keezen-hint-card"),
        () if draft.counts_as().is_none() => t!("keezen-hint-joker"),
        () => match draft.shares.as_ref().map_or(0, |shares| shares.iter().count()) {
            0 if draft.first.is_some() => t!("keezen-hint-other"),
            0 => t!("keezen-hint-pawn"),
            1 => t!("keezen-hint-rest"),
            _ => t!("keezen-hint-shares"),
        },
    })
}

/// The choices that are left, and the one button that plays. It is always in the same place.
#[component]
fn Actions(desk: Desk) -> impl IntoView {
    let play = move || match desk.action() {
        Some(KeezenAction::Give(card)) => t!("keezen-give", card = card_name(card), name = partner(desk)),
        Some(KeezenAction::Play(play)) => {
            let card = lang::tell(&play.told_card(), &desk.at.names.get());
            lang::capitalised(t!("keezen-play", card = card))
        }
        _ if desk.exchanging() => t!("keezen-give-none"),
        _ => t!("keezen-play-none"),
    };
    let chosen = move || desk.draft.with(|draft| draft.card.is_some());
    let may_throw = move || desk.possible().contains(&KeezenAction::ThrowIn);
    view! {
        <Show when=move || is_seated(desk)>
            <div class="keezen-actions">
                <Show when=chosen>
                    <button class="keezen-undo" aria-label=move || t!("keezen-undo") title=move || t!("keezen-undo")
                        on:click=move |_| desk.start_over()>
                        <Icon name="close"/>
                    </button>
                </Show>
                <div class="keezen-choices"><Choices desk/></div>
                <Show when=may_throw>
                    <button on:click=move |_| desk.at.play(KeezenAction::ThrowIn.to_string())>{move || t!("keezen-throw-in")}</button>
                </Show>
                <button class="primary" class:keezen-danger=move || desk.warning().is_some()
                    aria-disabled=move || (desk.action().is_none() || !desk.at.is_asked()).to_string()
                    on:click=move |_| desk.play()>{play}</button>
            </div>
        </Show>
    }
}

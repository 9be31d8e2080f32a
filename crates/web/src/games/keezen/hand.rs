use super::{
    card_face::card_face,
    desk::Desk,
    tell::{card_name, listed},
    words::card_deed,
};
use crate::{t, ui::rove};
use kee_game::Seat;
use keezen::{
    KeezenView,
    core::{Card, Cards, Phase},
};
use leptos::prelude::*;

/// The own cards: a row one walks through with the arrow keys.
#[component]
pub(super) fn Hand(desk: Desk) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let hand = desk.seen.with(|view| view.as_ref().map_or(Cards::NONE, |view| view.hand));
        // Equal cards are told apart by their number, so that one that stays is not dealt again.
        let numbered = hand.kinds().flat_map(|card| (0..hand.count(card)).map(move |number| (card, number)));
        numbered.collect::<Vec<_>>()
    });
    let seated = move || desk.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some()));
    view! {
        <Show when=seated>
            <div class="keezen-hand" role="toolbar" aria-label=move || t!("keezen-hand") on:keydown=|event| rove(&event)>
                <For each=move || cards.get() key=|(card, number)| (card.rank(), *number) let((card, number))>
                    <HandCard desk card number/>
                </For>
                <Show when=move || cards.with(Vec::is_empty)>
                    <p class="keezen-no-cards">{move || desk.seen.get().map(|view| no_cards(&view))}</p>
                </Show>
            </div>
        </Show>
    }
}

/// Why the hand is empty. A hand that could not be played was thrown in by itself.
fn no_cards(view: &KeezenView) -> String {
    let own = view.laid.iter().rev().find(|laid| laid.seat.is_some() && laid.seat == view.seat);
    match own {
        _ if view.ending.is_some() => String::new(),
        Some(laid) if laid.play.is_none() => t!("keezen-hand-thrown-in", cards = listed(laid.cards)),
        _ => t!("keezen-hand-empty"),
    }
}

/// A card of the hand. One that cannot be played says why when it is chosen.
#[component]
fn HandCard(desk: Desk, card: Card, number: usize) -> impl IntoView {
    let chosen = move || desk.draft.with(|draft| draft.card == Some((card, number)));
    let asked = move || {
        desk.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some_and(|seat| view.asked.contains(seat))))
    };
    let dead = Memo::new(move |_| asked() && !desk.playable().contains(card));
    let gift = move || {
        desk.seen.with(|view| {
            view.as_ref().is_some_and(|view| number == 0 && view.from_partner.is_some_and(|gift| gift.card == card))
        })
    };
    let given =
        move || desk.seen.with(|view| view.as_ref().is_some_and(|view| number == 0 && view.given == Some(card)));
    let why = move || if dead.get() { desk.why_not(card) } else { None };
    let label = move || {
        let mut parts = vec![card_name(card)];
        match why() {
            Some(reason) => parts.push(t!("keezen-card-cannot", reason = reason)),
            None => parts.extend(desk.rules.get().map(|ruled| card_deed(card, ruled.rules.laws()))),
        }
        if gift() {
            parts.push(t!("keezen-gift", name = giver(desk)));
        }
        if given() {
            parts.push(t!("keezen-card-given", name = partner(desk)));
        }
        parts.join(", ")
    };
    let is_first = move || {
        desk.seen.with(|view| view.as_ref().is_some_and(|view| number == 0 && view.hand.kinds().next() == Some(card)))
    };
    view! {
        <button class="keezen-card" class:chosen=chosen class:dead=dead class:given=given
            aria-label=label aria-pressed=move || chosen().to_string()
            tabindex=move || if is_first() { "0" } else { "-1" } title=move || why().unwrap_or_default()
            on:click=move |_| desk.choose(card, number)>
            <svg viewBox="0 0 50 72" aria-hidden="true">{card_face(card)}</svg>
            {move || gift().then(|| view! { <span class="keezen-gift" aria-hidden="true">{t!("keezen-gift", name = giver(desk))}</span> })}
        </button>
    }
}

/// The name of the partner who gets a card: the next one who is still there.
pub(super) fn partner(desk: Desk) -> String {
    let partner = desk.rules.get().zip(desk.seen.get()).and_then(|(ruled, view)| {
        let own = desk.at.seat()?.index();
        ruled.rules.laws().partners(own).find(|partner| !view.board.is_gone(*partner))
    });
    partner.map(|seat| desk.at.names.get().of(Seat::new(seat))).unwrap_or_default()
}

/// The name of the partner who gave a card.
fn giver(desk: Desk) -> String {
    let giver = desk.seen.with(|view| view.as_ref().and_then(|view| view.from_partner).map(|gift| gift.partner));
    giver.map(|seat| desk.at.names.get().of(seat)).unwrap_or_default()
}

/// What there is to know about the exchange, if one is on.
#[component]
pub(super) fn Exchanged(desk: Desk) -> impl IntoView {
    move || {
        let view = desk.seen.get()?;
        let seat = view.seat?;
        let text = match (view.phase, view.partner_holds) {
            (Phase::Exchange, _) if view.asked.contains(seat) => t!("keezen-exchange-choose", name = partner(desk)),
            (Phase::Exchange, _) if view.given.is_some() => t!("keezen-exchange-wait"),
            (_, Some(held)) => {
                let name = desk.at.names.get().of(held.partner);
                t!("keezen-partner-holds", name = name, card = card_name(held.card))
            }
            _ => return None,
        };
        Some(view! { <p class="keezen-exchange">{text}</p> })
    }
}

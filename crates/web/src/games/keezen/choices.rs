use super::{
    desk::Desk,
    draft::PlayDraft,
    offer::{Foresight, PlacedPawn, PlayOffer},
    seven::{Seven, WideSeven},
    tell::card_name,
    words::card_deed,
};
use crate::{
    lang, t,
    ui::{SEAT_COLOURS, rove, seat_shape},
};
use keezen::core::Card;
use leptos::prelude::*;

/// The pawns to choose from, in words: for small screens, fingers and ears. The board offers the same.
#[component]
pub(super) fn Choices(desk: Desk) -> impl IntoView {
    let card = move || desk.draft.with(PlayDraft::counts_as);
    let joker =
        move || !desk.exchanging() && desk.draft.with(|draft| draft.card.is_some_and(|(card, _)| card == Card::JOKER));
    let wide = move || desk.draft.with(|draft| draft.shares.is_some());
    let firsts = Memo::new(move |_| {
        let offers = desk.offers.get();
        let mut pawns: Vec<PlacedPawn> = Vec::new();
        for pawn in offers.iter().map(|offer| offer.first) {
            if !pawns.contains(&pawn) {
                pawns.push(pawn);
            }
        }
        pawns
    });
    let swaps = move || desk.offers.with(|offers| desk.draft.with(|draft| draft.pickable(offers)));
    let first = move || desk.draft.with(|draft| draft.first);
    let is = move |wanted: Card| card() == Some(wanted);
    view! {
        <Show when=joker>
            <JokerPicker desk/>
        </Show>
        <Show when=wide>
            <WideSeven desk/>
        </Show>
        <Show when=move || !wide() && { firsts.with(|pawns| pawns.len() > 1) || (is(Card::JACK) && first().is_some()) }>
            <PawnPicker desk label=Signal::derive(|| t!("keezen-which-pawn")) pawns=Signal::derive(move || firsts.get())/>
        </Show>
        <Show when=move || is(Card::JACK) && first().is_some()>
            <PawnPicker desk label=Signal::derive(|| t!("keezen-swap-with")) pawns=Signal::derive(swaps)/>
        </Show>
        <Show when=move || is(Card::SEVEN) && first().is_some()>
            <Seven desk/>
        </Show>
    }
}

/// A row of pawns, one of which can be chosen.
#[component]
pub(super) fn PawnPicker(desk: Desk, label: Signal<String>, pawns: Signal<Vec<PlacedPawn>>) -> impl IntoView {
    let button = move |(index, pawn): (usize, PlacedPawn)| {
        let chosen = move || desk.draft.with(|draft| draft.first == Some(pawn) || draft.second == Some(pawn));
        let would = move || would(desk, pawn);
        view! {
            <button class="keezen-pick" aria-pressed=move || chosen().to_string() tabindex=if index == 0 { "0" } else { "-1" }
                class:hurts=move || would().is_some_and(|seen| seen.hurts)
                aria-label=move || described(desk, pawn, would().as_ref())
                on:click=move |_| desk.pick(pawn)>
                <svg viewBox="-10 -10 20 20" aria-hidden="true" style=format!("color: var(--seat-{})", pawn.owner % SEAT_COLOURS)>
                    <path d=seat_shape(pawn.owner) fill="currentColor"></path>
                </svg>
                {move || short(desk, pawn, would().as_ref())}
            </button>
        }
    };
    view! {
        <div class="keezen-picks" role="group" aria-label=label on:keydown=|event| rove(&event)>
            <span class="keezen-picks-label" aria-hidden="true">{label}</span>
            {move || pawns.get().into_iter().enumerate().map(button).collect_view()}
        </div>
    }
}

/// The consequences of choosing the pawn, if that completes the choice.
fn would(desk: Desk, pawn: PlacedPawn) -> Option<Foresight> {
    let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
    let offers = desk.offers.get();
    let draft = desk.draft.get();
    let of_pawn = |offer: &&PlayOffer| match draft.first {
        Some(first) if first != pawn && draft.pickable(&offers).contains(&pawn) => {
            offer.first == first && offer.second == Some(pawn) && draft.steps.is_none_or(|steps| offer.steps == steps)
        }
        _ => offer.first == pawn,
    };
    let fitting: Vec<&PlayOffer> = offers.iter().filter(of_pawn).collect();
    let [only] = fitting[..] else { return None };
    Some(Foresight::of(ruled.rules.laws(), &view.board, view.seat?.index(), *only))
}

/// The short form: 5 from home, and the pawn it would capture.
fn short(desk: Desk, pawn: PlacedPawn, would: Option<&Foresight>) -> String {
    let place = desk.pawn_in_short(pawn);
    match would.and_then(|seen| seen.captured.first()) {
        Some(home) => t!("keezen-short-hit", place = place, name = desk.speech().name(usize::from(home.owner))),
        None => place,
    }
}

/// The long form: your pawn on square 17, and the consequences of choosing it.
fn described(desk: Desk, pawn: PlacedPawn, would: Option<&Foresight>) -> String {
    let pawn = lang::capitalised(desk.speech().pawn_at(pawn));
    would.and_then(|seen| desk.aloud(seen)).map_or(pawn.clone(), |told| format!("{pawn}. {told}"))
}

/// The cards a joker can stand for. Those without a legal play are left out.
#[component]
fn JokerPicker(desk: Desk) -> impl IntoView {
    let cards = Memo::new(move |_| desk.joker_cards());
    let label = || t!("keezen-joker-pick");
    let button = move |(index, card): (usize, Card)| {
        let chosen = move || desk.draft.with(|draft| draft.stands_for == Some(card));
        let described = move || {
            let deed = desk.rules.get().map(|ruled| card_deed(card, ruled.rules.laws())).unwrap_or_default();
            format!("{}, {deed}", card_name(card))
        };
        view! {
            <button class="keezen-pick keezen-joker-card" aria-pressed=move || chosen().to_string()
                tabindex=if index == 0 { "0" } else { "-1" } aria-label=described title=described
                on:click=move |_| desk.stand_for(card)>{card.printed()}</button>
        }
    };
    view! {
        <div class="keezen-picks" role="toolbar" aria-label=label on:keydown=|event| rove(&event)>
            <span class="keezen-picks-label" aria-hidden="true">{label}</span>
            {move || cards.get().into_iter().enumerate().map(button).collect_view()}
        </div>
    }
}

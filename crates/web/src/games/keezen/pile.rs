use super::{card_face::card_face, desk::Desk, ring::at, tell, wood::color};
use crate::{t, ui::Icon};
use kee_game::Seat;
use keezen::{LaidCards, Paid, core::Card};
use leptos::prelude::*;

/// The number of visible cards of the pile.
const SEEN: usize = 5;
/// The distance that a card is thrown, and its size in the pile.
const THROW: f64 = 34.0;
const SCALE: f64 = 0.4;

/// The middle of the board: the cards played, the last one on top, and a line about it.
#[component]
pub(super) fn Pile(desk: Desk) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let of_seat = |laid: &LaidCards| laid.cards.iter().map(|card| (card, laid.seat)).collect::<Vec<_>>();
        let all: Vec<_> =
            desk.seen.with(|view| view.iter().flat_map(|view| view.laid.iter().flat_map(of_seat)).collect());
        let hidden = all.len().saturating_sub(SEEN);
        all.into_iter().enumerate().skip(hidden).collect::<Vec<_>>()
    });
    view! {
        <g class="keezen-pile" aria-hidden="true">
            <For each=move || cards.get() key=|(place, (card, _))| (*place, card.rank()) let((place, (card, seat)))>
                <Thrown desk place card seat/>
            </For>
            {move || done(desk)}
            <text class="keezen-next" y="-19.6">{move || next(desk)}</text>
        </g>
    }
}

/// A card that flew in from its player. Cards lie as they fell, and the same card always lies the same way.
#[component]
fn Thrown(desk: Desk, place: usize, card: Card, seat: Option<Seat>) -> impl IntoView {
    let turn = (place * 67 % 23) as f64 - 11.0;
    let (x, y) = ((place * 29 % 5) as f64 * 0.7 - 1.4, (place * 43 % 5) as f64 * 0.5 - 4.5);
    let from = seat.map(|seat| at(desk.ring.with_untracked(|ring| ring.spoke(seat.index())), THROW / SCALE));
    let thrown = from.map(|from| format!("--from: {:.1}px {:.1}px", from.x, from.y));
    view! {
        <g transform=format!("translate({x} {y})")>
            <g class="keezen-laid" style=thrown>
                <g transform=format!("rotate({turn}) scale({SCALE}) translate(-25 -36)")>
                    {card_face(card, desk.suit_laid(place, card))}
                </g>
            </g>
        </g>
    }
}

/// The last play, in a line as wide as the middle of the board.
fn done(desk: Desk) -> Option<impl IntoView> {
    let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
    let laid = view.laid.last()?;
    let seat = laid.seat?;
    let what = match &laid.play {
        Some(play) => desk.speech().did(ruled.rules.laws(), &view.board, seat.index(), play),
        None => t!("keezen-seat-threw-in"),
    };
    let name = desk.at.name(seat);
    let letters = (name.chars().count() + what.chars().count() + 1) as f64;
    let size = (40.0 / letters / 0.5).min(3.3);
    let width = letters * size * 0.53 + 4.0;
    Some(view! {
        <rect class="keezen-plaque" x=-width / 2.0 width=width y="12.2" height="5.8" rx="2.9"></rect>
        <text class="keezen-done" y="16.2" font-size=size>
            <tspan style=color(seat.index())>{name}</tspan> " " {what}
        </text>
    })
}

/// The points of the next pawn to come in, where there are points.
fn next(desk: Desk) -> Option<String> {
    let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
    let points = ruled.rules.laws().points.of_pawn(view.arrivals);
    (ruled.options.points != Paid::None && view.ending.is_none()).then(|| t!("keezen-next-pawn", points = points))
}

/// The last card, in a sentence.
fn told(desk: Desk, laid: &LaidCards) -> String {
    let names = desk.at.names.get();
    let of = |seat: Seat| names.of(seat);
    match (laid.seat, laid.play) {
        (Some(seat), Some(play)) => tell::last_played(&play, seat, &names),
        (Some(seat), None) => t!("keezen-log-threw-in", name = of(seat), cards = tell::listed(laid.cards)),
        (None, _) => t!("keezen-from-before", count = laid.cards.len()),
    }
}

/// Beside the round board: the last card in words and, opened, the progress of the deal and the cards played.
#[component]
pub(super) fn FaceUp(desk: Desk) -> impl IntoView {
    let last = move || {
        let laid = desk.seen.with(|view| view.as_ref().and_then(|view| view.laid.last().cloned()))?;
        Some(told(desk, &laid))
    };
    let deal = move || {
        let view = desk.seen.get()?;
        Some(t!("keezen-deal", number = u32::from(view.deal) + 1, undealt = view.undealt))
    };
    let gone = move || {
        let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
        let (open, deck) = (view.open_cards(), ruled.rules.laws().full_deck());
        let rows = deck.kinds().map(|card| {
            let (count, all) = (open.count(card), deck.count(card));
            let label = t!("keezen-gone-of", card = tell::card_name(card), count = count, all = all);
            view! {
                <li class:keezen-all-gone=count == all>
                    <span aria-hidden="true"><b>{card.printed()}</b> <span>{count} "/" {all}</span></span>
                    <span class="unseen">{label}</span>
                </li>
            }
        });
        Some(rows.collect_view())
    };
    view! {
        <p class="unseen">{last} " " {move || next(desk)}</p>
        <details class="keezen-face-up">
            <summary title=move || t!("keezen-face-up")>
                <Icon name="deck"/> <span class="unseen">{move || t!("keezen-face-up")}</span>
            </summary>
            <div class="keezen-gone"><ul>{gone}</ul><p>{deal}</p></div>
        </details>
    }
}

use super::{card_face::card_face, desk::Desk, tell};
use crate::{t, ui::SEAT_COLOURS};
use kee_game::Seat;
use keezen::{Laid, Paid, core::Card};
use leptos::prelude::*;

/// How many cards of the pile are seen.
const SEEN: usize = 5;

/// The middle of the board: the cards that lie face up, the last one on top, and who laid it.
#[component]
pub(super) fn Pile(desk: Desk) -> impl IntoView {
    let cards = move || {
        let view = desk.seen.get()?;
        let all: Vec<(usize, Card)> = view.laid.iter().flat_map(|laid| laid.cards.iter()).enumerate().collect();
        let drawn = all[all.len().saturating_sub(SEEN)..].iter().map(|(index, card)| {
            // Cards come to lie as they fall, and the same card always lies the same way.
            let turn = (index * 67 % 41) as f64 - 20.0;
            let (x, y) = ((index * 29 % 7) as f64 - 3.0, (index * 43 % 5) as f64 - 2.0);
            view! {
                <g class="keezen-laid" transform=format!("translate({x} {y}) rotate({turn}) scale(.24) translate(-25 -36)")>
                    {card_face(*card)}
                </g>
            }
        });
        Some(drawn.collect_view())
    };
    let who = move || {
        let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
        let laid = view.laid.last()?;
        let (seat, names) = (laid.seat?, desk.at.names.get());
        let what = match &laid.play {
            Some(play) => desk.speech().did(ruled.rules.laws(), &view.board, seat.index(), play),
            None => t!("keezen-seat-threw-in"),
        };
        Some(view! {
            <text class="keezen-middle" y="-13.5" style=format!("--own: var(--seat-{})", seat.index() % SEAT_COLOURS)>{names.of(seat)}</text>
            <text class="keezen-middle what" y="14.6">{what}</text>
        })
    };
    view! { <g class="keezen-pile" aria-hidden="true">{cards} {who} <text class="keezen-middle next" y="18.6">{move || next(desk)}</text></g> }
}

/// What the next pawn that comes in scores, where points are played.
fn next(desk: Desk) -> Option<String> {
    let (ruled, view) = desk.rules.get().zip(desk.seen.get())?;
    let points = ruled.rules.laws().points.of_pawn(view.arrivals);
    (ruled.options.points != Paid::None && view.ending.is_none()).then(|| t!("keezen-next-pawn", points = points))
}

/// What was laid, in a sentence.
fn told(desk: Desk, laid: &Laid) -> String {
    let names = desk.at.names.get();
    let of = |seat: Seat| names.of(seat);
    match (laid.seat, laid.play) {
        (Some(seat), Some(play)) => tell::last_played(&play, seat, &names),
        (Some(seat), None) => t!("keezen-log-threw-in", name = of(seat), cards = tell::listed(laid.cards)),
        (None, _) => t!("keezen-from-before", count = laid.cards.len()),
    }
}

/// In words: how far the deal is, the last card, and, opened, all cards that are gone.
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
                    <span aria-hidden="true"><b>{card.printed()}</b> " " {count} "/" {all}</span>
                    <span class="unseen">{label}</span>
                </li>
            }
        });
        Some(rows.collect_view())
    };
    view! {
        <div class="keezen-face-up">
            <p class="unseen">{last} " " {move || next(desk)}</p>
            <details>
                <summary>{move || t!("keezen-face-up")}</summary>
                <ul class="keezen-gone">{gone}</ul>
                <p>{deal}</p>
            </details>
        </div>
    }
}

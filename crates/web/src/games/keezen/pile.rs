use super::{card_face::card_face, desk::Desk, tell, words::card_name};
use crate::{t, ui::SeatMark};
use keezen::core::Card;
use leptos::prelude::*;

/// How many cards of the pile are seen.
const SEEN: usize = 5;

/// The cards that lie face up in the middle of the board, the last one on top.
#[component]
pub(super) fn Pile(desk: Desk) -> impl IntoView {
    let cards = move || {
        let view = desk.seen.get()?;
        let laid = view.laid.iter().flat_map(|laid| laid.cards.iter().map(|card| (laid.seat, card)));
        let all: Vec<_> = laid.enumerate().collect();
        let top = all.len().saturating_sub(SEEN);
        let drawn = all[top..].iter().map(|(index, (_, card))| {
            // Cards are thrown onto the pile as it comes: the same card always lies the same way.
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
    view! { <g class="keezen-pile" aria-hidden="true">{cards}</g> }
}

/// Who played the last card and what with; then, opened, everything that lies there.
#[component]
pub(super) fn Laid(desk: Desk) -> impl IntoView {
    let last = move || {
        let view = desk.seen.get()?;
        let laid = view.laid.last()?.clone();
        let names = desk.at.names.get();
        let text = match (laid.seat, laid.play) {
            (Some(seat), Some(play)) => {
                t!(
                    "keezen-last-played",
                    name = names.of(seat),
                    card = card_name(play.card),
                    deed = tell::deed(&play, seat, &names)
                )
            }
            (Some(seat), None) => t!("keezen-log-threw-in", name = names.of(seat), cards = tell::listed(laid.cards)),
            (None, _) => t!("keezen-from-before", count = laid.cards.len()),
        };
        Some(view! { <p class="keezen-last">{laid.seat.map(|seat| view! { <SeatMark seat/> })} " " {text}</p> })
    };
    let open = move || {
        let view = desk.seen.get()?;
        let open = view.open_cards();
        let seats = view.held.len();
        let kinds = Card::all().filter(|card| {
            desk.rules.with(|ruled| ruled.as_ref().is_some_and(|ruled| ruled.rules.laws().ranks.contains(*card)))
        });
        let rows = kinds.map(|card| {
            let count = open.count(card);
            let label = t!("keezen-gone-of", card = card_name(card), count = count, all = seats);
            view! {
                <li class:keezen-all-gone=count == seats>
                    <span aria-hidden="true"><b>{super::words::rank(card)}</b> " " {count} "/" {seats}</span>
                    <span class="unseen">{label}</span>
                </li>
            }
        });
        Some(view! { <ul class="keezen-gone">{rows.collect_view()}</ul> })
    };
    view! {
        <div class="keezen-table">
            {last}
            <details>
                <summary>{move || t!("keezen-face-up")}</summary>
                {open}
            </details>
        </div>
    }
}

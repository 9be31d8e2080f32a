use super::{
    card_face::card_face,
    pawns::pawn,
    ring::{Point, Ring},
    suit::Suit,
    wood::{carved, color},
};
use keezen::core::Card;
use leptos::prelude::*;

/// A picture of the board: the player's half of it, in full swing, with two cards beside it.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    let ring = Ring::new(4, 0);
    let mut pawns = [
        (0, ring.square(0)),
        (0, ring.slot(0, 3)),
        (0, ring.slot(0, 2)),
        (0, ring.waiting(0, 0)),
        (1, ring.square(4)),
        (1, ring.square(9)),
        (2, ring.square(61)),
        (3, ring.square(57)),
        (3, ring.waiting(3, 1)),
        (3, ring.waiting(3, 2)),
    ];
    // Nearer pawns are in front.
    pawns.sort_by(|(_, one), (_, other)| one.y.total_cmp(&other.y));
    let pawns = pawns.into_iter().map(|(seat, Point { x, y })| {
        let place = format!("translate({x:.1} {y:.1}) scale({:.3})", ring.pawn_radius() * 0.13);
        view! { <g transform=place style=color(seat)>{pawn(seat, seat % 2)}</g> }
    });
    let card = |card: Card, copy: usize, place: &'static str| {
        view! { <g transform=format!("{place} scale(.4) translate(-25 -36)")>{card_face(card, Suit::of(card, copy))}</g> }
    };
    view! {
        <svg viewBox="-48 -8 96 60" class="keezen-picture" aria-hidden="true">
            <circle class="keezen-disc" r="49.8"></circle>
            {carved(&ring, 4)} {pawns.collect_view()}
            {card(Card::SEVEN, 0, "translate(-6 6) rotate(-9)")}
            {card(Card::JACK, 1, "translate(7 5) rotate(8)")}
        </svg>
    }
}

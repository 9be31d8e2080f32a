use super::{
    card_face::card_face,
    ring::{Ring, Spot},
};
use crate::ui::seat_shape;
use keezen::core::Card;
use leptos::prelude::*;

/// A small picture of the board: the own corner of it, in full swing.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    let ring = Ring::new(4, 0);
    let radius = ring.square_radius();
    let dot = |Spot { x, y }: Spot, class: &'static str| {
        view! { <circle class=class cx=format!("{x:.1}") cy=format!("{y:.1}") r=radius></circle> }
    };
    // The lower half of the track: from the middle of the left side to that of the right side.
    let squares = (52..64).chain(0..12).map(|square| dot(ring.square(square), "keezen-square")).collect_view();
    let slots = (0..4).map(|slot| dot(ring.slot(0, slot), "keezen-slot")).collect_view();
    let waiting = (0..4).map(|number| dot(ring.waiting(0, number), "keezen-waiting")).collect_view();
    let pawns = [
        (0, ring.square(0)),
        (0, ring.slot(0, 3)),
        (0, ring.slot(0, 2)),
        (0, ring.waiting(0, 0)),
        (1, ring.square(4)),
        (2, ring.square(61)),
        (3, ring.square(57)),
    ];
    let pawns = pawns.into_iter().map(|(seat, Spot { x, y })| {
        let place = format!("translate({x:.1} {y:.1}) scale({:.2})", ring.pawn_radius() / 10.0);
        view! {
            <g transform=place style=format!("--own: var(--seat-{seat})")>
                <circle class="keezen-pawn-disc" r="10"></circle>
                <path class="keezen-pawn-shape" d=seat_shape(seat) transform="scale(.66)"></path>
                <circle class="keezen-rim" r="10"></circle>
            </g>
        }
    });
    view! {
        <svg viewBox="-36 13 72 37" class="keezen-picture" aria-hidden="true">
            <path class="keezen-track" d=ring.line() stroke-width=radius * 2.0 + 1.6></path>
            <g style="--own: var(--seat-0)">{slots} {waiting}</g>
            {squares} {pawns.collect_view()}
            <g transform="translate(13 28) rotate(-10) scale(.25) translate(-25 -36)">{card_face(Card::SEVEN)}</g>
            <g transform="translate(21 28) rotate(9) scale(.25) translate(-25 -36)">{card_face(Card::JACK)}</g>
        </svg>
    }
}

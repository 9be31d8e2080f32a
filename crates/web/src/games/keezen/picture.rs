use super::ring::{Ring, Spot};
use crate::ui::seat_shape;
use leptos::prelude::*;

/// A small picture of the board: a game in full swing.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    let ring = Ring::new(4, 0);
    let dot = |Spot { x, y }: Spot, class: &'static str| {
        view! { <circle class=class cx=format!("{x:.1}") cy=format!("{y:.1}") r="2"></circle> }
    };
    let squares = (0..64).map(|square| dot(ring.square(square), "keezen-square")).collect_view();
    let bases = (0..4).map(|seat| {
        let slots = (0..4).map(|slot| dot(ring.slot(seat, slot), "keezen-slot")).collect_view();
        view! { <g style=format!("--own: var(--seat-{seat})")>{slots}</g> }
    });
    let standing =
        [(0, ring.square(0)), (0, ring.square(23)), (0, ring.slot(0, 3)), (1, ring.square(16)), (1, ring.slot(1, 2))];
    let more = [
        (1, ring.square(44)),
        (2, ring.square(9)),
        (2, ring.slot(2, 3)),
        (2, ring.slot(2, 2)),
        (3, ring.square(57)),
        (3, ring.square(37)),
    ];
    let pawns = standing.into_iter().chain(more).map(|(seat, Spot { x, y })| {
        view! {
            <g transform=format!("translate({x:.1} {y:.1}) scale(.34)") style=format!("--own: var(--seat-{seat})")>
                <circle class="keezen-pawn-disc" r="10"></circle>
                <path class="keezen-pawn-shape" d=seat_shape(seat) transform="scale(.66)"></path>
            </g>
        }
    });
    view! {
        <svg viewBox="-50 -50 100 100" class="keezen-picture" aria-hidden="true">
            <path class="keezen-track" d=ring.line() stroke-width="5.4"></path>
            {squares} {bases.collect_view()} {pawns.collect_view()}
            <g transform="rotate(-14) scale(.3) translate(-36 -36)">{super::card_face::card_face(keezen::core::Card::SEVEN)}</g>
            <g transform="rotate(9) scale(.3) translate(-14 -36)">{super::card_face::card_face(keezen::core::Card::JACK)}</g>
        </svg>
    }
}

use super::{
    desk::Desk,
    ring::{Point, Ring},
};
use crate::ui::{SEAT_COLOURS, seat_shape};
use keezen::core::{MOST_PAWNS, SQUARES_A_SEAT};
use leptos::prelude::*;

/// The fixed parts: the coloured track, and each seat's start, base and house.
#[component]
pub(super) fn Wood(desk: Desk) -> impl IntoView {
    let seats = Memo::new(move |_| desk.colours());
    view! { <g id="keezen-wood" aria-hidden="true">{move || carved(&desk.ring.get(), seats.get())}</g> }
}

/// The carved board for this many colours.
pub(super) fn carved(ring: &Ring, seats: usize) -> impl IntoView + use<> {
    let band = ring.square_radius() * 2.0 + 1.9;
    let quarters = (0..seats).map(|seat| {
        view! { <path class="keezen-quarter" style=color(seat) d=ring.quarter(seat) stroke-width=band></path> }
    });
    let squares = (0..seats as u8 * SQUARES_A_SEAT).map(|square| hole(ring, ring.square(square)));
    view! {
        <defs>
            // Light falls from above, so a hole is darkest under its upper edge.
            <radialGradient id="keezen-hole" cx=".5" cy=".68" r=".68">
                <stop offset="0" stop-color="#000" stop-opacity=".16"></stop>
                <stop offset=".6" stop-color="#000" stop-opacity=".34"></stop>
                <stop offset="1" stop-color="#000" stop-opacity=".66"></stop>
            </radialGradient>
        </defs>
        <circle class="keezen-lathe" r="48.9"></circle>
        <circle class="keezen-lathe" r="22.6"></circle>
        <path class="keezen-groove" d=ring.line() stroke-width=band + 1.0></path>
        {quarters.collect_view()}
        {squares.collect_view()}
        {(0..seats).map(|seat| of_seat(ring, seat)).collect_view()}
    }
}

fn hole(ring: &Ring, Point { x, y }: Point) -> impl IntoView + use<> {
    let radius = ring.square_radius() * 0.88;
    view! { <circle class="keezen-hole" cx=format!("{x:.2}") cy=format!("{y:.2}") r=format!("{radius:.2}")></circle> }
}

pub(super) fn color(seat: usize) -> String {
    format!("--own: var(--seat-{})", seat % SEAT_COLOURS)
}

/// The base as a lane inwards, the start, and the house where pawns wait.
fn of_seat(ring: &Ring, seat: usize) -> impl IntoView + use<> {
    let (first, last) = (ring.slot(seat, 0), ring.slot(seat, MOST_PAWNS as u8 - 1));
    let width = ring.square_radius() * 2.0 + 1.4;
    let lane = |class, width| {
        view! { <line class=class x1=first.x x2=last.x y1=first.y y2=last.y stroke-width=width></line> }
    };
    let slots = (0..MOST_PAWNS as u8).map(|slot| hole(ring, ring.slot(seat, slot))).collect_view();
    let rooms = (0..MOST_PAWNS).map(|number| hole(ring, ring.waiting(seat, number))).collect_view();
    let Point { x, y } = ring.start(seat);
    let start = format!("translate({x:.2} {y:.2}) scale({:.3})", ring.square_radius() / 10.0);
    let Point { x, y } = ring.waiting_middle(seat);
    let (wall, roof) = ring.house();
    view! {
        <g style=color(seat)>
            {lane("keezen-groove", width + 1.0)} {lane("keezen-lane", width)} {slots}
            <g transform=format!("translate({x:.2} {y:.2})")>
                <rect class="keezen-wall" x=-wall y=-wall width=wall * 2.0 height=wall * 2.0 rx="1.2"></rect>
                {(roof > 0.0).then(|| view! { <path class="keezen-roof" d=format!("M{:.2},{:.2}L0,{:.2}L{:.2},{:.2}Z", -wall - 1.4, -wall + 0.4, -wall - roof, wall + 1.4, -wall + 0.4)></path> })}
            </g>
            {rooms}
            <g transform=start>
                <circle class="keezen-start" r="11.4"></circle>
                <path class="keezen-start-shape" d=seat_shape(seat) transform="scale(.72)"></path>
            </g>
        </g>
    }
}

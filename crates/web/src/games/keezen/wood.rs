use super::{
    desk::Desk,
    ring::{Ring, Spot},
};
use crate::ui::{SEAT_COLOURS, seat_shape};
use keezen::core::{MOST_PAWNS, SQUARES_A_SEAT};
use leptos::prelude::*;

/// What never moves: the ring, the starts, the bases, the places to wait, and whose they are.
#[component]
pub(super) fn Wood(desk: Desk) -> impl IntoView {
    let seats = Memo::new(move |_| desk.colours());
    let drawn = move || {
        let (ring, seats) = (desk.ring.get(), seats.get());
        let spokes = (0..seats).map(|seat| spoke(&ring, seat)).collect_view();
        let squares = (0..seats as u8 * SQUARES_A_SEAT).map(|square| dot(&ring, ring.square(square), "keezen-square"));
        let squares = squares.collect_view();
        let own = (0..seats).map(|seat| of_seat(&ring, seat)).collect_view();
        view! {
            <path class="keezen-track" d=ring.line() stroke-width=ring.square_radius() * 2.0 + 1.6></path>
            {spokes} {squares} {own}
        }
    };
    let names = move || {
        let ring = desk.ring.get();
        let name = |seat: usize| {
            let Spot { x, y } = ring.name(seat)?;
            let name = shortened(&desk.speech().name(seat), ring.name_length(seat));
            Some(view! { <text class="keezen-name" x=format!("{x:.2}") y=format!("{y:.2}")>{name}</text> })
        };
        (0..seats.get()).map(name).collect_view()
    };
    view! { <g aria-hidden="true">{drawn} {names}</g> }
}

/// A name in at most so many letters.
fn shortened(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let kept: String = name.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

fn dot(ring: &Ring, Spot { x, y }: Spot, class: &'static str) -> impl IntoView + use<> {
    let radius = ring.square_radius();
    view! { <circle class=class cx=format!("{x:.2}") cy=format!("{y:.2}") r=format!("{radius:.2}")></circle> }
}

fn color(seat: usize) -> String {
    format!("--own: var(--seat-{})", seat % SEAT_COLOURS)
}

/// The ground of a base, from the last square of the track inwards.
fn spoke(ring: &Ring, seat: usize) -> impl IntoView + use<> {
    let (first, last) = (ring.slot(seat, 0), ring.slot(seat, MOST_PAWNS as u8 - 1));
    let width = ring.square_radius() * 2.0 + 1.2;
    view! {
        <line class="keezen-spoke" style=color(seat) x1=first.x x2=last.x y1=first.y y2=last.y stroke-width=width></line>
    }
}

/// The base, the start and the waiting places of a seat.
fn of_seat(ring: &Ring, seat: usize) -> impl IntoView + use<> {
    let slots = (0..MOST_PAWNS as u8).map(|slot| dot(ring, ring.slot(seat, slot), "keezen-slot")).collect_view();
    let waiting = (0..MOST_PAWNS).map(|number| dot(ring, ring.waiting(seat, number), "keezen-waiting")).collect_view();
    let start = ring.start(seat);
    let shape = format!("translate({:.2} {:.2}) scale({:.3})", start.x, start.y, ring.square_radius() * 0.08);
    view! {
        <g style=color(seat)>
            {slots} {waiting} {dot(ring, start, "keezen-start")}
            <path class="keezen-start-shape" d=seat_shape(seat) transform=shape></path>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_fits_stays_whole() {
        assert_eq!(shortened("Anna", 4), "Anna");
        assert_eq!(shortened("Anna Maria van Dam", 12), "Anna Maria…");
        assert_eq!(shortened("Żółćżółć", 5), "Żółć…");
    }
}

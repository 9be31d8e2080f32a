use super::{desk::Desk, pen::strokes, place::CELL};
use crate::ui::seat_shape;
use kee_game::Seat;
use leptos::prelude::*;

/// How many things lie side by side in a hand's cell, so that all of them fit.
fn columns(things: usize) -> usize {
    (3..).find(|columns| columns * columns >= things).unwrap_or(3)
}

/// The hand of a player, written in the cell they claimed.
#[component]
pub(super) fn HandCell(desk: Desk, seat: Seat) -> impl IntoView {
    let letters = Memo::new(move |_| {
        let hand = desk.seen.with(|view| view.as_ref().map(|view| view.hands[seat.index()].letters));
        hand.unwrap_or_default().iter().map(|letter| (letter, desk.is_unique_for(seat, letter))).collect::<Vec<_>>()
    });
    let written = move || {
        let letters = letters.get();
        let columns = columns(letters.len() + 1);
        let step = (CELL - 6.0) / columns as f64;
        let scale = step / 42.0;
        let letters = letters.into_iter().enumerate().map(|(place, (letter, unique))| {
            // The first place has the mark of the seat.
            let (row, column) = ((place + 1) / columns, (place + 1) % columns);
            let (x, y) = (3.0 + step * (column as f64 + 0.5), 3.0 + step * (row as f64 + 0.5));
            let line = unique.then(|| view! { <path class="keebble-sole" d="M-10,19.4 L10,19"></path> });
            view! { <g transform=format!("translate({x:.1} {y:.1}) scale({scale:.2})")><path d=strokes(letter)></path>{line}</g> }
        });
        let mark = format!("translate({0:.1} {0:.1}) scale({1:.2})", 3.0 + step / 2.0, step / 24.0);
        view! {
            <path class="keebble-owner" d=seat_shape(seat.index()) transform=mark></path>
            {letters.collect_view()}
        }
    };
    view! {
        <g class="keebble-hand-cell" style=format!("color: var(--seat-{})", seat.index() % 8)>
            <rect x="2" y="2" width=CELL - 4.0 height=CELL - 4.0 rx="4"></rect>
            {written}
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_hand_fits_in_its_cell() {
        assert_eq!((columns(1), columns(8), columns(9)), (3, 3, 3));
        assert_eq!((columns(10), columns(17)), (4, 5), "a Collector has made it larger");
    }
}

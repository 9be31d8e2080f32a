use crate::games::GamePicture;
use kee_game::Seat;
use leptos::prelude::*;
use std::f64::consts::TAU;

/// Up to this many seats fit around the drawing of a table; more become a list.
const AROUND: usize = 6;

/// A table with its seats around it, the reader's own or the first one nearest.
#[component]
pub(crate) fn RoundTable<V: IntoView + 'static>(
    #[prop(into)] game: String,
    #[prop(into)] count: Signal<usize>,
    /// The seat that is nearest.
    #[prop(default = Signal::stored(None), into)]
    nearest: Signal<Option<Seat>>,
    /// The drawing at a seat.
    seat: impl Fn(Seat) -> V + Send + 'static,
) -> impl IntoView {
    let places = move || {
        let (count, first) = (count.get(), nearest.get().map_or(0, Seat::index));
        let place = |here: Seat| {
            let (x, y) = around((here.index() + count - first) % count, count);
            view! { <li class="seat-place" data-seat=here.index() style=format!("--x: {x:.3}; --y: {y:.3}")>{seat(here)}</li> }
        };
        Seat::first(count).map(place).collect_view()
    };
    let class = format!("seat-top art art-{game}");
    view! {
        <div class="seat-table" class:seat-list=move || { count.get() > AROUND }>
            <div class=class><GamePicture game/></div>
            <ul class="seat-places">{places}</ul>
        </div>
    }
}

/// A seat's position around the table, from 0 to 1 across and down: the first is nearest.
fn around(index: usize, count: usize) -> (f64, f64) {
    let angle = TAU * (0.25 + index as f64 / count as f64);
    (0.5 + 0.5 * angle.cos(), 0.5 + 0.5 * angle.sin())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seat_is_nearest_and_the_others_go_round_from_the_left() {
        let near = |(x, y): (f64, f64), (a, b): (f64, f64)| (x - a).abs() < 1e-9 && (y - b).abs() < 1e-9;
        let places = [(0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5)];
        for (index, place) in places.into_iter().enumerate() {
            assert!(near(around(index, 4), place), "seat {index}");
        }
    }
}

use kee_game::Seat;
use leptos::prelude::*;

/// How many colours there are for seats: `--seat-0` and so on.
pub(crate) const SEAT_COLOURS: usize = 9;

/// The shape of a seat, drawn around the middle of a square from -10 to 10. Every seat is a colour, a shape and a letter.
pub(crate) fn seat_shape(seat: usize) -> &'static str {
    const SHAPES: [&str; SEAT_COLOURS] = [
        // triangle, circle, square, diamond, star, pentagon, cross, hexagon, triangle upside down
        "M0,-9 L9,7.5 L-9,7.5 Z",
        "M0,-8.5 A8.5,8.5 0 1 1 0,8.5 A8.5,8.5 0 1 1 0,-8.5 Z",
        "M-7.5,-7.5 H7.5 V7.5 H-7.5 Z",
        "M0,-9.5 L9.5,0 L0,9.5 L-9.5,0 Z",
        "M0,-9.5 L2.6,-3.2 L9.2,-2.8 L4.2,1.6 L5.8,8.2 L0,4.6 L-5.8,8.2 L-4.2,1.6 L-9.2,-2.8 L-2.6,-3.2 Z",
        "M0,-9 L8.8,-2.6 L5.4,7.6 L-5.4,7.6 L-8.8,-2.6 Z",
        "M-3.2,-9 H3.2 V-3.2 H9 V3.2 H3.2 V9 H-3.2 V3.2 H-9 V-3.2 H-3.2 Z",
        "M-4.8,-8.3 H4.8 L9.5,0 L4.8,8.3 H-4.8 L-9.5,0 Z",
        "M0,9 L-9,-7.5 L9,-7.5 Z",
    ];
    SHAPES[seat % SHAPES.len()]
}

/// The mark of a seat beside a name.
#[component]
pub(crate) fn SeatMark(seat: Seat) -> impl IntoView {
    let index = seat.index();
    view! {
        <svg class="seat-mark" viewBox="-10 -10 20 20" aria-hidden="true" style=format!("color: var(--seat-{})", index % SEAT_COLOURS)>
            <path d=seat_shape(index) fill="currentColor"></path>
            <text y="3.4" text-anchor="middle" class="seat-letter">{seat.to_string()}</text>
        </svg>
    }
}

/// A person on a coloured disc: their initials, in a colour that stays theirs.
#[component]
pub(crate) fn Avatar(#[prop(into)] name: Signal<String>) -> impl IntoView {
    let colour = move || name.read().bytes().map(usize::from).sum::<usize>() % SEAT_COLOURS;
    view! {
        <span class="avatar" aria-hidden="true" style=move || format!("--disc: var(--seat-{})", colour())>{move || initials(&name.read())}</span>
    }
}

/// The first letters of the first and the last word of a name.
fn initials(name: &str) -> String {
    let mut words = name.split_whitespace().filter_map(|word| word.chars().next());
    words.next().into_iter().chain(words.next_back()).flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_on_a_disc() {
        assert_eq!(initials("Anna"), "A");
        assert_eq!(initials("anna de vries"), "AV");
        assert_eq!(initials(""), "");
    }
}

pub(crate) use kee_picture::{SEAT_COLOURS, seat_shape};

use kee_game::Seat;
use leptos::prelude::*;

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

/// A name beside a seat's mark, which already shows the letter that tells namesakes apart.
pub(crate) fn beside_mark(name: &str, seat: Seat) -> &str {
    name.strip_suffix(&format!(" {seat}")).unwrap_or(name)
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
    fn a_mark_has_the_letter_of_its_namesake() {
        let beside = |name| beside_mark(name, Seat::new(1));
        assert_eq!([beside("Easy B"), beside("Easy C"), beside("Bo"), beside("B")], ["Easy", "Easy C", "Bo", "B"]);
    }

    #[test]
    fn a_name_is_short_on_a_disc() {
        assert_eq!(initials("Anna"), "A");
        assert_eq!(initials("anna de vries"), "AV");
        assert_eq!(initials(""), "");
    }
}

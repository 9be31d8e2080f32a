use crate::{
    games::{self, At, Stage},
    t,
    ui::{SEAT_COLOURS, SeatMark},
};
use kee_game::Seat;
use leptos::prelude::*;

/// The game in the middle, the players around it, and the hand below.
#[component]
pub(crate) fn TableStage(at: At) -> impl IntoView {
    move || {
        let Stage { board, dock, facts } = games::stage(at);
        view! {
            <div class=format!("stage stage-{}", at.game())>
                <Plates at facts/>
                <div class="stage-board">{board}</div>
                <div class="stage-dock">{dock}</div>
            </div>
        }
    }
}

/// The players around a game.
#[component]
pub(crate) fn Plates(at: At, facts: Callback<Seat, AnyView>) -> impl IntoView {
    let seats = move || at.teams().map(|teams| around(teams.len(), at.seat())).unwrap_or_default();
    view! {
        <ul class="plates" aria-label=move || t!("plates")>
            <For each=seats key=|seat| *seat let(seat)><Plate at seat>{facts.run(seat)}</Plate></For>
        </ul>
    }
}

/// The seats in the order of play, the reader's own last, next to the hand.
fn around(seats: usize, own: Option<Seat>) -> Vec<Seat> {
    let first = own.map_or(0, |own| own.index() + 1);
    (0..seats).map(|place| Seat::new((first + place) % seats)).collect()
}

/// A player: who they are, what is known of them, and whether it is their turn.
#[component]
fn Plate(at: At, seat: Seat, children: Children) -> impl IntoView {
    let to_move = move || at.asked.with(|asked| asked.iter().any(|window| window.seats.contains(seat)));
    view! {
        <li class="plate" class:plate-own=move || at.seat() == Some(seat) class:plate-to-move=to_move
            style=format!("--seat: var(--seat-{})", seat.index() % SEAT_COLOURS)>
            <SeatMark seat/>
            <span class="plate-name">{move || at.name(seat)}</span>
            {children()}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn your_plate_comes_last_and_the_next_player_first() {
        let order =
            |own: Option<usize>| -> Vec<usize> { around(4, own.map(Seat::new)).into_iter().map(Seat::index).collect() };
        assert_eq!(order(Some(1)), [2, 3, 0, 1]);
        assert_eq!(order(None), [0, 1, 2, 3]);
    }
}

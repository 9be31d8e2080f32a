use super::plate::Plate;
use crate::{
    games::{self, At, Stage},
    session::Session,
    t,
};
use kee_game::Seat;
use leptos::prelude::*;

/// The game in the middle, the players above it, and the hand below.
#[component]
pub(crate) fn TableStage(
    at: At,
    /// The table it is played at; a replay has none.
    #[prop(optional)]
    session: Option<Session>,
) -> impl IntoView {
    move || {
        let Stage { board, dock, facts } = games::stage(at);
        view! {
            <div class=format!("stage stage-{}", at.game())>
                <Plates at facts session/>
                <div class="stage-board">{board}</div>
                <div class="stage-dock">{dock}</div>
            </div>
        }
    }
}

/// The players around a game.
#[component]
pub(crate) fn Plates(
    at: At,
    facts: Callback<Seat, AnyView>,
    #[prop(default = None)] session: Option<Session>,
) -> impl IntoView {
    let seats = move || at.teams().map(|teams| around(teams.len(), at.seat())).unwrap_or_default();
    view! {
        <ul class="plates" aria-label=move || t!("plates") style=move || format!("--seats: {}", seats().len())>
            <For each=seats key=|seat| *seat let(seat)><Plate at seat session>{facts.run(seat)}</Plate></For>
        </ul>
    }
}

/// The seats in the order of play, the reader's own last, next to the hand.
fn around(seats: usize, own: Option<Seat>) -> Vec<Seat> {
    let first = own.map_or(0, |own| own.index() + 1);
    (0..seats).map(|place| Seat::new((first + place) % seats)).collect()
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

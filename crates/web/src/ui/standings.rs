use super::SeatMark;
use kee_game::{Names, Outcome, Seat};
use leptos::prelude::*;

/// The standings, in order of place.
#[component]
pub(crate) fn Standings(outcome: Outcome, #[prop(into)] names: Signal<Names>) -> impl IntoView {
    let standings = outcome.standings;
    let mut seats: Vec<Seat> = Seat::first(standings.len()).collect();
    seats.sort_by_key(|seat| standings[seat.index()].place);
    let row = move |seat: Seat| {
        let standing = standings[seat.index()];
        view! {
            <li class:winner=standing.place == 1>
                <span class="place">{standing.place}</span>
                <SeatMark seat/>
                <span class="player-name">{move || names.get().of(seat)}</span>
                <span class="score">{standing.score}</span>
            </li>
        }
    };
    view! { <ol class="standings">{seats.into_iter().map(row).collect_view()}</ol> }
}

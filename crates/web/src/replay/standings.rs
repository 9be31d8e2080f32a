use crate::ui::SeatMark;
use kee_game::{Names, Record, Seat};
use leptos::prelude::*;
use std::sync::Arc;

/// Who came in where, the first first; nothing if the game was not played to its end.
#[component]
pub(super) fn Standings(record: Arc<Record>, names: Signal<Names>) -> impl IntoView {
    let standings = record.ending.as_ref()?.outcome.standings.clone();
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
    Some(view! { <ol class="standings">{seats.into_iter().map(row).collect_view()}</ol> })
}

use super::SeatMark;
use crate::lang;
use kee_game::{Names, Outcome, Seat, Seating};
use leptos::prelude::*;

/// The standings, in order of place. Who plays together is ranked together.
#[component]
pub(crate) fn Standings(
    outcome: Outcome,
    #[prop(into)] names: Signal<Names>,
    #[prop(optional)] teams: Option<Seating>,
) -> impl IntoView {
    let standings = outcome.standings;
    let mut sides: Vec<Vec<Seat>> = Vec::new();
    for seat in Seat::first(standings.len()) {
        let together =
            |side: &&mut Vec<Seat>| teams.as_ref().is_some_and(|teams| teams.team(side[0]) == teams.team(seat));
        match sides.iter_mut().find(together) {
            Some(side) => side.push(seat),
            None => sides.push(vec![seat]),
        }
    }
    sides.sort_by_key(|side| standings[side[0].index()].place);
    let row = move |side: Vec<Seat>| {
        let standing = standings[side[0].index()];
        let marks = side.iter().map(|seat| view! { <SeatMark seat=*seat/> }).collect_view();
        let called = move || lang::list(&side.iter().map(|seat| names.get().of(*seat)).collect::<Vec<_>>());
        view! {
            <li class:winner=standing.place == 1>
                <span class="place">{standing.place}</span>
                <span class="side">{marks}</span>
                <span class="player-name">{called}</span>
                <span class="score">{standing.score}</span>
            </li>
        }
    };
    view! { <ol class="standings">{sides.into_iter().map(row).collect_view()}</ol> }
}

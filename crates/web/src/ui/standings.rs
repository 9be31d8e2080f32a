use super::SeatMark;
use crate::lang;
use kee_game::{Names, Outcome, Seat, Seating, number};
use leptos::prelude::*;

/// The standings, in order of place. Partners are ranked together.
#[component]
pub(crate) fn Standings(
    outcome: Outcome,
    #[prop(into)] names: Signal<Names>,
    #[prop(optional)] teams: Option<Seating>,
    /// The reader's seat.
    #[prop(optional_no_strip)]
    me: Option<Seat>,
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
    let place_of = |side: &[Seat]| standings[side[0].index()].place;
    sides.sort_by_key(|side| place_of(side));
    // Two partners who share the first place leave the second to the next team, not the third.
    let places: Vec<usize> =
        sides.iter().map(|side| 1 + sides.iter().filter(|other| place_of(other) < place_of(side)).count()).collect();
    let row = move |(place, side): (usize, Vec<Seat>)| {
        let standing = standings[side[0].index()];
        let own = me.is_some_and(|me| side.contains(&me));
        let marks = side.iter().map(|seat| view! { <SeatMark seat=*seat/> }).collect_view();
        let called = move || lang::list(&side.iter().map(|seat| names.get().of(*seat)).collect::<Vec<_>>());
        view! {
            <li class:winner=place == 1 class:own=own>
                <span class="place">{place}</span>
                <span class="side">{marks}</span>
                <span class="player-name">{called}</span>
                <span class="score">{number(standing.score)}</span>
            </li>
        }
    };
    view! { <ol class="standings">{places.into_iter().zip(sides).map(row).collect_view()}</ol> }
}

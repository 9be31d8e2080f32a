use super::{
    coach::{Coach, CoachTip},
    hint::{HintTip, Hints},
    plate::Plate,
    zoom::{BoardWindow, Zoom},
};
use crate::{
    games::{self, RoomParts, TableHandle},
    session::Session,
    t,
};
use kee_game::Seat;
use leptos::prelude::*;

/// The game in the middle, the players around it, and the hand below.
#[component]
pub(crate) fn TableStage(
    at: TableHandle,
    /// The table it is played at; a replay has none.
    #[prop(optional)]
    session: Option<Session>,
) -> impl IntoView {
    move || {
        let zoom = Zoom::new();
        // A room may have a button for it.
        provide_context(zoom);
        let RoomParts { board, dock, facts } = games::stage(at);
        view! {
            <div class=format!("stage stage-{}", at.game())>
                <Plates at facts session/>
                <BoardWindow zoom>{board}</BoardWindow>
                <div class="stage-dock">{session.map(|_| tips())}{dock}</div>
            </div>
        }
    }
}

/// The page's words about the player's turn: a hint, and the explanations of a coach.
fn tips() -> impl IntoView {
    use_context::<(Hints, Coach)>().map(|(hints, coach)| {
        view! { <div class="tips"><CoachTip coach/><HintTip hints/></div> }
    })
}

/// The players around a game. Where there is room, each sits where a table would have them; elsewhere they are a strip.
#[component]
pub(crate) fn Plates(
    at: TableHandle,
    facts: Callback<Seat, AnyView>,
    #[prop(default = None)] session: Option<Session>,
) -> impl IntoView {
    let seats = move || at.teams().map(|teams| teams.len()).unwrap_or_default();
    let plates = move || around(seats(), at.seat());
    view! {
        <ul class="plates" aria-label=move || t!("plates") style=move || format!("--seats: {}", seats())>
            <For each=plates key=|seat| *seat let(seat)>
                <Plate at seat session side=Signal::derive(move || side(seat, seats(), at.seat()))>{facts.run(seat)}</Plate>
            </For>
        </ul>
    }
}

/// The seats in turn order, the reader's own last, next to the hand.
fn around(seats: usize, own: Option<Seat>) -> Vec<Seat> {
    let first = own.map_or(0, |own| own.index() + 1);
    (0..seats).map(|place| Seat::new((first + place) % seats)).collect()
}

/// The side of the table at which a seat is, as the reader sees it: play goes to the left, and spectators see the first
/// seat nearest.
fn side(seat: Seat, seats: usize, own: Option<Seat>) -> &'static str {
    let places = seats.max(1);
    match (seat.index() + places - own.map_or(0, Seat::index) % places) % places {
        0 => "plate-near",
        1 if places > 2 => "plate-left",
        last if places > 2 && last + 1 == places => "plate-right",
        _ => "plate-far",
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
    #[test]
    fn everyone_sits_around_the_table_as_the_reader_sees_it() {
        let sides = |seats: usize, own: Option<usize>| -> Vec<&str> {
            let own = own.map(Seat::new);
            around(seats, own).into_iter().map(|seat| &side(seat, seats, own)["plate-".len()..]).collect()
        };
        assert_eq!(sides(1, Some(0)), ["near"]);
        assert_eq!(sides(2, Some(1)), ["far", "near"]);
        assert_eq!(sides(3, Some(0)), ["left", "right", "near"]);
        assert_eq!(sides(4, Some(2)), ["left", "far", "right", "near"]);
        assert_eq!(sides(6, Some(5)), ["left", "far", "far", "far", "right", "near"]);
        assert_eq!(sides(4, None), ["near", "left", "far", "right"], "a spectator has the first seat nearest");
    }
}

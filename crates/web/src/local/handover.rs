use kee_game::{Manner, Seat};
use kee_wire::WindowView;

/// The next holder of the screen. The current one keeps it while the game waits for them, or for nobody here. Players to
/// move come before those who may only challenge.
pub(crate) fn next_holder(holder: Option<Seat>, people: &[Seat], asked: &[WindowView]) -> Option<Seat> {
    let is_asked = |seat: &Seat, to_object: bool| {
        asked.iter().any(|window| (window.manner == Manner::Open) == to_object && window.seats.contains(*seat))
    };
    // In order around the table, from the current holder.
    let begin = holder.and_then(|holder| people.iter().position(|seat| *seat == holder)).unwrap_or(0);
    let around = || people.iter().cycle().skip(begin).take(people.len());
    let to_act = around().find(|seat| is_asked(seat, false));
    to_act.or_else(|| around().find(|seat| is_asked(seat, true))).copied().or(holder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::WindowId;

    const ANNA: Seat = Seat::new(0);
    const BO: Seat = Seat::new(2);

    fn window(manner: Manner, seats: &str) -> WindowView {
        let id: WindowId = "w1".parse().expect("a window");
        WindowView { id, manner, seats: seats.parse().expect("seats"), deadline: None }
    }

    fn next(holder: Option<Seat>, asked: &[WindowView]) -> Option<Seat> {
        next_holder(holder, &[ANNA, BO], asked)
    }

    #[test]
    fn the_player_to_move_gets_the_screen() {
        assert_eq!(next(Some(ANNA), &[window(Manner::Turn, "C")]), Some(BO));
        assert_eq!(next(None, &[window(Manner::Turn, "C")]), Some(BO));
    }

    #[test]
    fn while_bots_play_nobody_has_to_pass_it_on() {
        assert_eq!(next(Some(BO), &[window(Manner::Turn, "B")]), Some(BO));
        assert_eq!(next(None, &[window(Manner::Turn, "B")]), None);
    }

    #[test]
    fn it_goes_around_when_all_must_answer() {
        let all = [window(Manner::Sealed, "ABC")];
        assert_eq!(next(Some(BO), &all), Some(BO));
        assert_eq!(next(Some(BO), &[window(Manner::Sealed, "AB")]), Some(ANNA));
    }

    #[test]
    fn a_turn_comes_before_a_challenge() {
        assert_eq!(next(Some(ANNA), &[window(Manner::Open, "A"), window(Manner::Turn, "C")]), Some(BO));
        assert_eq!(next(Some(ANNA), &[window(Manner::Open, "C"), window(Manner::Turn, "B")]), Some(BO));
    }
}

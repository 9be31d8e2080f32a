use crate::{session::Session, t, ui::tick};
use kee_game::Seat;
use kee_wire::{Clock, PlayerView, TableView};
use leptos::prelude::*;

/// A time left, as one reads it: `1:05`, `2:00:00`, `3 d 4 h`.
pub(crate) fn time_left(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    if hours >= 48 {
        t!("time-days", days = hours / 24, hours = hours % 24)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// What a seat shows on its clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// It runs until then.
    Runs(u64),
    /// It has so many milliseconds, and stands.
    Stands(u64),
}

/// The clock of a seat, by that of the house. A bot has none; nor is there one to read where a turn stands still in a pause.
fn shown(view: &TableView, seat: Seat, house: Clock) -> Option<Shown> {
    let seat_view = view.seats.get(seat.index())?;
    let clock = seat_view.clock?;
    let free = match house {
        Clock::None | Clock::Game { .. } => 0,
        Clock::Turn { seconds } => 1000 * u64::from(seconds),
        Clock::Days { hours, .. } => 3_600_000 * u64::from(hours),
    };
    match clock.until {
        Some(until) => Some(Shown::Runs(until.millis())),
        None if matches!(seat_view.player, PlayerView::Bot(_)) || (view.paused && free > 0) => None,
        None => Some(Shown::Stands(free + clock.bank)),
    }
}

/// The time of a seat; it runs by itself.
#[component]
pub(crate) fn SeatClock(session: Session, seat: Seat) -> impl IntoView {
    let clock = Memo::new(move |_| {
        let house = session.info.with(|info| info.as_ref().map(|info| info.house.clock))?;
        session.view.with(|view| shown(view.as_ref()?, seat, house))
    });
    move || {
        let clock = clock.get()?;
        let left = match clock {
            Shown::Runs(until) => {
                tick();
                until.saturating_sub(session.now().millis())
            }
            Shown::Stands(left) => left,
        };
        let runs = matches!(clock, Shown::Runs(_));
        let short = runs && left < 10_000;
        Some(view! { <time class="seat-clock" class:running=runs class:short=short>{time_left(left)}</time> })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};
    use kee_game::WallTime;
    use kee_wire::ClockView;

    #[test]
    fn time_is_read_as_on_a_clock() {
        assert_eq!(time_left(0), "0:00");
        assert_eq!(time_left(64_001), "1:05");
        assert_eq!(time_left(7_200_000), "2:00:00");
        assert_eq!(time_left(76 * 3_600_000), "3 d 4 h");
    }

    fn table(player: PlayerView, until: Option<u64>, bank: u64) -> TableView {
        let clock = Some(ClockView { bank, until: until.map(WallTime::from_millis) });
        let mut view = playing([player]);
        view.seats[0].clock = clock;
        view
    }

    #[test]
    fn a_clock_that_stands_shows_what_its_next_turn_has() {
        let (bo, seat) = (person("Bo"), Seat::new(0));
        let turn = Clock::Turn { seconds: 60 };
        let mut view = table(bo.clone(), None, 0);
        assert_eq!(shown(&view, seat, turn), Some(Shown::Stands(60_000)));
        view.paused = true;
        assert_eq!(shown(&view, seat, turn), None, "how far the turn is nobody is told");
        let game = Clock::Game { seconds: 600, increment: 5 };
        assert_eq!(shown(&table(bo.clone(), None, 42_000), seat, game), Some(Shown::Stands(42_000)));
        assert_eq!(shown(&table(bo, Some(7), 42_000), seat, game), Some(Shown::Runs(7)));
        assert_eq!(shown(&table(PlayerView::Bot("random".to_owned()), None, 0), seat, turn), None);
    }
}

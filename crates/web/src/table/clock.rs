use crate::{session::Session, ui::tick};
use kee_game::Seat;
use leptos::prelude::*;

/// A time left, as one reads it: `1:05`, `2:00:00`, `3 d 4 h`.
pub(crate) fn time_left(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    if hours >= 48 {
        format!("{} d {} h", hours / 24, hours % 24)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// The time of a seat; it runs by itself.
#[component]
pub(crate) fn SeatClock(session: Session, seat: Seat) -> impl IntoView {
    let clock = Memo::new(move |_| session.view.with(|view| view.as_ref()?.seats.get(seat.index())?.clock));
    move || {
        let clock = clock.get()?;
        let left = match clock.until {
            Some(until) => {
                tick();
                until.0.saturating_sub(session.now().0)
            }
            None => clock.bank,
        };
        let short = clock.until.is_some() && left < 10_000;
        Some(
            view! { <time class="seat-clock" class:running=clock.until.is_some() class:short=short>{time_left(left)}</time> },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_read_as_on_a_clock() {
        assert_eq!(time_left(0), "0:00");
        assert_eq!(time_left(64_001), "1:05");
        assert_eq!(time_left(7_200_000), "2:00:00");
        assert_eq!(time_left(76 * 3_600_000), "3 d 4 h");
    }
}

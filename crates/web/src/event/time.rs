use super::{Outline, Visit};
use crate::{t, table::time_left, ui::tick};
use leptos::prelude::*;

/// The clock of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Time {
    /// It was not started yet; so many minutes there will be.
    Waits(u16),
    /// So many milliseconds are left.
    Runs(u64),
    /// Time is up, and there are tables without a result.
    Up,
}

impl Time {
    /// The clock of the last round, as long as it matters.
    pub(crate) fn of(event: &Outline, now: u64) -> Option<Self> {
        let last = event.rounds.last().filter(|_| !event.finished && !event.missing.is_empty())?;
        Some(match last.ends {
            None => Self::Waits(event.minutes),
            Some(ends) if 1000 * ends.seconds() <= now => Self::Up,
            Some(ends) => Self::Runs(1000 * ends.seconds() - now),
        })
    }

    /// As it is read.
    pub(crate) fn words(self) -> String {
        match self {
            Self::Waits(minutes) => t!("event-clock-waits", minutes = minutes),
            Self::Runs(left) => time_left(left),
            Self::Up => t!("event-clock-up"),
        }
    }
}

/// The clock of the last round. It runs by itself.
#[component]
pub(crate) fn RoundClock(visit: Visit) -> impl IntoView {
    let time = move || {
        tick();
        visit.read(|event| Time::of(event, visit.now()))
    };
    let words = Memo::new(move |_| time().map(Time::words));
    // What is not a time is a sentence, and long.
    let said = Memo::new(move |_| !matches!(time(), Some(Time::Runs(_))));
    let short = Memo::new(move |_| matches!(time(), Some(Time::Up)) || matches!(time(), Some(Time::Runs(..60_000))));
    move || {
        words.get().map(|words| {
            view! { <p class="event-clock" class:event-clock-short=short class:event-clock-said=said role="timer" aria-label=t!("event-clock")>{words}</p> }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn the_clock_waits_runs_and_is_up() {
        let begin = party().seen().now.seconds() * 1000;
        let mut event = party();
        event.ask("join Anna, Bo");
        assert_eq!(Time::of(&event.outline(), begin), None, "there is no round");
        event.ask("lay");
        assert_eq!(Time::of(&event.outline(), begin), Some(Time::Waits(40)));
        event.ask("start");
        assert_eq!(Time::of(&event.outline(), begin + 60_000), Some(Time::Runs(39 * 60_000)));
        assert_eq!(Time::of(&event.outline(), begin + 40 * 60_000), Some(Time::Up));
        event.ask("result 1 5 7");
        assert_eq!(Time::of(&event.outline(), begin), None, "nobody plays any more");
    }

    #[test]
    fn time_is_said_in_words_where_it_does_not_run() {
        assert_eq!(Time::Waits(40).words(), "40 minutes; the clock does not run yet.");
        assert_eq!(Time::Runs(61_000).words(), "1:01");
        assert_eq!(Time::Up.words(), "Time is up.");
    }
}

use crate::{
    lang::{self, Id},
    t,
};
use kee_event::{
    Date, Moment,
    challenge::{DailyKind, Streak},
};
use kee_game::WallTime;
use kee_wire::{ChallengeLink, DailyBoard, DailyBoards};
use std::time::Duration;

const DAY: Duration = Duration::from_hours(24);

/// The boards of the day by this device's clock, for use offline.
pub(crate) fn local_days(now: WallTime) -> DailyBoards {
    let date = Moment::from(now).date();
    let nobody = |kind| {
        let challenge = ChallengeLink::Daily(kind, date);
        let (link, streak) = (challenge.address(), Streak::default());
        DailyBoard { kind, challenge, link, players: 0, leader: None, you: None, streak }
    };
    DailyBoards { date, until: midnight(date).plus(DAY), boards: DailyKind::ALL.into_iter().map(nobody).collect() }
}

/// The moment at which a day begins, in UTC.
fn midnight(date: Date) -> WallTime {
    WallTime::ZERO.plus(DAY * date.days().unsigned_abs() as u32)
}

/// The date of a board as people write it.
pub(crate) fn day(date: Date) -> String {
    lang::date(midnight(date), Some("UTC"))
}

/// The name of a kind of board.
pub(crate) fn kind_name(kind: DailyKind) -> Id {
    match kind {
        DailyKind::KeesdrowRounds => id!("challenge-keesdrow-rounds"),
        DailyKind::KeesdrowTimed => id!("challenge-keesdrow-timed"),
        DailyKind::KeywordSolitaire => id!("challenge-keyword-solitaire"),
    }
}

/// The title of a day's board.
pub(crate) fn title(kind: DailyKind, date: Date) -> String {
    format!("{}, {}", t!(kind_name(kind)), day(date))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_midnight_utc_in_every_time_zone() {
        let event = local_days(WallTime::from_millis(1_794_873_599_999));
        assert_eq!(
            (event.date.to_string().as_str(), event.until),
            ("2026-11-16", WallTime::from_millis(1_794_873_600_000))
        );
        let night = local_days(event.until);
        assert_eq!((night.date.to_string().as_str(), night.until.since(event.until)), ("2026-11-17", DAY));
    }
}

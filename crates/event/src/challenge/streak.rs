use crate::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// How many days in a row somebody has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Streak {
    /// Up to today; who has not played today yet still has until midnight.
    pub current: usize,
    /// The longest there ever was.
    pub longest: usize,
}

impl Streak {
    /// Counts it from the days on which somebody has played, in any order and perhaps more than once.
    pub fn of(days: impl IntoIterator<Item = Date>, today: Date) -> Self {
        let days: BTreeSet<Date> = days.into_iter().filter(|day| *day <= today).collect();
        let (mut longest, mut row, mut last) = (0, 0, None);
        for day in days {
            row = if last == Some(day.before()) { row + 1 } else { 1 };
            longest = longest.max(row);
            last = Some(day);
        }
        let alive = last.is_some_and(|last| last == today || last == today.before());
        Self { current: if alive { row } else { 0 }, longest }
    }
}

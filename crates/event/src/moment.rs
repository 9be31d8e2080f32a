use crate::Date;
use kee_game::{Unreadable, WallTime};
use std::{fmt, str::FromStr};

const DAY: u64 = 24 * 60 * 60;
/// The last second of the year 9999.
const LAST: u64 = 253_402_300_799;

/// A second of the world's clock: `2026-11-16T19:30:00Z`. It comes in from outside; nothing here looks at a clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Moment(u64);

impl Moment {
    /// So many seconds after 1970 began.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(if seconds < LAST { seconds } else { LAST })
    }

    /// Seconds since 1970 began.
    pub const fn seconds(self) -> u64 {
        self.0
    }

    /// The day it is in, in UTC.
    pub const fn date(self) -> Date {
        Date::from_days((self.0 / DAY).cast_signed())
    }

    /// So many minutes later.
    pub const fn plus_minutes(self, minutes: u16) -> Self {
        Self::from_seconds(self.0 + 60 * minutes as u64)
    }
}

impl From<WallTime> for Moment {
    /// The second it is in.
    fn from(now: WallTime) -> Self {
        Self::from_seconds(now.millis() / 1000)
    }
}

impl From<Moment> for WallTime {
    fn from(moment: Moment) -> Self {
        Self::from_millis(moment.seconds() * 1000)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = self.date();
        let second = self.0 % DAY;
        write!(f, "{date}T{:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60)
    }
}

impl FromStr for Moment {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = || {
            let (date, time) = text.strip_suffix('Z')?.split_once('T')?;
            let days = u64::try_from(date.parse::<Date>().ok()?.days()).ok()?;
            let seconds =
                time.splitn(3, ':').try_fold(0, |sum, part| Some(60 * sum + u64::from(part.parse::<u8>().ok()?)))?;
            Some(Self(days * DAY + seconds)).filter(|moment| moment.to_string() == text)
        };
        read().ok_or_else(|| Unreadable::new("a time such as 2026-11-16T19:30:00Z", text))
    }
}

kee_game::serde_as_text!(Moment);

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    Moment: "A second, in UTC.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "2026-11-16T19:30:00Z";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_reads_back() {
        for seconds in [0, 1, 86_399, 86_400, 951_782_400, 1_794_857_400, LAST] {
            let moment = Moment::from_seconds(seconds);
            assert_eq!(moment.to_string().parse(), Ok(moment));
        }
        assert_eq!(Moment::from_seconds(1_794_857_400).to_string(), "2026-11-16T19:30:00Z");
    }

    #[test]
    fn a_moment_has_one_spelling() {
        for wrong in [
            "",
            "2026-11-16",
            "2026-11-16T19:30Z",
            "2026-11-16T24:00:00Z",
            "2026-11-16T19:30:00",
            "1969-12-31T23:59:59Z",
        ] {
            assert!(wrong.parse::<Moment>().is_err(), "{wrong}");
        }
    }
}

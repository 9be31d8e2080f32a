use kee_game::WallTime;
use std::fmt;

const DAYS_IN_400_YEARS: i64 = 146_097;

/// A calendar date, without a time zone: `2026-11-16`. Years 1 to 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    /// Days since 1970-01-01.
    days: i64,
}

impl Date {
    /// The date this many days after 1970-01-01.
    pub const fn from_days(days: i64) -> Self {
        Self { days }
    }

    /// Days since 1970-01-01.
    pub const fn days(self) -> i64 {
        self.days
    }

    /// The day before.
    pub const fn before(self) -> Self {
        Self { days: self.days - 1 }
    }

    /// The date with this year, month and day, if it exists.
    pub fn new(year: i64, month: i64, day: i64) -> Option<Self> {
        if !(1..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        // Years start in March here, so that the leap day is the last of its year.
        let march_year = if month <= 2 { year - 1 } else { year };
        let months = (month + 9) % 12;
        let day_of_year = (153 * months + 2) / 5 + day - 1;
        let year_of_era = march_year.rem_euclid(400);
        let day_of_era = 365 * year_of_era + year_of_era / 4 - year_of_era / 100 + day_of_year;
        let date = Self { days: march_year.div_euclid(400) * DAYS_IN_400_YEARS + day_of_era - 719_468 };
        // A day that does not exist in its month has become one of the next month.
        (date.parts() == (year, month, day)).then_some(date)
    }

    /// Year, month and day.
    pub fn parts(self) -> (i64, i64, i64) {
        let days = self.days + 719_468;
        let day_of_era = days.rem_euclid(DAYS_IN_400_YEARS);
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let months = (5 * day_of_year + 2) / 153;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = year_of_era + days.div_euclid(DAYS_IN_400_YEARS) * 400 + i64::from(month <= 2);
        (year, month, day_of_year - (153 * months + 2) / 5 + 1)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

kee_game::text_form!(Date, "a day such as 2026-11-16", |text| {
    let mut parts = text.splitn(3, '-').map(|part| part.parse().ok());
    let mut next = || parts.next().flatten();
    Self::new(next()?, next()?, next()?)
});

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    Date: "A day.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "2026-11-16";
}

const DAY: u64 = 24 * 60 * 60;
/// The last second of the year 9999.
const LAST: u64 = 253_402_300_799;

/// A time in UTC, to the second: `2026-11-16T19:30:00Z`. It is always passed in; this crate never reads a clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Moment(u64);

impl Moment {
    /// The time this many seconds after the start of 1970.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(if seconds < LAST { seconds } else { LAST })
    }

    /// Seconds since the start of 1970.
    pub const fn seconds(self) -> u64 {
        self.0
    }

    /// Its date in UTC.
    pub const fn date(self) -> Date {
        Date::from_days((self.0 / DAY).cast_signed())
    }

    /// This many minutes later.
    pub const fn plus_minutes(self, minutes: u16) -> Self {
        Self::from_seconds(self.0 + 60 * minutes as u64)
    }
}

impl From<WallTime> for Moment {
    /// Rounds down to the second.
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

kee_game::text_form!(Moment, "a time such as 2026-11-16T19:30:00Z", |text| {
    let (date, time) = text.strip_suffix('Z')?.split_once('T')?;
    let days = u64::try_from(date.parse::<Date>().ok()?.days()).ok()?;
    let seconds = time.splitn(3, ':').try_fold(0, |sum, part| Some(60 * sum + u64::from(part.parse::<u8>().ok()?)))?;
    Some(Self(days * DAY + seconds))
});

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    Moment: "A second, in UTC.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "2026-11-16T19:30:00Z";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_four_centuries_follows_the_one_before() {
        let mut expected = Date::new(1800, 1, 1).expect("a day").days();
        for year in 1800..2200 {
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let lengths = [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            for (month, length) in (1..).zip(lengths) {
                for day in 1..=length {
                    let date = Date::new(year, month, day).expect("a day");
                    assert_eq!((date.days(), date.parts()), (expected, (year, month, day)));
                    expected += 1;
                }
                assert_eq!(Date::new(year, month, length + 1), None, "{year}-{month}");
            }
        }
    }

    #[test]
    fn the_epoch_matches_unix_time() {
        assert_eq!(Date::from_days(0).to_string(), "1970-01-01");
        assert_eq!("2026-11-16".parse::<Date>().expect("a day").days(), 20_773);
    }

    #[test]
    fn a_day_has_one_spelling() {
        for wrong in ["", "2026-11", "2026-1-5", "2026-02-29", "26-11-16", "+2026-11-16", "2026-11-16 ", "2026-11-160"]
        {
            assert!(wrong.parse::<Date>().is_err(), "{wrong}");
        }
    }

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

use crate::{Unreadable, text::plain_number};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, time::Duration};

/// Declares a point in time, in whole milliseconds. Each clock has its own type: two points of the same clock are a
/// [`Duration`] apart, and nothing else can be computed from them.
macro_rules! point_in_time {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(u64);

        impl $name {
            /// The moment it counts from.
            pub const ZERO: Self = Self(0);
            /// The last moment.
            pub const MAX: Self = Self(u64::MAX);

            /// The moment this many milliseconds after zero.
            pub const fn from_millis(millis: u64) -> Self {
                Self(millis)
            }

            /// Milliseconds since zero.
            pub const fn millis(self) -> u64 {
                self.0
            }

            /// The moment this many seconds later.
            #[must_use]
            pub const fn plus_seconds(self, seconds: u32) -> Self {
                Self(self.0.saturating_add(seconds as u64 * 1000))
            }

            /// The moment this much later.
            #[must_use]
            pub fn plus(self, time: Duration) -> Self {
                Self(self.0.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
            }

            /// The moment this much earlier, or zero.
            #[must_use]
            pub fn minus(self, time: Duration) -> Self {
                Self(self.0.saturating_sub(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
            }

            /// The time since `earlier`, or zero if that is later.
            pub const fn since(self, earlier: Self) -> Duration {
                Duration::from_millis(self.0.saturating_sub(earlier.0))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    };
}

point_in_time! {
    /// Time in a game: milliseconds since it began, without its pauses, as given by the keeper of the clock. Games
    /// compare such times and never read a clock.
    GameTime
}

impl FromStr for GameTime {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        plain_number(text).map(Self).ok_or_else(|| Unreadable::new("a time in milliseconds", text))
    }
}

point_in_time! {
    /// Wall-clock time: milliseconds of Unix time.
    WallTime
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_neither_overflows_nor_goes_back() {
        let noon = GameTime::from_millis(12_000);
        assert_eq!(noon.plus_seconds(1).since(noon), Duration::from_secs(1));
        assert_eq!(noon.since(noon.plus_seconds(1)), Duration::ZERO);
        assert_eq!(noon.plus(Duration::MAX), GameTime::MAX);
    }
}

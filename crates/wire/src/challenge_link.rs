use crate::EventId;
use kee_event::{Date, challenge::DailyKind};
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The length of a date such as `2026-11-16`.
const DATE: usize = 10;

/// The name of a challenge in its link. A board of the day has its kind and date: `keesdrow-rounds-2026-11-16`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeLink {
    /// A board of the day, which nobody has to create.
    Daily(DailyKind, Date),
    /// A challenge that someone created.
    Created(EventId),
}

impl ChallengeLink {
    /// Its path on a site.
    pub fn address(self) -> String {
        format!("/c/{self}")
    }
}

impl fmt::Display for ChallengeLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Daily(kind, date) => write!(f, "{kind}-{date}"),
            Self::Created(event) => event.fmt(f),
        }
    }
}

impl FromStr for ChallengeLink {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let day = text.len().checked_sub(DATE).and_then(|at| text.split_at_checked(at));
        let daily = day.and_then(|(kind, date)| Some((kind.strip_suffix('-')?.parse().ok()?, date.parse().ok()?)));
        match daily {
            Some((kind, date)) => Ok(Self::Daily(kind, date)),
            None => text.parse().map(Self::Created),
        }
    }
}

kee_game::serde_as_text!(ChallengeLink);

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    ChallengeLink: "A challenge, as in its link: 16 letters and digits, or a kind and a date.",
        "^[0-9a-z-]{16,28}$", "keesdrow-rounds-2026-11-16";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_reads_back_as_it_was_written() {
        for link in ["keyword-solitaire-2026-11-16", "0123456789abcdef"] {
            let read: ChallengeLink = link.parse().expect("a link");
            assert_eq!(read.address(), format!("/c/{link}"));
        }
    }

    #[test]
    fn invalid_links_are_refused() {
        for wrong in ["", "2026-11-16", "-2026-11-16", "chess-2026-11-16", "keesdrow-rounds-2026-02-30", "é-2026-11-16"]
        {
            assert!(wrong.parse::<ChallengeLink>().is_err(), "{wrong}");
        }
    }
}

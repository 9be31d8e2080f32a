use crate::store::EventId;
use kee_event::{
    Date,
    challenge::{Challenge, DailyKind, Deal},
};
use kee_game::Unreadable;
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// How many characters a day has.
const DATE: usize = 10;

/// The name of a challenge in its link. That of a day says what it is: `keesdrow-rounds-2026-11-16`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ChallengeLink {
    /// Of a day. Nobody has to make it.
    Daily(DailyKind, Date),
    /// Of a challenge that somebody has made.
    Made(EventId),
}

impl ChallengeLink {
    /// The name of this challenge.
    pub(crate) fn of(challenge: &Challenge) -> Self {
        match challenge.deal {
            Deal::Daily(kind, date) => Self::Daily(kind, date),
            Deal::Named(_) => Self::Made(hashed(&challenge.to_string())),
        }
    }

    /// Under which its log is stored: a hash of what makes it this one, so that whoever opens it first, or twice, opens the
    /// same.
    pub(crate) fn event(self) -> EventId {
        match self {
            Self::Daily(kind, date) => hashed(&Challenge::daily(kind, date).seed_name()),
            Self::Made(event) => event,
        }
    }

    /// Where it is found on a site.
    pub(crate) fn address(self) -> String {
        format!("/c/{self}")
    }
}

fn hashed(text: &str) -> EventId {
    let hash = Sha256::digest(text);
    EventId::new(std::array::from_fn(|place| hash[place]))
}

impl fmt::Display for ChallengeLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Daily(kind, date) => write!(f, "{kind}-{date}"),
            Self::Made(event) => event.fmt(f),
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
            None => text.parse().map(Self::Made),
        }
    }
}

kee_game::serde_as_text!(ChallengeLink);

kee_game::schema_as_text! {
    ChallengeLink: "A challenge, as in its link: 16 letters and digits, or a kind and a day.", "^[0-9a-z-]{16,28}$", "keesdrow-rounds-2026-11-16";
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_day_says_what_it_is_and_every_one_has_a_log_of_its_own() {
        let mut events = BTreeSet::new();
        for kind in DailyKind::ALL {
            for days in 20_773..20_800 {
                let link = ChallengeLink::Daily(kind, Date::from_days(days));
                assert_eq!(link.to_string().parse(), Ok(link));
                assert!(events.insert(link.event()), "{link}");
            }
        }
        let first = ChallengeLink::Daily(DailyKind::KeywordSolitaire, Date::from_days(20_773));
        assert_eq!(first.address(), "/c/keyword-solitaire-2026-11-16");
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for wrong in ["", "2026-11-16", "-2026-11-16", "chess-2026-11-16", "keesdrow-rounds-2026-02-30", "é-2026-11-16"]
        {
            assert!(wrong.parse::<ChallengeLink>().is_err(), "{wrong}");
        }
    }
}

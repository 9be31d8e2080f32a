//! Which log belongs to which challenge.

use kee_event::challenge::{Challenge, Deal};
use kee_wire::{ChallengeLink, EventId};
use sha2::{Digest, Sha256};

/// The name of this challenge in its link.
pub(crate) fn link_of(challenge: &Challenge) -> ChallengeLink {
    match challenge.deal {
        Deal::Daily(kind, date) => ChallengeLink::Daily(kind, date),
        Deal::Named(_) => ChallengeLink::Created(hashed(&challenge.to_string())),
    }
}

/// Under which its log is stored: a hash of the challenge, so that whoever opens it first, or twice, opens the same.
pub(super) fn log_of(link: ChallengeLink) -> EventId {
    match link {
        ChallengeLink::Daily(kind, date) => hashed(&Challenge::daily(kind, date).seed_name()),
        ChallengeLink::Created(event) => event,
    }
}

fn hashed(text: &str) -> EventId {
    let hash = Sha256::digest(text);
    EventId::new(std::array::from_fn(|place| hash[place]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_event::{Date, challenge::DailyKind};
    use std::collections::BTreeSet;

    #[test]
    fn a_day_says_what_it_is_and_every_one_has_a_log_of_its_own() {
        let mut logs = BTreeSet::new();
        for kind in DailyKind::ALL {
            for days in 20_773..20_800 {
                let link = link_of(&Challenge::daily(kind, Date::from_days(days)));
                assert_eq!(link.to_string().parse(), Ok(link));
                assert!(logs.insert(log_of(link)), "{link}");
            }
        }
        let first = ChallengeLink::Daily(DailyKind::KeywordSolitaire, Date::from_days(20_773));
        assert_eq!(first.address(), "/c/keyword-solitaire-2026-11-16");
    }
}

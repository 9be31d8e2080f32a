//! Creating a challenge, and the log that belongs to it.

use super::{LeaderboardLog, replaying::setup};
use crate::{app::App, problem::not_for_one, refusal::AnyRefusal, secret::Secret, store::StoreError};
use kee_event::challenge::{Challenge, Deal};
use kee_game::Problem;
use kee_games::{find, is_for_load_tests};
use kee_table::no_such_game;
use kee_wire::{ChallengeLink, CreateChallenge, EventId};
use sha2::{Digest, Sha256};

impl App {
    /// Creates a challenge, or finds the same one created before.
    pub(crate) async fn make_challenge(&self, wanted: CreateChallenge) -> Result<ChallengeLink, AnyRefusal> {
        let seed = wanted.seed.unwrap_or_else(|| Secret::new(self.world()).reveal().to_owned());
        // An unknown game is refused with the rest.
        let set = match find(&wanted.game) {
            Some(game) => game.take_files(&wanted.set)?,
            None => wanted.set,
        };
        let challenge =
            Challenge { name: wanted.name, game: wanted.game, preset: wanted.preset, set, deal: Deal::Named(seed) };
        self.check(&challenge)?;
        let link = link_of(&challenge);
        let opened = LeaderboardLog::opened(challenge, self.now().into())?;
        if let Some(append) = opened.to_store(self.now(), Vec::new()) {
            match self.store().append_event(append).await {
                // Someone else was faster, and created the same.
                Ok(()) | Err(StoreError::Taken { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(link)
    }

    /// Checks a challenge; returns everything wrong with it.
    fn check(&self, challenge: &Challenge) -> Result<(), Vec<Problem>> {
        let mut problems = challenge.problems();
        let found = find(&challenge.game).filter(|game| !is_for_load_tests(game.id()));
        match found {
            None => problems.push(no_such_game(&challenge.game)),
            Some(game) => match self.shared().library.for_game(game.id(), None) {
                Err(problem) => problems.push(problem),
                Ok(resources) => {
                    problems.extend(game.begin(&setup(challenge), &resources).err().into_iter().flatten());
                    problems.extend(not_for_one(&game.about(), &challenge.preset));
                }
            },
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }
}

/// The name of this challenge in its link.
pub(crate) fn link_of(challenge: &Challenge) -> ChallengeLink {
    match challenge.deal {
        Deal::Daily(kind, date) => ChallengeLink::Daily(kind, date),
        Deal::Named(_) => ChallengeLink::Created(hashed(&challenge.to_string())),
    }
}

/// The id of its log: a hash of the challenge, so that opening it twice opens the same one.
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
    fn every_board_of_the_day_has_a_readable_link_and_a_log_of_its_own() {
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

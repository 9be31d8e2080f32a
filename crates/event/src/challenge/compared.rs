use super::ChallengeBoard;
use crate::PersonId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The words of two people, each in the order of the alphabet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Compared {
    /// Those that both have found.
    pub both: Vec<String>,
    /// Those that only the one who asks has found.
    pub only_me: Vec<String>,
    /// Those that only the other has found.
    pub only_you: Vec<String>,
}

impl Compared {
    /// Sorts the words of two people; a word that was found twice counts once.
    pub fn of(mine: &[String], yours: &[String]) -> Self {
        let set = |words: &[String]| words.iter().cloned().collect::<BTreeSet<String>>();
        let (mine, yours) = (set(mine), set(yours));
        Self {
            both: mine.intersection(&yours).cloned().collect(),
            only_me: mine.difference(&yours).cloned().collect(),
            only_you: yours.difference(&mine).cloned().collect(),
        }
    }
}

impl ChallengeBoard {
    /// What this person and another one have found, in the games that count. Nothing as long as one of them has not played:
    /// words are spoilers.
    pub fn compared(&self, me: &PersonId, you: &PersonId) -> Option<Compared> {
        let (mine, yours) = (self.counted(me)?, self.counted(you)?);
        Some(Compared::of(&mine.1.words, &yours.1.words))
    }
}

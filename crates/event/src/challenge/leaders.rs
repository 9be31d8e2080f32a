use super::ChallengeBoard;
use crate::{Moment, Name, Person, ranking::places};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, collections::BTreeSet};

/// A line of the leader board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leader {
    /// From 1; equal scores share a place.
    pub place: usize,
    /// Who, as they wanted to be known.
    pub name: Name,
    /// The score that counts.
    pub score: i64,
    /// Whether that wins, where a score wins (W8.1).
    pub won: bool,
    /// How often they have played it.
    pub attempts: usize,
    /// When the game that counts was finished.
    pub at: Moment,
}

impl ChallengeBoard {
    /// Everybody once, the highest first, and of equals the earlier first.
    pub fn leaders(&self) -> Vec<Leader> {
        self.ranked().into_iter().map(|(_, leader)| leader).collect()
    }

    /// Where a person stands.
    pub fn leader(&self, person: &Person) -> Option<Leader> {
        self.ranked().into_iter().find(|(other, _)| *other == person).map(|(_, leader)| leader)
    }

    fn ranked(&self) -> Vec<(&Person, Leader)> {
        let everybody: BTreeSet<&Person> = self.attempts.iter().map(|(_, attempt)| &attempt.person).collect();
        let line = |person| {
            let (at, attempt) = self.counted(person)?;
            let won = self.challenge.goal().is_some_and(|goal| attempt.score >= goal);
            let attempts = self.attempts_of(person).count();
            Some((
                person,
                Leader { place: 0, name: attempt.name.clone(), score: attempt.score, won, attempts, at: *at },
            ))
        };
        let mut lines: Vec<(&Person, Leader)> = everybody.into_iter().filter_map(line).collect();
        lines.sort_by_key(|(_, leader)| (Reverse(leader.score), leader.at));
        let places = places(&lines, |(_, one), (_, other)| one.score == other.score);
        lines.iter_mut().zip(places).for_each(|((_, leader), place)| leader.place = place);
        lines
    }
}

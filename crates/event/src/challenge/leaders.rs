use super::{Attempt, ChallengeBoard};
use crate::{Moment, Name, PersonId, ranking::places};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, collections::BTreeMap};

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
    /// Everybody once, the highest first, and of equals the earlier first. The goal is the score that wins, where one does.
    pub fn leaders(&self, goal: Option<i64>) -> Vec<Leader> {
        self.ranked(goal).into_iter().map(|(_, leader)| leader).collect()
    }

    /// Where a person stands.
    pub fn leader(&self, person: &PersonId, goal: Option<i64>) -> Option<Leader> {
        self.ranked(goal).into_iter().find(|(other, _)| *other == person).map(|(_, leader)| leader)
    }

    /// The same with who they are, for whoever keeps the board: a person's key is never shown.
    pub fn ranked(&self, goal: Option<i64>) -> Vec<(&PersonId, Leader)> {
        let mut standing: BTreeMap<&PersonId, (usize, Moment, &Attempt)> = BTreeMap::new();
        for (at, attempt) in &self.attempts {
            let (attempts, since, stands) = standing.entry(&attempt.person).or_insert((0, *at, attempt));
            *attempts += 1;
            if self.replaces(stands, attempt) {
                (*since, *stands) = (*at, attempt);
            }
        }
        let line = |(person, (attempts, at, attempt)): (_, (usize, Moment, &Attempt))| {
            let won = goal.is_some_and(|goal| attempt.score >= goal);
            (person, Leader { place: 0, name: attempt.name.clone(), score: attempt.score, won, attempts, at })
        };
        let mut lines: Vec<(&PersonId, Leader)> = standing.into_iter().map(line).collect();
        lines.sort_by_key(|(_, leader)| (Reverse(leader.score), leader.at));
        let places = places(&lines, |(_, one), (_, other)| one.score == other.score);
        lines.iter_mut().zip(places).for_each(|((_, leader), place)| leader.place = place);
        lines
    }
}

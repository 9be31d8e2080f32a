use super::{Attempt, ChallengeBoard};
use crate::{Date, Moment, Name, PersonId, scores::places};
use serde::{Deserialize, Serialize};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

/// A line of the leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leader {
    /// From 1; equal scores share a place.
    pub place: usize,
    /// The name the player chose.
    pub name: Name,
    /// The score that counts.
    pub score: i64,
    /// Whether that score wins, in games with a score to reach (W8.1).
    pub won: bool,
    /// The number of times they have played it.
    pub attempts: usize,
    /// The time when the game that counts was finished.
    pub at: Moment,
}

impl ChallengeBoard {
    /// Every player once, highest score first; of equal scores, the earlier first. The goal is the score that wins,
    /// if there is one.
    pub fn leaders(&self, goal: Option<i64>) -> Vec<Leader> {
        self.ranking(goal).into_iter().map(|(_, leader)| leader).collect()
    }

    /// A person's line of the leaderboard.
    pub fn leader(&self, person: &PersonId, goal: Option<i64>) -> Option<Leader> {
        self.ranking(goal).into_iter().find(|(other, _)| *other == person).map(|(_, leader)| leader)
    }

    /// The leaderboard with the ids of its people, for the server only: a person's id is never shown.
    pub fn ranking(&self, goal: Option<i64>) -> Vec<(&PersonId, Leader)> {
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

    /// The words two players found in the games that count; none until both have played, since words are spoilers.
    pub fn comparison(&self, me: &PersonId, you: &PersonId) -> Option<WordComparison> {
        let (mine, yours) = (self.standing_attempt(me)?, self.standing_attempt(you)?);
        Some(WordComparison::of(&mine.1.words, &yours.1.words))
    }

    /// A one-line bar chart of a person's turns, unless there are too many.
    pub fn bars(&self, person: &PersonId) -> Option<String> {
        let (_, attempt) = self.standing_attempt(person)?;
        (1..=MOST_BARS).contains(&attempt.turns.len()).then(|| bars(&attempt.turns))
    }
}

/// The words of two people, each list in alphabetical order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WordComparison {
    /// Words both have found.
    pub both: Vec<String>,
    /// Words only the person asking has found.
    pub only_me: Vec<String>,
    /// Words only the other has found.
    pub only_you: Vec<String>,
}

impl WordComparison {
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

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// More turns than this do not fit a line.
const MOST_BARS: usize = 40;

/// A bar for every turn: the highest turn has the highest bar, a turn without points the lowest.
fn bars(turns: &[i64]) -> String {
    let highest = turns.iter().copied().max().unwrap_or_default().max(1);
    let steps = BARS.len() as i64 - 1;
    let bar = |points: &i64| {
        BARS[usize::try_from((points.max(&0) * steps + highest / 2) / highest).unwrap_or_default().min(7)]
    };
    turns.iter().map(bar).collect()
}

/// The number of days in a row that someone has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Streak {
    /// The current streak. A day not played yet doesn't break it before midnight.
    pub current: usize,
    /// The longest streak so far.
    pub longest: usize,
}

impl Streak {
    /// Counts it from the days someone played, in any order; days may repeat.
    pub fn of(days: impl IntoIterator<Item = Date>, today: Date) -> Self {
        let days: BTreeSet<Date> = days.into_iter().filter(|day| *day <= today).collect();
        let (mut longest, mut row, mut last) = (0, 0, None);
        for day in days {
            row = if last == Some(day.before()) { row + 1 } else { 1 };
            longest = longest.max(row);
            last = Some(day);
        }
        let alive = last.is_some_and(|last| last == today || last == today.before());
        Self { current: if alive { row } else { 0 }, longest }
    }
}

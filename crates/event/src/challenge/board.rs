use super::{Attempt, Challenge, Deal};
use crate::{By, Event, EventRefusal, LogEntry, Moment, PersonId, typed::within_bounds, words::first_word};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A challenge and everybody who has played it.
#[derive(Clone, Debug)]
pub struct ChallengeBoard {
    pub(super) challenge: Challenge,
    /// In the order in which they were finished.
    pub(super) attempts: Vec<(Moment, Attempt)>,
}

/// What can be wanted of a challenge, by whoever has replayed the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChallengeCommand {
    /// A game that was played to its end.
    Attempt(Attempt),
}

/// What can happen to a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ChallengeEntry {
    /// It was made.
    Opened(Box<Challenge>),
    /// Somebody has played it.
    Attempted(Attempt),
}

impl ChallengeBoard {
    /// The challenge.
    pub fn challenge(&self) -> &Challenge {
        &self.challenge
    }

    /// Everything a person has played, in order.
    pub(super) fn attempts_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = &'a (Moment, Attempt)> {
        self.attempts.iter().filter(move |(_, attempt)| attempt.person == *person)
    }

    /// The attempt that stands on the leader board.
    pub(super) fn counted<'a>(&'a self, person: &'a PersonId) -> Option<&'a (Moment, Attempt)> {
        self.attempts_of(person).reduce(|stands, next| if self.replaces(&stands.1, &next.1) { next } else { stands })
    }

    /// Whether a later attempt takes the place of the one that stands. On a day everybody sees the board for the first time
    /// only once, so the first attempt counts; in any other challenge the best does, and of equal ones the earlier.
    pub(super) fn replaces(&self, stands: &Attempt, next: &Attempt) -> bool {
        matches!(self.challenge.deal, Deal::Named(_)) && next.score > stands.score
    }

    /// The best that a person has ever done here.
    pub fn best_of(&self, person: &PersonId) -> Option<i64> {
        self.attempts_of(person).map(|(_, attempt)| attempt.score).max()
    }
}

impl Event for ChallengeBoard {
    const KIND: &'static str = "challenge";
    type Command = ChallengeCommand;
    type Entry = ChallengeEntry;

    fn open(entry: &LogEntry<ChallengeEntry>) -> Result<Self, String> {
        let ChallengeEntry::Opened(challenge) = &entry.what else {
            return Err("a challenge begins with its making".to_owned());
        };
        match challenge.problems().first() {
            Some(problem) => Err(problem.to_string()),
            None => Ok(Self { challenge: challenge.as_ref().clone(), attempts: Vec::new() }),
        }
    }

    fn decide(&self, by: &By, command: &ChallengeCommand) -> Result<Vec<ChallengeEntry>, EventRefusal> {
        let ChallengeCommand::Attempt(attempt) = command;
        if *by != By::Machine {
            return Err(EventRefusal::Forbidden("the server, which has replayed the game,"));
        }
        if !attempt.name.suits_a_person() {
            return Err(EventRefusal::NameTooLong(attempt.name.clone()));
        }
        counted(attempt)?;
        let again = self.attempts_of(&attempt.person).any(|(_, before)| before.record == attempt.record);
        Ok(if again { Vec::new() } else { vec![ChallengeEntry::Attempted(attempt.clone())] })
    }

    fn apply(&mut self, entry: &LogEntry<ChallengeEntry>) -> Result<(), String> {
        match &entry.what {
            ChallengeEntry::Opened(_) => return Err("a challenge is made only once".to_owned()),
            ChallengeEntry::Attempted(attempt) => {
                counted(attempt).map_err(|refusal| refusal.to_string())?;
                self.attempts.push((entry.at, attempt.clone()));
            }
        }
        Ok(())
    }

    /// Nothing is drawn: the deal is the game's.
    fn check_draw(&self, _: &LogEntry<ChallengeEntry>) -> Result<(), String> {
        Ok(())
    }
}

fn counted(attempt: &Attempt) -> Result<(), EventRefusal> {
    within_bounds(&[attempt.score])?;
    within_bounds(&attempt.turns)
}

impl fmt::Display for ChallengeCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Attempt(attempt) = self;
        write!(f, "attempt {attempt}")
    }
}

impl FromStr for ChallengeCommand {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match first_word(text) {
            ("attempt", rest) => rest.parse().map(Self::Attempt),
            _ => Err(Unreadable::new("`attempt PERSON SCORE TURNS WORDS DIGEST NAME`", text)),
        }
    }
}

impl fmt::Display for ChallengeEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened(challenge) => write!(f, "opened {challenge}"),
            Self::Attempted(attempt) => write!(f, "attempted {attempt}"),
        }
    }
}

impl FromStr for ChallengeEntry {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match first_word(text) {
            ("opened", rest) => Ok(Self::Opened(Box::new(rest.parse()?))),
            ("attempted", rest) => rest.parse().map(Self::Attempted),
            _ => Err(Unreadable::new("an entry of a challenge", text)),
        }
    }
}

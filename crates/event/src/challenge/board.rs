use super::{Challenge, Deal};
use crate::{
    By, Event, EventRefusal, LogEntry, Moment, Name, PersonId,
    scores::within_bounds,
    text::{first_word, number},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A challenge and all attempts at it.
#[derive(Clone, Debug)]
pub struct ChallengeBoard {
    pub(super) challenge: Challenge,
    /// In the order in which they finished.
    pub(super) attempts: Vec<(Moment, Attempt)>,
}

/// A command for a challenge, from the server that has replayed the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChallengeCommand {
    /// A game that was played to its end.
    Attempt(Attempt),
}

/// An entry of a challenge's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ChallengeEntry {
    /// The challenge was created.
    Opened(Box<Challenge>),
    /// Someone has played it.
    Attempted(Attempt),
}

impl ChallengeBoard {
    /// The challenge.
    pub fn challenge(&self) -> &Challenge {
        &self.challenge
    }

    /// Everything a person has played, in order.
    fn attempts_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = &'a (Moment, Attempt)> {
        self.attempts.iter().filter(move |(_, attempt)| attempt.person == *person)
    }

    /// The attempt that counts on the leaderboard.
    pub(super) fn standing_attempt<'a>(&'a self, person: &'a PersonId) -> Option<&'a (Moment, Attempt)> {
        self.attempts_of(person).reduce(|stands, next| if self.replaces(&stands.1, &next.1) { next } else { stands })
    }

    /// Whether a later attempt replaces the one that counts. On a board of the day the first attempt counts, since
    /// nobody sees a board for the first time twice; in any other challenge the best does, and of equal ones the
    /// earlier.
    pub(super) fn replaces(&self, stands: &Attempt, next: &Attempt) -> bool {
        matches!(self.challenge.deal, Deal::Named(_)) && next.score > stands.score
    }

    /// A person's best score in this challenge.
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
            return Err("a challenge starts with its creation".to_owned());
        };
        match challenge.problems().first() {
            Some(problem) => Err(kee_speech::spoken_problem(problem)),
            None => Ok(Self { challenge: challenge.as_ref().clone(), attempts: Vec::new() }),
        }
    }

    fn decide(&self, by: &By, command: &ChallengeCommand) -> Result<Vec<ChallengeEntry>, EventRefusal> {
        let ChallengeCommand::Attempt(attempt) = command;
        if *by != By::Machine {
            return Err(EventRefusal::Forbidden("server"));
        }
        if !attempt.name.suits_a_person() {
            return Err(EventRefusal::NameTooLong(attempt.name.clone()));
        }
        check_scores(attempt)?;
        let again = self.attempts_of(&attempt.person).any(|(_, before)| before.record == attempt.record);
        Ok(if again { Vec::new() } else { vec![ChallengeEntry::Attempted(attempt.clone())] })
    }

    fn apply(&mut self, entry: &LogEntry<ChallengeEntry>) -> Result<(), String> {
        match &entry.what {
            ChallengeEntry::Opened(_) => return Err("a challenge is created only once".to_owned()),
            ChallengeEntry::Attempted(attempt) => {
                check_scores(attempt)?;
                self.attempts.push((entry.at, attempt.clone()));
            }
        }
        Ok(())
    }

    /// There is nothing to check: the deal belongs to the game.
    fn check_draw(&self, _: &LogEntry<ChallengeEntry>) -> Result<(), String> {
        Ok(())
    }
}

fn check_scores(attempt: &Attempt) -> Result<(), EventRefusal> {
    within_bounds(&[attempt.score])?;
    within_bounds(&attempt.turns)
}

impl fmt::Display for ChallengeCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Attempt(attempt) = self;
        write!(f, "attempt {attempt}")
    }
}

kee_game::from_text!(ChallengeCommand, |text| {
    match first_word(text) {
        ("attempt", rest) => rest.parse().map(Self::Attempt),
        _ => Err(Unreadable::new("`attempt PERSON SCORE TURNS WORDS DIGEST NAME`", text)),
    }
});

impl fmt::Display for ChallengeEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened(challenge) => write!(f, "opened {challenge}"),
            Self::Attempted(attempt) => write!(f, "attempted {attempt}"),
        }
    }
}

kee_game::from_text!(ChallengeEntry, |text| {
    match first_word(text) {
        ("opened", rest) => Ok(Self::Opened(Box::new(rest.parse()?))),
        ("attempted", rest) => rest.parse().map(Self::Attempted),
        _ => Err(Unreadable::new("an entry of a challenge", text)),
    }
});

/// A game played to its end. The server has replayed it: a claimed score is never trusted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The player.
    pub person: PersonId,
    /// The name they chose.
    pub name: Name,
    /// The score.
    pub score: i64,
    /// The score of each turn.
    pub turns: Vec<i64>,
    /// The words that were found, in capitals.
    pub words: Vec<String>,
    /// The digest of the game's record: a game submitted twice counts once.
    pub record: String,
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns: Vec<String> = self.turns.iter().map(i64::to_string).collect();
        let list = |things: &[String]| if things.is_empty() { "-".to_owned() } else { things.join(",") };
        let Self { person, name, score, record, .. } = self;
        write!(f, "{person} {score} {} {} {record} {name}", list(&turns), list(&self.words))
    }
}

kee_game::from_text!(Attempt, |text| {
    let (person, rest) = first_word(text);
    let (score, rest) = first_word(rest);
    let (turns, rest) = first_word(rest);
    let (words, rest) = first_word(rest);
    let (record, name) = first_word(rest);
    let list = |text: &str| -> Vec<String> {
        if text == "-" { Vec::new() } else { text.split(',').map(str::to_owned).collect() }
    };
    let word = |word: String| {
        let good = !word.is_empty() && word.chars().all(|letter| letter.is_alphabetic() && !letter.is_lowercase());
        if good { Ok(word) } else { Err(Unreadable::new("a word in capitals", &word)) }
    };
    Ok(Self {
        person: person.parse()?,
        name: name.parse()?,
        score: number(score, "a score")?,
        turns: list(turns).iter().map(|turn| number(turn, "the points of a turn")).collect::<Result<_, _>>()?,
        words: list(words).into_iter().map(word).collect::<Result<_, _>>()?,
        record: digest(record)?,
    })
});

fn digest(text: &str) -> Result<String, Unreadable> {
    let good = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if good { Ok(text.to_owned()) } else { Err(Unreadable::new("the digest of a record, 64 digits 0-9 a-f", text)) }
}

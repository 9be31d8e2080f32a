use super::DailyKind;
use crate::{Date, words::remark};
use kee_game::{Problem, Seed};
use serde::{Deserialize, Serialize};

/// No value of an option is longer: the largest board that somebody typed in has a quarter of it.
const LONGEST_VALUE: usize = 8 * 1024;

/// A game for one, dealt the same for everybody who opens it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// Its preset.
    pub preset: String,
    /// Options that differ from it.
    pub set: Vec<(String, String)>,
    /// What it is dealt from.
    pub deal: Deal,
}

/// From what a challenge is dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// A day, and what is played on it.
    Daily(DailyKind, Date),
    /// Any name somebody has thought of.
    Named(String),
}

impl Challenge {
    /// The challenge of a day.
    pub fn daily(kind: DailyKind, date: Date) -> Self {
        Self {
            name: format!("{}, {date}", kind.title()),
            game: kind.game().to_owned(),
            preset: kind.preset().to_owned(),
            set: Vec::new(),
            deal: Deal::Daily(kind, date),
        }
    }

    /// The seed: whoever knows what it is dealt from can work it out, so nothing about it is secret.
    pub fn seed(&self) -> Seed {
        Seed::named(&self.seed_name())
    }

    /// The name of the seed, as `kee play --seed` takes it. What is before the name keeps the seeds of challenges apart from all
    /// others, and its lines keep those of days apart from those that somebody has named.
    pub fn seed_name(&self) -> String {
        match &self.deal {
            Deal::Daily(kind, date) => kind.seed_name(*date),
            Deal::Named(name) => format!("challenge\n{name}"),
        }
    }

    /// Everything that is wrong with it. Whether the game takes the options is for the game to say.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |about: &str, sentence: &str| problems.push(Problem::new(about, sentence));
        let word = |text: &str| !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c.is_control());
        if !word(&self.game) || !word(&self.preset) {
            wrong("game", "expected the names of a game and of a preset");
        }
        let line = |text: &str| !text.is_empty() && text.len() <= LONGEST_VALUE && !text.contains(char::is_control);
        if !self.set.iter().all(|(key, value)| word(key) && line(value) && !key.contains('=')) {
            wrong("set", "expected options as KEY=VALUE");
        }
        if remark(&self.name).is_none_or(|clean| clean != self.name) {
            wrong("name", "expected one line of 1 to 200 characters");
        }
        if let Deal::Named(name) = &self.deal
            && !(word(name) && name.len() <= 100)
        {
            wrong("seed", "expected a name of 1 to 100 characters without spaces");
        }
        if let Deal::Daily(kind, date) = &self.deal
            && *self != Self::daily(*kind, *date)
        {
            wrong("seed", "the challenge of a day is played as it is");
        }
        problems
    }
}

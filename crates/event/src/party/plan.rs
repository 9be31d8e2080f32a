use crate::words::{fields, number, one_of, remark};
use kee_game::{Problem, Seed, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The game of parties.
pub(crate) const KEYWORD: &str = "keyword";

/// Keyword's sheet has 40 minutes at most (W9.2).
const KEYWORD_MINUTES: u16 = 40;

/// What a host has in mind for an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What is played, by the name of the game.
    pub game: String,
    /// How guests go from table to table.
    pub manner: Manner,
    /// How many sit at a table.
    pub size: usize,
    /// What becomes of seats that are left over, unless the host says otherwise for a round.
    pub left_over: LeftOver,
    /// How long a game may take.
    pub minutes: u16,
    /// From which all lots are drawn. Its hash is announced, and it is shown at the end.
    #[serde(with = "kee_game::revealed")]
    pub seed: Seed,
    /// What the event is called.
    pub title: String,
}

/// How guests go from table to table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyManner))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// The highest at each table move to the next one (W9.3).
    Ladder,
    /// Everybody meets as many others as possible.
    RoundRobin,
}

/// What becomes of seats that are left over (W9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeftOver {
    /// They stay empty: some tables have one guest fewer.
    Short,
    /// Bots sit there.
    Bots,
}

impl Manner {
    pub(crate) const CHOICES: &[(&str, Self)] = &[("ladder", Self::Ladder), ("round-robin", Self::RoundRobin)];
}

impl LeftOver {
    pub(crate) const CHOICES: &[(&str, Self)] = &[("short", Self::Short), ("bots", Self::Bots)];
}

impl Plan {
    /// The Keyword party of the sheet: tables of four, 40 minutes, the two highest move on.
    pub fn party(title: &str, seed: Seed) -> Self {
        Self {
            game: KEYWORD.to_owned(),
            manner: Manner::Ladder,
            size: 4,
            left_over: LeftOver::Short,
            minutes: KEYWORD_MINUTES,
            seed,
            title: title.to_owned(),
        }
    }

    /// How many minutes a round of a game can have at most.
    pub fn longest(game: &str) -> u16 {
        if game == KEYWORD { KEYWORD_MINUTES } else { 600 }
    }

    /// The way to play at its tables unless the host says otherwise: at a party the players judge the words (W5, W9.2).
    /// Nothing where it is the game's own default.
    pub fn preset(game: &str) -> Option<&'static str> {
        (game == KEYWORD).then_some("table")
    }

    /// What is wrong with a time limit for the games of an event, in seconds or `none`: a party's table has 40 minutes at
    /// most (W9.2).
    pub fn limit_problem(game: &str, limit: &str) -> Option<Problem> {
        let most = 60 * u32::from(Self::longest(game));
        let short = limit.parse::<u32>().is_ok_and(|seconds| seconds <= most);
        let sentence =
            || format!("a game of a party has {KEYWORD_MINUTES} minutes at most: 1 to {most} seconds, got {limit}");
        (game == KEYWORD && !short).then(|| Problem::new("limit", sentence()))
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |about: &str, sentence: String| problems.push(Problem::new(about, sentence));
        if self.game.is_empty() || !self.game.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            wrong("game", format!("expected the name of a game such as keyword, got `{}`", self.game));
        }
        let largest = if self.game == KEYWORD { 4 } else { 12 };
        let longest = Self::longest(&self.game);
        if !(2..=largest).contains(&self.size) {
            wrong("size", format!("expected 2 to {largest} at a table, got {}", self.size));
        }
        if !(1..=longest).contains(&self.minutes) {
            wrong("minutes", format!("expected 1 to {longest} minutes, got {}", self.minutes));
        }
        if remark(&self.title).is_none_or(|clean| clean != self.title) {
            wrong("title", "expected one line of 1 to 200 characters".to_owned());
        }
        problems
    }

    /// How many move on from a table: two (W9.3), or the winner where only two sit.
    pub(crate) fn movers(&self) -> usize {
        if self.size == 2 { 1 } else { 2 }
    }
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ladder => "ladder",
            Self::RoundRobin => "round-robin",
        })
    }
}

impl FromStr for Manner {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        one_of(text, Self::CHOICES)
    }
}

impl fmt::Display for LeftOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Short => "short",
            Self::Bots => "bots",
        })
    }
}

impl FromStr for LeftOver {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        one_of(text, Self::CHOICES)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, manner, size, left_over, minutes, seed, title } = self;
        let seed = seed.reveal();
        write!(
            f,
            "game={game} manner={manner} size={size} left-over={left_over} minutes={minutes} seed={seed} title={title}"
        )
    }
}

impl FromStr for Plan {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let [game, manner, size, left_over, minutes, seed, title] =
            fields(text, ["game", "manner", "size", "left-over", "minutes", "seed", "title"])?;
        Ok(Self {
            game: game.to_owned(),
            manner: manner.parse()?,
            size: number(size, "the number of seats at a table")?,
            left_over: left_over.parse()?,
            minutes: number(minutes, "a number of minutes")?,
            seed: Seed::from_hex(seed)?,
            title: title.to_owned(),
        })
    }
}

use super::Points;
use crate::words::{fields, number, one_of, remark};
use kee_game::{Problem, Seed, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What a director has in mind for a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// How many rounds (Z7.3, Z7.4).
    pub rounds: usize,
    /// How long a game may take.
    pub minutes: u16,
    /// What pawns and wins pay.
    pub points: Points,
    /// How tables are drawn after the first round, unless the director says otherwise for a round.
    pub draw: Draw,
    /// From which all lots are drawn. Its hash is announced, and it is shown at the end.
    #[serde(with = "kee_game::revealed")]
    pub seed: Seed,
    /// What the tournament is called.
    pub title: String,
}

/// How the tables of a round are drawn. Nobody meets again while that is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentDraw))]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// By lot.
    Lot,
    /// Who stands next to each other meets.
    Standing,
}

impl Draw {
    pub(crate) const CHOICES: &[(&str, Self)] = &[("lot", Self::Lot), ("standing", Self::Standing)];
}

impl Plan {
    /// The tournament of the sheet (Z7), or of the championship (Z7.4).
    pub fn new(title: &str, points: Points, seed: Seed) -> Self {
        let (rounds, minutes) = (points.rounds(), points.minutes());
        Self { rounds, minutes, points, draw: Draw::Standing, seed, title: title.to_owned() }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |about: &str, sentence: String| problems.push(Problem::new(about, sentence));
        if !(1..=50).contains(&self.rounds) {
            wrong("rounds", format!("expected 1 to 50 rounds, got {}", self.rounds));
        }
        if !(1..=600).contains(&self.minutes) {
            wrong("minutes", format!("expected 1 to 600 minutes, got {}", self.minutes));
        }
        if remark(&self.title).is_none_or(|clean| clean != self.title) {
            wrong("title", "expected one line of 1 to 200 characters".to_owned());
        }
        problems
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Lot => "lot",
            Self::Standing => "standing",
        })
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        one_of(text, Self::CHOICES)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rounds, minutes, points, draw, seed, title } = self;
        let seed = seed.reveal();
        write!(f, "rounds={rounds} minutes={minutes} points={points} draw={draw} seed={seed} title={title}")
    }
}

impl FromStr for Plan {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let [rounds, minutes, points, draw, seed, title] =
            fields(text, ["rounds", "minutes", "points", "draw", "seed", "title"])?;
        Ok(Self {
            rounds: number(rounds, "a number of rounds")?,
            minutes: number(minutes, "a number of minutes")?,
            points: points.parse()?,
            draw: draw.parse()?,
            seed: Seed::from_hex(seed)?,
            title: title.to_owned(),
        })
    }
}

use super::Points;
use crate::{
    problem,
    text::{fields, number, word_form},
};
use kee_game::{Problem, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

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

impl Plan {
    /// The tournament of the sheet (Z7), or of the championship (Z7.4).
    pub fn new(title: &str, points: Points, seed: Seed) -> Self {
        let (rounds, minutes) = (points.rounds(), points.minutes());
        Self { rounds, minutes, points, draw: Draw::Standing, seed, title: title.to_owned() }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if !(1..=50).contains(&self.rounds) {
            problems.push(problem::rounds(50));
        }
        problems.extend(problem::minutes(self.minutes, 600));
        problems.extend(problem::line("title", &self.title));
        problems
    }
}

word_form!(Draw: "lot" = Lot, "standing" = Standing);

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rounds, minutes, points, draw, seed, title } = self;
        let seed = seed.reveal();
        write!(f, "rounds={rounds} minutes={minutes} points={points} draw={draw} seed={seed} title={title}")
    }
}

kee_game::from_text!(Plan, |text| {
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
});

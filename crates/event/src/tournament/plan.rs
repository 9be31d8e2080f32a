use super::Points;
use crate::{
    problem,
    text::{fields, number, word_form},
};
use kee_game::{Problem, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The plan of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentPlan {
    /// The number of rounds (Z7.3, Z7.4).
    pub rounds: usize,
    /// The time limit of a game, in minutes.
    pub minutes: u16,
    /// The way points are scored.
    pub points: Points,
    /// The default way to draw tables after the first round.
    pub draw: Draw,
    /// The seed of all draws. Its hash is announced first; the seed is revealed at the end.
    #[serde(with = "kee_game::revealed")]
    pub seed: Seed,
    /// The title.
    pub title: String,
}

/// The way the tables of a round are drawn. Teams don't meet again while that can be avoided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentDraw))]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// By lot.
    Lot,
    /// Neighbours in the standings meet.
    Standing,
}

impl TournamentPlan {
    /// The tournament of the printed rules (Z7), or of the championship (Z7.4).
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

impl fmt::Display for TournamentPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rounds, minutes, points, draw, seed, title } = self;
        let seed = seed.reveal();
        write!(f, "rounds={rounds} minutes={minutes} points={points} draw={draw} seed={seed} title={title}")
    }
}

kee_game::from_text!(TournamentPlan, |text| {
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

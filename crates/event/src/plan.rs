use crate::{
    Occasion,
    party::{LeftOver, PartyManner, PartyPlan},
    tournament::{Draw, Points, TournamentPlan},
};
use kee_game::{Problem, Seed, Setup, TIME_LIMIT};
use serde::{Deserialize, Serialize};

/// The kind of an event, with its settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CreateEventKind {
    /// Single players who change tables every round.
    Party {
        /// The name of the game; `keyword` by default.
        game: Option<String>,
        /// The way tables are made up: `ladder` or `round-robin`.
        manner: Option<PartyManner>,
        /// Seats at a table; four by default.
        size: Option<usize>,
        /// The use of seats that are left over: `short` tables or `bots`.
        left_over: Option<LeftOver>,
        /// The time limit of a game in minutes; 40 by default.
        minutes: Option<u16>,
    },
    /// Teams of two at Keezen.
    Tournament {
        /// The number of rounds; by default three with `sheet` and five with `nk`.
        rounds: Option<usize>,
        /// The time limit of a game in minutes; the default depends on `points`.
        minutes: Option<u16>,
        /// The way points are counted: `sheet` or `nk`.
        points: Option<Points>,
        /// The way opponents are drawn: `lot` or `standing`.
        draw: Option<Draw>,
    },
}

impl CreateEventKind {
    /// The plan, with the defaults for everything that is left open.
    pub fn plan(self, title: &str, seed: Seed) -> EventPlan {
        match self {
            Self::Party { game, manner, size, left_over, minutes } => {
                let defaults = PartyPlan::party(title, seed);
                EventPlan::Party(PartyPlan {
                    game: game.unwrap_or(defaults.game),
                    manner: manner.unwrap_or(defaults.manner),
                    size: size.unwrap_or(defaults.size),
                    left_over: left_over.unwrap_or(defaults.left_over),
                    minutes: minutes.unwrap_or(defaults.minutes),
                    ..defaults
                })
            }
            Self::Tournament { rounds, minutes, points, draw } => {
                let defaults = TournamentPlan::new(title, points.unwrap_or(Points::Sheet), seed);
                EventPlan::Tournament(TournamentPlan {
                    rounds: rounds.unwrap_or(defaults.rounds),
                    minutes: minutes.unwrap_or(defaults.minutes),
                    draw: draw.unwrap_or(defaults.draw),
                    ..defaults
                })
            }
        }
    }
}

/// The plan of an event.
#[derive(Clone, PartialEq, Debug)]
pub enum EventPlan {
    /// A party's plan.
    Party(PartyPlan),
    /// A tournament's plan.
    Tournament(TournamentPlan),
}

impl EventPlan {
    /// The id of the game.
    pub fn game(&self) -> &str {
        match self {
            Self::Party(plan) => &plan.game,
            Self::Tournament(_) => Occasion::Tournament.game(),
        }
    }

    /// The numbers of seats that its tables may have.
    pub fn table_sizes(&self) -> Vec<usize> {
        match self {
            Self::Party(PartyPlan { left_over: LeftOver::Bots, size, .. }) => vec![*size],
            // One seat fewer if seats are left over, or one more so that nobody sits alone.
            Self::Party(PartyPlan { size: 2, .. }) => vec![2, 3],
            Self::Party(PartyPlan { size, .. }) => vec![*size, size.saturating_sub(1)],
            Self::Tournament(_) => vec![4],
        }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<Problem> {
        match self {
            Self::Party(plan) => plan.problems(),
            Self::Tournament(plan) => plan.problems(),
        }
    }

    /// The host's setup of the games, with what follows from the plan; or everything that is wrong with either.
    pub fn setup(&self, mut setup: Setup) -> Result<Setup, Vec<Problem>> {
        let mut problems = self.problems();
        match self {
            Self::Party(PartyPlan { game, .. }) => {
                setup.preset = setup.preset.or_else(|| PartyPlan::preset(game).map(str::to_owned));
                let limits = setup.set.iter().filter(|(key, _)| key == TIME_LIMIT);
                problems.extend(limits.filter_map(|(_, limit)| PartyPlan::limit_problem(game, limit)));
            }
            Self::Tournament(plan) => {
                // The game must score as the tournament counts.
                setup.set.retain(|(key, _)| key != Points::OPTION);
                setup.set.push((Points::OPTION.to_owned(), plan.points.preset().to_owned()));
                setup.teams = Some(2);
            }
        }
        if problems.is_empty() { Ok(setup) } else { Err(problems) }
    }
}

use crate::{
    Occasion, problem,
    text::{fields, number, word_form},
};
use kee_game::{Problem, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The plan of a party.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartyPlan {
    /// The id of the game.
    pub game: String,
    /// The way guests change tables.
    pub manner: PartyManner,
    /// Seats per table.
    pub size: usize,
    /// The default for empty seats.
    pub left_over: LeftOver,
    /// The time limit of a game, in minutes.
    pub minutes: u16,
    /// The seed of all draws. Its hash is announced first; the seed is revealed at the end.
    #[serde(with = "kee_game::revealed")]
    pub seed: Seed,
    /// The title.
    pub title: String,
}

/// The way guests change tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PartyManner {
    /// The top players of each table move to the next one (W9.3).
    Ladder,
    /// Everyone meets as many others as possible.
    RoundRobin,
}

/// The use of empty seats (W9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeftOver {
    /// They stay empty: some tables have one guest fewer.
    Short,
    /// Bots fill them.
    Bots,
}

impl PartyPlan {
    /// The Keyword party of the printed rules: tables of four, 40 minutes, the top two move on.
    pub fn party(title: &str, seed: Seed) -> Self {
        let (manner, size, minutes) = Occasion::Party.defaults();
        let (game, title) = (Occasion::Party.game().to_owned(), title.to_owned());
        Self { game, manner, size, left_over: LeftOver::Short, minutes, seed, title }
    }

    /// The most seats and minutes a table of this game can have.
    fn most(game: &str) -> (usize, u16) {
        Occasion::of(game).and_then(Occasion::limits).unwrap_or((12, 600))
    }

    /// The most minutes a round of this game can have.
    pub fn longest(game: &str) -> u16 {
        Self::most(game).1
    }

    /// The default preset at its tables; none where it is the game's own.
    pub fn preset(game: &str) -> Option<&'static str> {
        Occasion::of(game)?.preset()
    }

    /// The problem with a time limit for the games of an event, in seconds or `none`, if any: a party's game takes 40
    /// minutes at most (W9.2).
    pub fn limit_problem(game: &str, limit: &str) -> Option<Problem> {
        let (_, longest) = Occasion::of(game)?.limits()?;
        let most = 60 * u32::from(longest);
        let short = limit.parse::<u32>().is_ok_and(|seconds| seconds <= most);
        (!short).then(|| problem::limit(longest))
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.game.is_empty() || !self.game.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            problems.push(problem::game(&self.game));
        }
        let (largest, longest) = Self::most(&self.game);
        if !(2..=largest).contains(&self.size) {
            problems.push(problem::size(largest));
        }
        problems.extend(problem::minutes(self.minutes, longest));
        problems.extend(problem::line("title", &self.title));
        problems
    }

    /// The number of players of a table who move on: two (W9.3), or only the winner at tables of two.
    pub(crate) fn movers(&self) -> usize {
        if self.size == 2 { 1 } else { 2 }
    }
}

word_form!(PartyManner: "ladder" = Ladder, "round-robin" = RoundRobin);

word_form!(LeftOver: "short" = Short, "bots" = Bots);

impl fmt::Display for PartyPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, manner, size, left_over, minutes, seed, title } = self;
        let seed = seed.reveal();
        write!(
            f,
            "game={game} manner={manner} size={size} left-over={left_over} minutes={minutes} seed={seed} title={title}"
        )
    }
}

kee_game::from_text!(PartyPlan, |text| {
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
});

use crate::{
    Occasion,
    occasion::KEYWORD,
    problem,
    text::{fields, number, word_form},
};
use kee_game::{Problem, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The plan of a party.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The id of the game.
    pub game: String,
    /// How guests change tables.
    pub manner: Manner,
    /// Seats per table.
    pub size: usize,
    /// What happens to empty seats by default.
    pub left_over: LeftOver,
    /// The time limit of a game, in minutes.
    pub minutes: u16,
    /// The seed of all draws. Its hash is announced first; the seed is revealed at the end.
    #[serde(with = "kee_game::revealed")]
    pub seed: Seed,
    /// The title.
    pub title: String,
}

/// How guests change tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyManner))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// The top players of each table move to the next one (W9.3).
    Ladder,
    /// Everyone meets as many others as possible.
    RoundRobin,
}

/// What happens to empty seats (W9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeftOver {
    /// They stay empty: some tables have one guest fewer.
    Short,
    /// Bots fill them.
    Bots,
}

impl Plan {
    /// The Keyword party of the printed rules: tables of four, 40 minutes, the top two move on.
    pub fn party(title: &str, seed: Seed) -> Self {
        let (manner, size, minutes) = Occasion::Party.defaults();
        let (game, title) = (KEYWORD.to_owned(), title.to_owned());
        Self { game, manner, size, left_over: LeftOver::Short, minutes, seed, title }
    }

    /// The most seats and minutes a table of this game can have: the rules of the Keyword party set its limits (W9.1,
    /// W9.2).
    fn most(game: &str) -> (usize, u16) {
        let (_, size, minutes) = Occasion::Party.defaults();
        if game == KEYWORD { (size, minutes) } else { (12, 600) }
    }

    /// The most minutes a round of this game can have.
    pub fn longest(game: &str) -> u16 {
        Self::most(game).1
    }

    /// The default preset at its tables: at a party the players judge the words (W5, W9.2). None where it is the
    /// game's own default.
    pub fn preset(game: &str) -> Option<&'static str> {
        (game == KEYWORD).then_some("table")
    }

    /// What is wrong with a time limit for the games of an event, in seconds or `none`: a party's game takes 40
    /// minutes at most (W9.2).
    pub fn limit_problem(game: &str, limit: &str) -> Option<Problem> {
        let longest = Self::longest(game);
        let most = 60 * u32::from(longest);
        let short = limit.parse::<u32>().is_ok_and(|seconds| seconds <= most);
        (game == KEYWORD && !short).then(|| problem::limit(longest))
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

    /// How many players of a table move on: two (W9.3), or only the winner at tables of two.
    pub(crate) fn movers(&self) -> usize {
        if self.size == 2 { 1 } else { 2 }
    }
}

word_form!(Manner: "ladder" = Ladder, "round-robin" = RoundRobin);

word_form!(LeftOver: "short" = Short, "bots" = Bots);

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

kee_game::from_text!(Plan, |text| {
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

use crate::{
    Occasion,
    occasion::KEYWORD,
    problem,
    text::{fields, number, word_form},
};
use kee_game::{Problem, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

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

impl Plan {
    /// The Keyword party of the sheet: tables of four, 40 minutes, the two highest move on.
    pub fn party(title: &str, seed: Seed) -> Self {
        let (manner, size, minutes) = Occasion::Party.defaults();
        let (game, title) = (KEYWORD.to_owned(), title.to_owned());
        Self { game, manner, size, left_over: LeftOver::Short, minutes, seed, title }
    }

    /// How many can sit at a table of a game at most, and how many minutes a round can have: the sheet of the Keyword party
    /// has the most of both that it allows (W9.1, W9.2).
    fn most(game: &str) -> (usize, u16) {
        let (_, size, minutes) = Occasion::Party.defaults();
        if game == KEYWORD { (size, minutes) } else { (12, 600) }
    }

    /// How many minutes a round of a game can have at most.
    pub fn longest(game: &str) -> u16 {
        Self::most(game).1
    }

    /// The way to play at its tables unless the host says otherwise: at a party the players judge the words (W5, W9.2).
    /// Nothing where it is the game's own default.
    pub fn preset(game: &str) -> Option<&'static str> {
        (game == KEYWORD).then_some("table")
    }

    /// What is wrong with a time limit for the games of an event, in seconds or `none`: a party's table has 40 minutes at
    /// most (W9.2).
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

    /// How many move on from a table: two (W9.3), or the winner where only two sit.
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

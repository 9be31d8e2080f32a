use crate::{Date, words::one_of};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What there is every day, the same for all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DailyKind {
    /// Keesdrow alone, ten words for the best total (K11.1).
    KeesdrowRounds,
    /// Keesdrow alone, as many words as possible in twenty minutes (K11.1).
    KeesdrowTimed,
    /// Keyword alone, for the score that wins (W8.1).
    KeywordSolitaire,
}

impl DailyKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::KeesdrowRounds, Self::KeesdrowTimed, Self::KeywordSolitaire];

    /// The first day that has boards.
    pub const FIRST_DAY: Date = Date::from_days(20_773);

    const CHOICES: &[(&str, Self)] = &[
        ("keesdrow-rounds", Self::KeesdrowRounds),
        ("keesdrow-timed", Self::KeesdrowTimed),
        ("keyword-solitaire", Self::KeywordSolitaire),
    ];

    /// The game.
    pub const fn game(self) -> &'static str {
        match self {
            Self::KeesdrowRounds | Self::KeesdrowTimed => "keesdrow",
            Self::KeywordSolitaire => "keyword",
        }
    }

    /// Its preset.
    pub const fn preset(self) -> &'static str {
        match self {
            Self::KeesdrowRounds => "solitaire-rounds",
            Self::KeesdrowTimed => "solitaire-timed",
            Self::KeywordSolitaire => "solitaire",
        }
    }

    /// What it is called.
    pub const fn title(self) -> &'static str {
        match self {
            Self::KeesdrowRounds => "Keesdrow in ten words",
            Self::KeesdrowTimed => "Keesdrow in twenty minutes",
            Self::KeywordSolitaire => "Keyword alone",
        }
    }

    /// The name of the seed of a day. Nothing else is hashed with such a name, and two kinds never share one.
    pub(super) fn seed_name(self, date: Date) -> String {
        format!("daily challenge\n{self}\n{date}")
    }
}

impl fmt::Display for DailyKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Self::CHOICES.iter().find(|(_, kind)| kind == self).map_or("", |(name, _)| name);
        f.write_str(name)
    }
}

impl FromStr for DailyKind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        one_of(text, Self::CHOICES)
    }
}

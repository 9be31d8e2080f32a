//! What help pages, lobbies and programs can know of a game without playing it.

use kee_game::{OptionDoc, Plan, Values};
use serde::Serialize;

/// A game in the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct About {
    /// The name in commands and records.
    pub id: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// The game in one sentence.
    pub summary: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Whether it needs a word list.
    pub words: bool,
    /// Whether some know what others do not.
    pub hidden: bool,
    /// Whether finding something to play is the game itself, so that its actions are not to be given away.
    pub finding: bool,
    /// The ways it can end.
    pub endings: &'static [&'static str],
    /// Named options, the default first.
    pub presets: Vec<AboutPreset>,
    /// What can be set.
    pub options: Vec<AboutOption>,
    /// Who can play it without a person.
    pub bots: Vec<AboutBot>,
}

/// Options with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutPreset {
    /// As in `--preset name`.
    pub name: &'static str,
    /// Whom or what it is for.
    pub meaning: &'static str,
    /// The seatings it is made for, the usual one first.
    pub plans: Vec<AboutPlan>,
    /// Every option with its value in this preset.
    pub options: Vec<(&'static str, String)>,
}

/// A number of seats and teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutPlan {
    /// How many seats.
    pub seats: u8,
    /// How many teams; as many as seats when everyone plays alone.
    pub teams: u8,
}

impl From<Plan> for AboutPlan {
    fn from(plan: Plan) -> Self {
        Self { seats: plan.seats, teams: plan.teams }
    }
}

/// An option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutOption {
    /// As in `--set key=value`.
    pub key: &'static str,
    /// What it decides.
    pub meaning: String,
    /// What it can be, in words.
    pub expected: String,
    /// What it can be, value by value, if there are only a few.
    pub values: Vec<AboutValue>,
    /// What a file holds that can be given instead; nothing if none can.
    pub file: Option<&'static str>,
    /// What it is if nothing is said.
    pub default: String,
}

impl From<OptionDoc> for AboutOption {
    fn from(doc: OptionDoc) -> Self {
        let expected = doc.values.to_string();
        let values = match doc.values {
            Values::Choices(choices) => choices,
            Values::Described(_) => Vec::new(),
        };
        let values = values.into_iter().map(|(value, meaning)| AboutValue { value, meaning }).collect();
        Self { key: doc.key, meaning: doc.meaning, expected, values, file: doc.file, default: doc.default }
    }
}

/// One value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutValue {
    /// As in `--set key=value`.
    pub value: &'static str,
    /// What it means.
    pub meaning: &'static str,
}

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutBot {
    /// As in `--bots name`.
    pub name: &'static str,
    /// How it plays.
    pub meaning: &'static str,
}

//! What help pages, lobbies and programs can know of a game without playing it.
//!
//! It can be read from text as well, by a program that shows games and does not play them. What is read is kept as long as
//! the program runs, as what is compiled in would be.

use kee_game::{OptionDoc, Plan, Values};
use serde::{Deserialize, Deserializer, Serialize};

/// A game in the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct About {
    /// The name in commands and records.
    #[serde(deserialize_with = "kept")]
    pub id: &'static str,
    /// The name as people write it.
    #[serde(deserialize_with = "kept")]
    pub title: &'static str,
    /// The game in one sentence.
    #[serde(deserialize_with = "kept")]
    pub summary: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Whether it needs a word list.
    pub words: bool,
    /// Whether some know what others do not.
    pub hidden: bool,
    /// Whether finding something to play is the game itself, so that its actions are not to be given away.
    pub finding: bool,
    /// Whether a finished game can be reviewed for better plays.
    pub reviewed: bool,
    /// The ways it can end.
    #[serde(deserialize_with = "kept_list")]
    pub endings: &'static [&'static str],
    /// Named options, the default first.
    pub presets: Vec<AboutPreset>,
    /// What can be set.
    pub options: Vec<AboutOption>,
    /// Who can play it without a person.
    pub bots: Vec<AboutBot>,
}

impl About {
    /// The bot that sits down where nobody chose one: the mildest that thinks, which is the second of every list.
    pub fn default_bot(&self) -> Option<&'static str> {
        self.bots.get(1).or(self.bots.first()).map(|bot| bot.name)
    }

    /// The score that wins for whoever plays a preset alone.
    pub fn goal(&self, preset: &str) -> Option<i64> {
        self.presets.iter().find(|known| known.name == preset)?.goal
    }
}

/// Options with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutPreset {
    /// As in `--preset name`.
    #[serde(deserialize_with = "kept")]
    pub name: &'static str,
    /// Whom or what it is for.
    #[serde(deserialize_with = "kept")]
    pub meaning: &'static str,
    /// The seatings it is made for, the default first.
    pub plans: Vec<AboutPlan>,
    /// The score that wins when one person plays it, where one does.
    pub goal: Option<i64>,
    /// Every option with its value in this preset.
    #[serde(deserialize_with = "kept_keys")]
    pub options: Vec<(&'static str, String)>,
}

/// A number of seats and teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutOption {
    /// As in `--set key=value`.
    #[serde(deserialize_with = "kept")]
    pub key: &'static str,
    /// What it decides.
    pub meaning: String,
    /// What it can be, in words.
    pub expected: String,
    /// What it can be, value by value, if there are only a few.
    pub values: Vec<AboutValue>,
    /// What a file holds that can be given instead; nothing if none can.
    #[serde(deserialize_with = "kept_if_said")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutValue {
    /// As in `--set key=value`.
    #[serde(deserialize_with = "kept")]
    pub value: &'static str,
    /// What it means.
    #[serde(deserialize_with = "kept")]
    pub meaning: &'static str,
}

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutBot {
    /// As in `--bots name`.
    #[serde(deserialize_with = "kept")]
    pub name: &'static str,
    /// How it plays.
    #[serde(deserialize_with = "kept")]
    pub meaning: &'static str,
}

fn kept<'de, D: Deserializer<'de>>(from: D) -> Result<&'static str, D::Error> {
    Ok(keep(String::deserialize(from)?))
}

fn kept_if_said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<&'static str>, D::Error> {
    Ok(Option::<String>::deserialize(from)?.map(keep))
}

fn kept_list<'de, D: Deserializer<'de>>(from: D) -> Result<&'static [&'static str], D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    Ok(texts.into_iter().map(keep).collect::<Vec<_>>().leak())
}

fn kept_keys<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(&'static str, String)>, D::Error> {
    let pairs = Vec::<(String, String)>::deserialize(from)?;
    Ok(pairs.into_iter().map(|(key, value)| (keep(key), value)).collect())
}

fn keep(text: String) -> &'static str {
    text.leak()
}

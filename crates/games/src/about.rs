//! The facts that help pages, lobbies and programs can know about a game without playing it.
//!
//! It can also be read from text, by a program that shows games but does not play them. Text once read stays in
//! memory as long as the program runs, like compiled-in data.
//!
//! The names of options, presets and bots are not in it: they are in the Fluent files, in every language. A program
//! that describes games to others adds them in one language, with [`About::said_in`].

use crate::Wording;
use kee_game::{Form, OptionDoc, PARTY_PRIZE, Plan, TIME_LIMIT, Values};
use kee_speech::Language;
use serde::{Deserialize, Deserializer, Serialize};
use std::{collections::BTreeSet, sync::LazyLock};

static KNOWN: LazyLock<Vec<About>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("about.json")).expect("a test wrote what it read from the games")
});

/// The description of every game of the catalogue, from a file that a test keeps up to date: a program that only
/// shows games links no bots.
pub fn known() -> &'static [About] {
    &KNOWN
}

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
    /// The approximate length of a game in minutes.
    pub minutes: u16,
    /// The version of its rules.
    pub rules: u32,
    /// Whether it needs a word list.
    pub words: bool,
    /// Whether the game has hidden information.
    pub hidden: bool,
    /// Whether finding a play is the game itself, so that its actions must not be listed.
    pub finding: bool,
    /// Whether it is a toy that shows how a game is written: it can be played, but is not offered.
    pub toy: bool,
    /// Whether a finished game can be reviewed for better plays.
    pub reviewed: bool,
    /// The ways it can end.
    #[serde(deserialize_with = "kept_list")]
    pub endings: &'static [&'static str],
    /// Named options, the default first.
    pub presets: Vec<AboutPreset>,
    /// Its options.
    pub options: Vec<AboutOption>,
    /// Its bots: the characters by level, then those for programs and measurements.
    pub bots: Vec<AboutBot>,
}

impl About {
    /// The level where nobody chose one: that of a player who has just learnt the game.
    pub const DEFAULT_LEVEL: u8 = 2;

    /// The levels that have characters, weakest first; none in games without levels.
    pub fn levels(&self) -> BTreeSet<u8> {
        self.bots.iter().filter_map(|bot| bot.level).collect()
    }

    /// The characters of a level; none in games without levels.
    pub fn characters(&self, level: u8) -> impl Iterator<Item = &AboutBot> {
        self.bots.iter().filter(move |bot| bot.level == Some(level))
    }

    /// The bot that sits down where nobody chose one: a character of the default level, or the second of the list,
    /// which is the mildest that thinks.
    pub fn default_bot(&self) -> Option<&'static str> {
        let first = self.characters(Self::DEFAULT_LEVEL).next();
        first.or(self.bots.get(1)).or(self.bots.first()).map(|bot| bot.name)
    }

    /// The bot that gives hints; none in games without one.
    pub fn adviser(&self) -> Option<&'static str> {
        self.bots.iter().find(|bot| bot.adviser).map(|bot| bot.name)
    }

    /// The preset that most people want; the default if no other is known to be.
    ///
    /// # Panics
    /// If there are no presets.
    pub fn favourite(&self) -> &AboutPreset {
        self.presets.iter().find(|preset| preset.favourite).unwrap_or(&self.presets[0])
    }

    /// This many different bots of a level. Where it has too few, some of the levels nearest to it join them.
    pub fn opponents(&self, level: u8, count: usize) -> Vec<&'static str> {
        let mut cast: Vec<_> = self.bots.iter().filter_map(|bot| Some((bot.level?, bot.name))).collect();
        cast.sort_by_key(|(own, _)| own.abs_diff(level));
        let names: Vec<&str> = cast.into_iter().map(|(_, name)| name).collect();
        let names = if names.is_empty() { self.default_bot().into_iter().collect() } else { names };
        names.into_iter().cycle().take(count).collect()
    }

    /// A bot of a level, or the nearest one, that is not at the table yet.
    pub fn newcomer(&self, level: u8, seated: &[&str]) -> Option<&'static str> {
        let mut cast = self.opponents(level, self.bots.len()).into_iter();
        cast.find(|bot| !seated.contains(bot)).or(self.default_bot())
    }

    /// The same with the words of a language.
    #[must_use]
    pub fn said_in(mut self, language: &Language) -> Self {
        let words = Wording::new(language, self.id);
        for preset in &mut self.presets {
            preset.title = words.preset(preset.name);
            preset.meaning = words.preset_meaning(preset.name);
        }
        for option in &mut self.options {
            option.meaning = words.option(option.key);
            option.help = words.help(option.key).unwrap_or_default();
            option.expected = words.expected(option);
            option.file = option.takes_file.then(|| words.file(option.key));
            for value in &mut option.values {
                value.meaning = words.choice(option.key, value.value);
            }
        }
        for bot in &mut self.bots {
            bot.title = words.bot(bot.name);
            bot.meaning = words.bot_meaning(bot.name);
        }
        self
    }

    /// The same without what is not for people: things for tests, and bots outside the cast.
    #[must_use]
    pub fn offered(mut self) -> Self {
        self.bots.retain(|bot| !bot.unlisted);
        self.presets.retain(|preset| !preset.for_tests);
        self.options.retain(|option| !option.for_tests);
        self.options.iter_mut().for_each(|option| option.values.retain(|value| !value.for_tests));
        self
    }

    /// Whether the time of a whole game can be limited.
    pub fn has_time_limit(&self) -> bool {
        self.options.iter().any(|option| option.key == TIME_LIMIT)
    }

    /// Whether words can win a prize.
    pub fn has_prizes(&self) -> bool {
        self.options.iter().any(|option| option.key == PARTY_PRIZE)
    }

    /// The score that wins when a preset is played as solitaire.
    pub fn goal(&self, preset: &str) -> Option<i64> {
        self.presets.iter().find(|known| known.name == preset)?.goal
    }
}

/// Options with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutPreset {
    /// Its name, as in `--preset name`.
    #[serde(deserialize_with = "kept")]
    pub name: &'static str,
    /// Its title.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// A sentence about it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub meaning: String,
    /// Whether it exists only for tests, and is not offered to people.
    #[serde(default, skip_serializing_if = "is_false")]
    pub for_tests: bool,
    /// Whether most people want this one, even where it is not the default.
    #[serde(default, skip_serializing_if = "is_false")]
    pub favourite: bool,
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
    /// The number of seats.
    pub seats: u8,
    /// The number of teams; as many as seats when everyone plays individually.
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
    /// Its key, as in `--set key=value`.
    #[serde(deserialize_with = "kept")]
    pub key: &'static str,
    /// Its name: a noun phrase that a value can follow.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub meaning: String,
    /// A sentence for newcomers, where one is needed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub help: String,
    /// Its possible values, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub expected: String,
    /// Its possible values one by one, if there are only a few.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<AboutValue>,
    /// The form of any other value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<AboutEntry>,
    /// Whether a file can be given instead.
    #[serde(default, skip_serializing_if = "is_false")]
    pub takes_file: bool,
    /// A description of such a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Its default.
    pub default: String,
    /// Whether it exists only for tests, and is not offered to people.
    #[serde(default, skip_serializing_if = "is_false")]
    pub for_tests: bool,
}

impl AboutOption {
    /// Whether a value can be offered to people, as far as can be told without reading it.
    pub fn offers(&self, value: &str) -> bool {
        !self.values.iter().any(|known| known.value == value && known.for_tests)
    }
}

impl From<OptionDoc> for AboutOption {
    fn from(doc: OptionDoc) -> Self {
        let (mut values, mut entry) = (Vec::new(), None);
        match doc.values {
            Values::Choices(choices) => values.extend(choices.into_iter().map(|choice| AboutValue {
                value: choice.value,
                meaning: String::new(),
                for_tests: choice.for_tests,
            })),
            Values::Number { least, most } => entry = Some(AboutEntry::Number { least, most }),
            Values::Seconds { most } => entry = Some(AboutEntry::Seconds { most }),
            Values::Written { forms, .. } => {
                entry = Some(AboutEntry::Written(forms.iter().copied().map(AboutForm::from).collect()));
            }
        }
        Self {
            key: doc.key,
            meaning: String::new(),
            help: String::new(),
            expected: String::new(),
            values,
            entry,
            takes_file: doc.file,
            file: None,
            default: doc.default,
            for_tests: doc.for_tests,
        }
    }
}

/// One value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutValue {
    /// The value, as in `--set key=value`.
    #[serde(deserialize_with = "kept")]
    pub value: &'static str,
    /// Its name, after the name of its option.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub meaning: String,
    /// Whether it exists only for tests, and is not offered to people.
    #[serde(default, skip_serializing_if = "is_false")]
    pub for_tests: bool,
}

/// The form of a value, for an option with many values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", bound(deserialize = "'de: 'static"))]
pub enum AboutEntry {
    /// A whole number within these bounds.
    Number {
        /// The lowest.
        least: u32,
        /// The highest.
        most: u32,
    },
    /// `none`, or a number of seconds from 1.
    Seconds {
        /// The longest.
        most: u32,
    },
    /// A text in one of these forms; the most general one is the last.
    Written(Vec<AboutForm>),
}

/// A way to write a value: a word, or a custom text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutForm {
    /// The word, or what the form is called.
    #[serde(deserialize_with = "kept")]
    pub name: &'static str,
    /// The prefix of the text; none if the form is a word.
    #[serde(default, deserialize_with = "kept_if_said", skip_serializing_if = "Option::is_none")]
    pub before: Option<&'static str>,
    /// An example of the custom text.
    #[serde(default, deserialize_with = "kept", skip_serializing_if = "str::is_empty")]
    pub example: &'static str,
}

impl AboutForm {
    /// The form of a value, and its custom text. The text may be hidden from the viewer (`secret`).
    pub fn of<'v>(forms: &[Self], value: &'v str) -> Option<(Self, &'v str)> {
        forms.iter().find_map(|form| match form.before {
            Some("") => Some((*form, value)),
            Some(before) if value != form.name => value.strip_prefix(before).map(|text| (*form, text)),
            _ => (value == form.name).then_some((*form, "")),
        })
    }

    /// The value that has this text in this form.
    pub fn value(self, text: &str) -> String {
        self.before.map_or_else(|| self.name.to_owned(), |before| format!("{before}{text}"))
    }
}

impl From<Form> for AboutForm {
    fn from(Form { name, before, example }: Form) -> Self {
        Self { name, before, example }
    }
}

/// A bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AboutBot {
    /// Its name, as in `--bots name`.
    #[serde(deserialize_with = "kept")]
    pub name: &'static str,
    /// Its title.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// A sentence about how it plays.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub meaning: String,
    /// The strength of a character, from 1 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The rating of a character, on a scale where the novice has 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Whether it gives hints: it plays well, with words that people know.
    #[serde(default, skip_serializing_if = "is_false")]
    pub adviser: bool,
    /// Whether it is for programs and measurements, and is not offered to people.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unlisted: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(mark: &bool) -> bool {
    !mark
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

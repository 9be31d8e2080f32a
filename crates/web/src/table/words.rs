//! What options and presets mean, in the reader's language. The games say it in English by themselves; a translation
//! has the same names.

use crate::lang;
use kee_games::{AboutOption, AboutPreset};

/// What an option decides.
pub(crate) fn option_meaning(game: &str, option: &AboutOption) -> String {
    lang::say_translated(&format!("option-{game}-{}", option.key)).unwrap_or_else(|| option.meaning.clone())
}

/// A value as it is shown, and what it means, if the option says so.
pub(crate) fn value_meaning(game: &str, option: &AboutOption, value: &str) -> (String, Option<String>) {
    let known = option.values.iter().find(|known| known.value == value);
    let translated = lang::say_translated(&format!("option-{game}-{}-{value}", option.key));
    (value.replace('_', " "), translated.or_else(|| known.map(|known| known.meaning.to_owned())))
}

/// Whom or what a preset is for.
pub(crate) fn preset_meaning(game: &str, preset: &AboutPreset) -> String {
    lang::say_translated(&format!("preset-{game}-{}", preset.name)).unwrap_or_else(|| preset.meaning.to_owned())
}

/// A game in one sentence.
pub(crate) fn summary(game: &str, english: &str) -> String {
    lang::say_if_known(&format!("{game}-summary"), &[]).unwrap_or_else(|| english.to_owned())
}

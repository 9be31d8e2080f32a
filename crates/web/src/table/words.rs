//! What options, presets and bots are called and mean, in the reader's language. The games say it in English by
//! themselves; a translation has the same names.

use crate::{games, lang, t};
use kee_games::{AboutBot, AboutOption, AboutPreset};

/// What an option decides.
pub(crate) fn option_meaning(game: &str, option: &AboutOption) -> String {
    lang::say_translated(&format!("option-{game}-{}", option.key)).unwrap_or_else(|| option.meaning.clone())
}

/// A value as it is shown, and what it means, if the option says so. A meaning that begins with the name is all there is
/// to show.
pub(crate) fn value_meaning(game: &str, option: &AboutOption, value: &str) -> (String, Option<String>) {
    if let Some(meaning) = option.file.and_then(|_| own_value_meaning(game, option.key, value)) {
        return (t!("own-file"), Some(meaning));
    }
    let known = option.values.iter().find(|known| known.value == value);
    let translated = lang::say_translated(&format!("option-{game}-{}-{value}", option.key));
    let meaning = translated.or_else(|| known.map(|known| known.meaning.to_owned()));
    shown(value_name(value), meaning)
}

/// What a value defines that came from somebody's own file; nothing if it is none.
pub(crate) fn own_value_meaning(game: &str, key: &str, value: &str) -> Option<String> {
    match (game, key) {
        ("keesdrow", "edition") => games::keesdrow::own_tiles(value),
        ("keyword", "board") => games::keyword::own_board(value),
        _ => None,
    }
}

fn shown(name: String, meaning: Option<String>) -> (String, Option<String>) {
    match meaning {
        Some(meaning) if meaning.to_lowercase().starts_with(&name.to_lowercase()) => (meaning, None),
        meaning => (name, meaning),
    }
}

/// What a value is called.
pub(crate) fn value_name(value: &str) -> String {
    lang::say_translated(&format!("value-{value}")).unwrap_or_else(|| value.replace('_', " "))
}

/// What can be written where an option has no list of values.
pub(crate) fn expected(game: &str, option: &AboutOption) -> String {
    let translated = lang::say_translated(&format!("option-{game}-{}-expected", option.key));
    translated.unwrap_or_else(|| option.expected.replace('`', ""))
}

/// What a preset is called.
pub(crate) fn preset_name(game: &str, preset: &str) -> String {
    lang::say_if_known(&format!("preset-name-{game}-{preset}"), &[]).unwrap_or_else(|| preset.replace('-', " "))
}

/// What a bot is called.
pub(crate) fn bot_name(bot: &str) -> String {
    lang::say_translated(&format!("bot-name-{bot}")).unwrap_or_else(|| bot.to_owned())
}

/// How well a bot plays.
pub(crate) fn bot_meaning(game: &str, bot: &AboutBot) -> String {
    lang::say_translated(&format!("bot-meaning-{game}-{}", bot.name)).unwrap_or_else(|| bot.meaning.to_owned())
}

/// Whom or what a preset is for.
pub(crate) fn preset_meaning(game: &str, preset: &AboutPreset) -> String {
    lang::say_translated(&format!("preset-{game}-{}", preset.name)).unwrap_or_else(|| preset.meaning.to_owned())
}

/// A game in one sentence.
pub(crate) fn summary(game: &str, english: &str) -> String {
    lang::say_if_known(&format!("{game}-summary"), &[]).unwrap_or_else(|| english.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meaning_that_begins_with_the_name_needs_no_name() {
        let shown = |name: &str, meaning: &str| shown(name.to_owned(), Some(meaning.to_owned()));
        assert_eq!(shown("yes", "Yes."), ("Yes.".to_owned(), None));
        assert_eq!(shown("boxed", "Only those."), ("boxed".to_owned(), Some("Only those.".to_owned())));
    }
}

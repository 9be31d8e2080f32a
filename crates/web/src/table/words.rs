//! What options, presets and bots are called, in the reader's language. The words are in the Fluent files of the games.

use crate::{games, lang, t};
use kee_games::{AboutForm, AboutOption, Wording};

fn say<T>(game: &str, words: impl FnOnce(Wording<'_>) -> T) -> T {
    words(Wording::new(&lang::now_spoken(), game))
}

/// What an option is called.
pub(crate) fn option_name(game: &str, option: &AboutOption) -> String {
    say(game, |words| words.option(option.key))
}

/// A sentence about an option, where newcomers need one.
pub(crate) fn option_help(game: &str, option: &AboutOption) -> Option<String> {
    say(game, |words| words.help(option.key))
}

/// What a value is called behind the name of its option.
pub(crate) fn value_name(game: &str, option: &AboutOption, value: &str) -> String {
    let own = option.takes_file.then(|| games::own_value(game, option.key, value)).flatten();
    own.map_or_else(|| say(game, |words| words.value(option, value)), |own| format!("{}: {own}", t!("own-file")))
}

/// What a way to write a value is called.
pub(crate) fn form_name(game: &str, option: &AboutOption, form: AboutForm) -> String {
    say(game, |words| words.form(option.key, form))
}

/// What can be entered where an option has no list of values.
pub(crate) fn expected(game: &str, option: &AboutOption) -> String {
    say(game, |words| words.expected(option))
}

/// What a preset is called.
pub(crate) fn preset_name(game: &str, preset: &str) -> String {
    say(game, |words| words.preset(preset))
}

/// Whom or what a preset is for.
pub(crate) fn preset_meaning(game: &str, preset: &str) -> String {
    say(game, |words| words.preset_meaning(preset))
}

/// What a bot is called.
pub(crate) fn bot_name(bot: &str) -> String {
    say("", |words| words.bot(bot))
}

/// How a bot plays.
pub(crate) fn bot_meaning(game: &str, bot: &str) -> String {
    say(game, |words| words.bot_meaning(bot))
}

/// A game in one sentence.
pub(crate) fn summary(game: &str, english: &str) -> String {
    lang::say_if_known(&format!("{game}-summary"), &[]).unwrap_or_else(|| english.to_owned())
}

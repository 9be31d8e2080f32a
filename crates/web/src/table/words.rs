//! The names of options, presets and bots in the reader's language. They are in the Fluent files of the games.

use crate::{
    games,
    lang::{self, Id},
    t,
};
use kee_game::{Names, PlayerKind};
use kee_games::{AboutForm, AboutOption, Wording, seat_characters, seat_names};
use kee_lexicon::List;
use kee_wire::Clock;

fn say<T>(game: &str, words: impl FnOnce(Wording<'_>) -> T) -> T {
    words(Wording::new(&lang::now_spoken(), game))
}

/// The times of a clock, if there is one: `2 minutes per turn`.
pub(crate) fn clock_name(clock: Clock) -> Option<String> {
    let duration = |seconds| lang::now_spoken().duration(seconds);
    let hours = |hours: u32| duration(hours.saturating_mul(3600));
    match clock {
        Clock::None => None,
        Clock::Turn { seconds } => Some(t!("clock-turn", time = duration(seconds))),
        Clock::Game { seconds, increment: 0 } => Some(t!("clock-game", time = duration(seconds))),
        Clock::Game { seconds, increment } => {
            Some(t!("clock-game-increment", time = duration(seconds), increment = duration(increment)))
        }
        Clock::Days { hours: turn, bank: 0 } => Some(t!("clock-turn", time = hours(turn))),
        Clock::Days { hours: turn, bank } => Some(t!("clock-days", time = hours(turn), bank = hours(bank))),
    }
}

/// The name of an option.
pub(crate) fn option_name(game: &str, option: &AboutOption) -> String {
    say(game, |words| words.option(option.key))
}

/// A sentence about an option, where newcomers need one.
pub(crate) fn option_help(game: &str, option: &AboutOption) -> Option<String> {
    say(game, |words| words.help(option.key))
}

/// The name of a value, as it follows the name of its option.
pub(crate) fn value_name(game: &str, option: &AboutOption, value: &str) -> String {
    let own = option.takes_file.then(|| games::own_value(game, option.key, value)).flatten();
    own.map_or_else(|| say(game, |words| words.value(option, value)), |own| format!("{}: {own}", t!("own-file")))
}

/// The name of a way to write a value.
pub(crate) fn form_name(game: &str, option: &AboutOption, form: AboutForm) -> String {
    say(game, |words| words.form(option.key, form))
}

/// The expected entry for an option without a list of values.
pub(crate) fn expected(game: &str, option: &AboutOption) -> String {
    say(game, |words| words.expected(option))
}

/// The name of a preset.
pub(crate) fn preset_name(game: &str, preset: &str) -> String {
    say(game, |words| words.preset(preset))
}

/// The description of a preset.
pub(crate) fn preset_meaning(game: &str, preset: &str) -> String {
    say(game, |words| words.preset_meaning(preset))
}

/// The name of a bot.
pub(crate) fn bot_name(bot: &str) -> String {
    say("", |words| words.bot(bot))
}

/// The names of a table's players, who are given by kind and name: bots are characters, and no two share a name.
pub(crate) fn player_names(game: &str, players: &[(PlayerKind, String)]) -> Names {
    seat_names(game, players, bot_name)
}

/// The characters of a table's bots by seat, in the same way; none where a person sits.
pub(crate) fn characters(game: &str, players: &[(PlayerKind, String)]) -> Vec<Option<String>> {
    seat_characters(game, players, bot_name)
}

/// The description of a bot.
pub(crate) fn bot_meaning(game: &str, bot: &str) -> String {
    say(game, |words| words.bot_meaning(bot))
}

/// The name of a word list.
pub(crate) fn list_name(list: List) -> Id {
    match list {
        List::Everyday => id!("make-words-everyday"),
        List::Common => id!("make-words-common"),
        List::Standard => id!("make-words-standard"),
        List::Full => id!("make-words-full"),
    }
}

/// A game in one sentence.
pub(crate) fn summary(game: &str, english: &str) -> String {
    lang::say_if_known(&format!("{game}-summary"), &[]).unwrap_or_else(|| english.to_owned())
}

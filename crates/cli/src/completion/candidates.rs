use clap_complete::engine::{
    ArgValueCandidates, ArgValueCompleter, CompletionCandidate, PathCompleter, SubcommandCandidates, ValueCompleter,
};
use kee_event::EventKind;
use kee_games::{About, AboutOption, AnyGame, english, find};
use kee_lexicon::List;
use std::{env, ffi::OsStr};

/// The first game that the line names, as in `play keezen`, `--game keezen` or `print keesdrow-board`.
fn game_on_line() -> Option<&'static dyn AnyGame> {
    env::args_os().find_map(|word| find(word.to_str()?.split('-').next()?))
}

fn about_game() -> Option<About> {
    game_on_line().map(|game| game.about().offered().said_in(english()))
}

fn candidate(value: impl Into<String>, help: impl Into<String>) -> CompletionCandidate {
    CompletionCandidate::new(value.into()).help(Some(help.into().into()))
}

/// For `--preset`: the presets of the game on the line.
pub(crate) fn presets() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let presets = about_game().into_iter().flat_map(|about| about.presets);
        presets.map(|preset| candidate(preset.name, preset.meaning)).collect()
    })
}

/// For `--bots`: the bots of the game on the line.
pub(crate) fn bots() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let bots = about_game().into_iter().flat_map(|about| about.bots);
        bots.map(|bot| candidate(bot.name, bot.meaning)).collect()
    })
}

/// For `--by`: the lots of the game on the line.
pub(crate) fn lots() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        game_on_line().into_iter().flat_map(|game| game.lots()).map(|lot| CompletionCandidate::new(*lot)).collect()
    })
}

/// For `--set`: first the options of the game on the line, then the values of the one that was typed.
pub(crate) fn settings() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let (Some(typed), Some(about)) = (typed.to_str(), about_game()) else { return Vec::new() };
        match typed.split_once('=') {
            None => {
                let options = about.options.iter().filter(|option| option.key.starts_with(typed));
                options.map(|option| candidate(format!("{}=", option.key), &option.meaning)).collect()
            }
            Some((key, value)) => {
                let option = about.options.iter().find(|option| option.key == key);
                let values = option.into_iter().flat_map(|option| values(option, value));
                values.map(|found| found.add_prefix(format!("{key}="))).collect()
            }
        }
    })
}

fn values(option: &AboutOption, typed: &str) -> Vec<CompletionCandidate> {
    let named = option.values.iter().map(|value| (value.value, value.meaning.as_str()));
    // A number has no list of values, but its default shows what one looks like.
    let default = option.values.is_empty().then_some((option.default.as_str(), option.expected.as_str()));
    let known = named.chain(default).filter(|(value, _)| value.starts_with(typed));
    let mut found: Vec<_> = known.map(|(value, meaning)| candidate(value, meaning)).collect();
    if option.takes_file {
        found.extend(PathCompleter::any().complete(OsStr::new(typed)));
    }
    found
}

/// For `--words`: the lists by name, and files.
pub(crate) fn word_lists() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let lists = List::ALL.map(List::name).into_iter().filter(|list| list.starts_with(&*typed.to_string_lossy()));
        let mut found: Vec<_> = lists.map(CompletionCandidate::new).collect();
        found.extend(PathCompleter::any().complete(typed));
        found
    })
}

/// For what follows the file of an event: its commands, by their first words.
pub(crate) fn event_commands(kind: EventKind) -> SubcommandCandidates {
    SubcommandCandidates::new(move || {
        let verb = |form: &'static str| form.split(' ').next().unwrap_or(form);
        kind.forms().iter().map(|(form, meaning)| candidate(verb(form), *meaning)).collect()
    })
}

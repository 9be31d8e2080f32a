use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use kee_game::{OptionValue, Values};
use kee_games::{Wording, english};
use std::{fmt::Debug, str::FromStr};

/// Reads one of a few names. Help and completion list them with what they mean.
pub(crate) fn choice<T>(names: &[(&'static str, &'static str)]) -> impl TypedValueParser<Value = T> + use<T>
where
    T: FromStr<Err: Debug> + Clone + Send + Sync + 'static,
{
    let names = names.iter().map(|(name, meaning)| PossibleValue::new(*name).help(*meaning));
    PossibleValuesParser::new(names).map(|name| name.parse().expect("the type reads every name listed for it"))
}

/// Reads the value of a game's option, except for those that are only for tests.
pub(crate) fn option_choice<T>(game: &str, key: &str) -> impl TypedValueParser<Value = T> + use<T>
where
    T: OptionValue + Clone + Send + Sync + 'static,
{
    let choices = match T::values() {
        Values::Choices(choices) => choices,
        _ => Vec::new(),
    };
    let words = Wording::new(english(), game);
    let offered = choices.iter().filter(|choice| !choice.for_tests);
    let named = offered.map(|choice| PossibleValue::new(choice.value).help(words.choice(key, choice.value)));
    PossibleValuesParser::new(named).map(|name| T::read(&name).expect("an option reads its own values"))
}

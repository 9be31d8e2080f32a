//! Problems of a request that the server itself checks.

use kee_game::{Arg, Problem, excerpt};
use kee_games::{About, AboutPreset};
use std::ops::RangeInclusive;

kee_game::messages! {
    /// Problems of a request.
    PROBLEMS;
    no_words_needed() = "problem-server-no_words_needed";
    unknown_words(got) = "problem-server-unknown_words";
    not_alone(game, possible, known) = "problem-server-not_alone";
    account_name(least, most, got) = "problem-server-account_name";
    password_length(least, most) = "problem-server-password_length";
    password_is_name() = "problem-server-password_is_name";
    not_led() = "problem-server-not_led";
    load_test() = "problem-server-load_test";
}

/// A word list for a game without words.
pub(crate) fn words_not_needed() -> Problem {
    Problem::new("words", no_words_needed())
}

/// A word list that is not here.
pub(crate) fn no_such_words(got: &str) -> Problem {
    Problem::new("words", unknown_words(excerpt(got)))
}

/// A preset that is not made for one.
pub(crate) fn not_for_one(about: &About, preset: &str) -> Option<Problem> {
    let alone = |preset: &&AboutPreset| preset.plans.iter().any(|plan| plan.seats == 1);
    let named = about.presets.iter().find(|known| known.name == preset)?;
    let possible: Vec<&str> = about.presets.iter().filter(alone).map(|preset| preset.name).collect();
    let message = || not_alone(about.title, possible.len(), Arg::list(possible.iter().copied()));
    (!alone(&named)).then(|| Problem::new("preset", message()))
}

/// Nothing an account or a bot can be called.
pub(crate) fn no_name(bounds: RangeInclusive<usize>, got: &str) -> Problem {
    Problem::new("name", account_name(*bounds.start(), *bounds.end(), excerpt(got)))
}

/// A password of another length.
pub(crate) fn wrong_length(bounds: RangeInclusive<usize>) -> Problem {
    Problem::new("password", password_length(*bounds.start(), *bounds.end()))
}

/// The name as a password, which everyone could guess.
pub(crate) fn name_as_password() -> Problem {
    Problem::new("password", password_is_name())
}

/// A table that no event leads.
pub(crate) fn led() -> Problem {
    Problem::new("led", not_led())
}

/// The game of load tests on a server that has none.
pub(crate) fn only_load_tests() -> Problem {
    Problem::new("game", load_test())
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_problem_has_its_sentence() {
        assert_eq!(kee_speech::problem_misfits("server", super::PROBLEMS), [""; 0]);
    }
}

use super::{Form, Values};
use crate::{Arg, Message, excerpt};
use std::fmt;

crate::messages! {
    /// Problems of a request for any game.
    pub PROBLEMS;
    plain(sentence) = "problem-game-plain";
    unknown_option(known) = "problem-game-unknown_option";
    given_twice() = "problem-game-given_twice";
    no_such_value(known, got) = "problem-game-no_such_value";
    no_such_value_or_file(known, got) = "problem-game-no_such_value_or_file";
    not_a_number(least, most, got) = "problem-game-not_a_number";
    not_a_time(most, got) = "problem-game-not_a_time";
    no_file() = "problem-game-no_file";
    seat_count(most) = "problem-game-seat_count";
    seats_in_teams(seats) = "problem-game-seats_in_teams";
    uneven_teams(seats, possible) = "problem-game-uneven_teams";
    players(least, most) = "problem-game-players";
    no_teams() = "problem-game-no_teams";
    one_side() = "problem-game-one_side";
    no_word_list() = "problem-game-no_word_list";
    no_long_words(shortest) = "problem-game-no_long_words";
    pub(crate) file_too_large(most, size) = "problem-game-file_too_large";
    pub(crate) file_at(line, column, flaw) = "problem-game-file_at";
    pub(crate) file_more(count) = "problem-game-file_more";
    pub(crate) file_not_toml(why) = "problem-game-file_not_toml";
    pub(crate) file_lacks(name) = "problem-game-file_lacks";
    pub(crate) file_unlike(expected, got) = "problem-game-file_unlike";
    pub(crate) file_one_of(names) = "problem-game-file_one_of";
    pub(crate) file_number(least, most) = "problem-game-file_number";
    pub(crate) file_letter() = "problem-game-file_letter";
    pub(crate) file_table(example) = "problem-game-file_table";
    pub(crate) file_list(example) = "problem-game-file_list";
    pub(crate) file_text(example) = "problem-game-file_text";
}

/// A problem with the options or seats of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The option, or `seats`, `teams`, `words`.
    pub about: String,
    /// A sentence that says what is wrong and what would be right.
    pub message: Message,
}

impl Problem {
    /// A problem with the thing called `about`.
    pub fn new(about: &str, message: Message) -> Self {
        Self { about: about.to_owned(), message }
    }

    /// A problem that is told in English only: what a program says of its own arguments.
    pub fn plain(about: &str, sentence: impl Into<String>) -> Self {
        Self::new(about, plain(sentence.into()))
    }

    /// No such option.
    pub fn unknown_option(key: &str, known: &[&str]) -> Self {
        Self::new(key, unknown_option(Arg::list(known.iter().copied())))
    }

    /// An option that is set twice.
    pub(super) fn given_twice(key: &str) -> Self {
        Self::new(key, given_twice())
    }

    /// No such value.
    pub fn bad_value(key: &str, values: &Values, file: bool, got: &str) -> Self {
        let got = excerpt(got);
        let message = match values {
            Values::Choices(choices) => {
                let known = Arg::list(choices.iter().map(|choice| choice.value));
                if file { no_such_value_or_file(known, got) } else { no_such_value(known, got) }
            }
            Values::Number { least, most } => not_a_number(least, most, got),
            Values::Seconds { most } => not_a_time(most, got),
            Values::Written { forms, problem } => {
                // Someone who used one of the forms needs to know how it is written; everyone else, which forms there
                // are.
                let used = |form: &Form| form.before.is_some_and(|before| got.starts_with(before));
                if forms.iter().any(used) {
                    Message::new(problem, [])
                } else {
                    no_such_value(Arg::list(forms.iter().map(Form::sample)), got)
                }
            }
        };
        Self::new(key, message)
    }

    /// The problem with a file for an option, or that it takes none.
    pub fn bad_file(key: &str, file: bool, flaws: Vec<Message>) -> Vec<Self> {
        if file {
            flaws.into_iter().map(|flaw| Self::new(key, flaw)).collect()
        } else {
            vec![Self::new(key, no_file())]
        }
    }

    /// A number of players that the game is not for.
    pub fn players(least: usize, most: usize) -> Self {
        Self::new("seats", players(least, most))
    }

    /// Teams in a game that has none.
    pub fn no_teams() -> Self {
        Self::new("teams", no_teams())
    }

    /// Players who are all on one side.
    pub fn one_side() -> Self {
        Self::new("teams", one_side())
    }

    /// A game of words without a list of them.
    pub fn no_word_list() -> Self {
        Self::new("words", no_word_list())
    }

    /// A list without words that are long enough.
    pub fn no_long_words(shortest: usize) -> Self {
        Self::new("words", no_long_words(shortest))
    }

    /// A number of seats that no table has.
    pub(crate) fn seat_count(most: usize) -> Self {
        Self::new("seats", seat_count(most))
    }

    /// A number of seats that a preset for teams has no teams for.
    pub(crate) fn seats_in_teams(possible: impl Iterator<Item = u8>) -> Self {
        Self::new("seats", seats_in_teams(Arg::list(possible)))
    }

    /// A number of teams that cannot be of one size.
    pub(crate) fn uneven_teams(seats: u8, possible: impl Iterator<Item = u8>) -> Self {
        Self::new("teams", uneven_teams(seats, Arg::list(possible)))
    }
}

/// For programs that speak no language.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", excerpt(&self.about), self.message)
    }
}

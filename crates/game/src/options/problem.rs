use super::Values;
use crate::excerpt;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something wrong with the options or the seats somebody asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The option, or `seats`, `teams`, `words`.
    pub about: String,
    /// What is wrong and what would be right.
    pub sentence: String,
}

impl Problem {
    /// A problem with the thing called `about`.
    pub fn new(about: &str, sentence: impl Into<String>) -> Self {
        Self { about: about.to_owned(), sentence: sentence.into() }
    }

    /// No such option.
    pub fn unknown_option(key: &str, known: &[&str]) -> Self {
        Self::new(key, format!("there is no such option; there are {}", known.join(", ")))
    }

    /// No such value. What a file for the option holds, if there can be one, is named as well.
    pub fn bad_value(key: &str, values: &Values, file: Option<&str>, got: &str) -> Self {
        let file = file.map_or(String::new(), |file| format!(", or a file with {file}"));
        Self::new(key, format!("expected {values}{file}, got `{}`", excerpt(got)))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", excerpt(&self.about), self.sentence)
    }
}

//! The choices of a table before the game: small named values, described once, from which help, parsing, JSON and the
//! record all follow.

mod files;
mod macros;
mod pairs;
mod preset;
mod problem;
mod value;
mod values;

pub use files::take_files;
pub(crate) use pairs::Pairs;
pub use pairs::{configure, deserialize_pairs, serialize_pairs};
pub use preset::Preset;
pub use problem::{PROBLEMS, Problem};
pub(crate) use problem::{
    file_at, file_lacks, file_letter, file_list, file_more, file_not_toml, file_number, file_one_of, file_table,
    file_text, file_too_large, file_unlike,
};
pub use value::{Count, OptionValue, Seconds};
pub use values::{Choice, Form, Values};

use std::fmt::Debug;

/// The key of the option for the time of a whole game, in every game that has one.
pub const TIME_LIMIT: &str = "limit";

/// The keys of the options for words that win a prize, in every game that has them: this table's, and the whole party's.
pub const TABLE_PRIZE: &str = "table_prize";
/// See [`TABLE_PRIZE`].
pub const PARTY_PRIZE: &str = "party_prize";

/// An option as a game declares it. What it and its values are called is in the Fluent files of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionDoc {
    /// Its key, as in `--set key=value`.
    pub key: &'static str,
    /// Its possible values.
    pub values: Values,
    /// Whether it can be taken from a file.
    pub file: bool,
    /// Its default.
    pub default: String,
    /// Whether it exists only for tests, and is not offered to people.
    pub for_tests: bool,
}

/// A text that the Fluent files of a game have for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionText {
    /// Its name.
    pub id: String,
    /// Its arguments.
    pub args: &'static [&'static str],
    /// Whether it may be missing.
    pub optional: bool,
}

impl OptionDoc {
    /// Its texts: what it is called (`option-keezen-jokers`), a sentence of help, and what its values are called.
    pub fn texts(&self, game: &str) -> Vec<OptionText> {
        let name = format!("option-{game}-{}", self.key);
        let text = |end: &str, args, optional| OptionText { id: format!("{name}{end}"), args, optional };
        let mut texts = vec![text("", &[], false), text("-help", &[], true)];
        match &self.values {
            Values::Choices(choices) => {
                texts.extend(choices.iter().map(|choice| text(&format!("-{}", choice.value), &[], false)));
            }
            Values::Number { .. } => texts.push(text("-count", &["count"], true)),
            Values::Seconds { .. } => texts.push(text("-none", &[], true)),
            Values::Written { forms, problem } => {
                texts.push(OptionText { id: (*problem).to_owned(), args: &[], optional: false });
                for form in *forms {
                    let args: &[&str] = if form.before.is_some() { &["text"] } else { &[] };
                    texts.push(text(&format!("-{}", form.name), args, false));
                    // Its name before any text is entered.
                    texts.extend(form.before.map(|_| text(&format!("-{}-choose", form.name), &[], false)));
                }
            }
        }
        texts.extend(self.file.then(|| text("-file", &[], false)));
        texts
    }
}

/// The options of a game; made by [`crate::options!`].
///
/// Every option has a default that must keep its meaning forever: a record that does not name an option (because it
/// is older than the option) is replayed with the default.
pub trait Options:
    Clone + PartialEq + Debug + Default + serde::Serialize + serde::de::DeserializeOwned + Send + Sync + 'static
{
    /// Every option, in the order of the help page.
    fn docs() -> Vec<OptionDoc>;

    /// Every option with its value in text form, in the same order.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Every option with what everyone at the table may know of it, in the same order.
    fn announced(&self) -> Vec<(&'static str, String)>;

    /// Sets one option from text, or says what is wrong and changes nothing.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Problem>;

    /// The value, as [`Options::set`] takes it, that the contents of a file stand for; or everything that is wrong with
    /// them. Only options that say so in [`OptionDoc::file`] can be taken from files.
    fn from_file(key: &str, contents: &str) -> Result<String, Vec<Problem>>;
}

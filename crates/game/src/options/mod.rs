//! What a table can choose before the game: small named values, described once, from which help, parsing, JSON and
//! the record all follow.

mod files;
mod macros;
mod pairs;
mod preset;
mod problem;
mod value;

pub use files::take_files;
pub(crate) use pairs::Pairs;
pub use pairs::{configure, deserialize_pairs, serialize_pairs};
pub use preset::Preset;
pub use problem::Problem;
pub use value::{Count, OptionValue, Seconds, Values};

use std::fmt::Debug;

/// An option as help pages show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionDoc {
    /// As in `--set key=value`.
    pub key: &'static str,
    /// What it decides, a sentence.
    pub meaning: String,
    /// What it can be.
    pub values: Values,
    /// What a file for it holds, where it can be taken from one: as it would follow "a file with".
    pub file: Option<&'static str>,
    /// What it is if nothing is said.
    pub default: String,
}

/// The options of a game; made by [`crate::options!`].
///
/// Every option has a default that must keep its meaning for ever: a record that does not name an option (because it
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

//! What the build says of itself in the page: where its parts are.

use crate::browser;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The addresses of what is fetched apart from the program. They have a hash of the contents in their names.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub(crate) struct Build {
    /// Of all parts together.
    pub(crate) id: String,
    /// The script that starts this program in a worker.
    pub(crate) worker: String,
    /// The English words, packed.
    pub(crate) words: String,
    /// The languages beside English, by their tag.
    pub(crate) languages: BTreeMap<String, String>,
    /// The rules of the games as pieces of a page, by game.
    pub(crate) rules: BTreeMap<String, String>,
    /// The rule sheets for players, by game and language.
    #[serde(default)]
    pub(crate) sheets: BTreeMap<String, BTreeMap<String, String>>,
}

impl Build {
    /// As it stands in this page.
    pub(crate) fn here() -> Self {
        let text = browser::element("build").and_then(|element| element.text_content());
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }
}

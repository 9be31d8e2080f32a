//! The page's own description of its build.

use crate::browser;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The addresses of files fetched separately. Their names contain a hash of their contents.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub(crate) struct BuildFiles {
    /// The hash of all parts together.
    pub(crate) id: String,
    /// The script that starts this program in a worker.
    pub(crate) worker: String,
    /// The English words, packed.
    pub(crate) words: String,
    /// The languages besides English, by tag.
    pub(crate) languages: BTreeMap<String, String>,
    /// The rules of the games as HTML fragments, by game.
    pub(crate) rules: BTreeMap<String, String>,
    /// The rule sheets for players, by game and language.
    #[serde(default)]
    pub(crate) sheets: BTreeMap<String, BTreeMap<String, String>>,
    /// The lessons, by game and language.
    #[serde(default)]
    pub(crate) lessons: BTreeMap<String, BTreeMap<String, String>>,
}

impl BuildFiles {
    /// The description in this page.
    pub(crate) fn here() -> Self {
        let text = browser::element("build").and_then(|element| element.text_content());
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }
}

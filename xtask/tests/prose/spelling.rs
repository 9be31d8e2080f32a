//! Spelling: every word that people read is in a Hunspell dictionary or in our own list of words.
//!
//! The lists beside this file are for names and terms. A word in capitals is a word on some board, and is not checked.

use crate::passages::{Kind, Passage, files, passages};
use regex::Regex;
use spellbook::Dictionary;
use std::{collections::BTreeSet, fs, sync::LazyLock};

/// The folder in which Debian keeps its dictionaries.
const FOLDER: &str = "/usr/share/hunspell";

/// Samples of rare words, and the names of options in both languages.
const NOT_PROSE: &[&str] = &["docs/lexicon.md", "docs/options.md"];

fn dictionary(name: &str, package: &str) -> Dictionary {
    let part = |ending| {
        let path = format!("{FOLDER}/{name}.{ending}");
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}; run `apt-get install {package}`"))
    };
    Dictionary::new(&part("aff"), &part("dic")).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The words of a passage that are not in the dictionary, without the ending of a possessive.
fn unknown(dictionary: &Dictionary, own: &BTreeSet<&str>, words: &Regex, passage: &str) -> Vec<String> {
    let words = words.find_iter(passage).map(|word| word.as_str().replace('’', "'"));
    let is_known = |word: &str| {
        let stem = word.strip_suffix("'s").unwrap_or(word);
        let is_example = stem.chars().count() == 1 || stem.to_uppercase() == stem;
        is_example || own.contains(stem) || dictionary.check(word) || dictionary.check(stem)
    };
    words.filter(|word| !is_known(word)).collect()
}

/// Commands, options, paths and other words in which letters are not all: not for a dictionary.
static NOT_WORDS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?m)^\s*(?:\$ )?kee .*$|--[\w-]+|\S*[_/=@#\d]\S*|\S*\w[.:]\w\S*").expect("a pattern")
});
/// Three words in a row: what people read, not the name of something.
static SENTENCE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^[^=;|]*\b[a-z’']+,? [a-z’']+,? [a-z’']{2,}").expect("a pattern"));

/// Whether a string of a program is a sentence for people. Queries are not, nor are the strings of tests.
fn is_sentence(passage: &Passage, path: &str, tests: usize) -> bool {
    let is_query = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE ", "PRAGMA ", "WITH "];
    let is_query = is_query.iter().any(|start| passage.text.starts_with(start));
    path.contains("/src/") && passage.line < tests && !is_query && SENTENCE.is_match(&passage.text)
}

/// The first line of the tests at the end of a source file.
fn first_test(text: &str) -> usize {
    text.lines().position(|line| line == "#[cfg(test)]").unwrap_or(usize::MAX - 1) + 1
}

fn check(endings: &[&str], read: impl Fn(&str) -> bool, dictionary: &Dictionary, list: &str) {
    let own: BTreeSet<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    let words = Regex::new(r"\p{L}+(?:[’']\p{L}+)*").expect("a pattern");
    let mut found = Vec::new();
    for (path, text) in files(endings).into_iter().filter(|(path, _)| read(path) && !NOT_PROSE.contains(&path.as_str()))
    {
        let tests = first_test(&text);
        let read = |passage: &Passage| passage.kind != Kind::Code || is_sentence(passage, &path, tests);
        for passage in passages(&path, &text).into_iter().filter(read) {
            let prose = match passage.kind {
                Kind::Code => NOT_WORDS.replace_all(&passage.text, " "),
                _ => passage.text.as_str().into(),
            };
            let unknown = unknown(dictionary, &own, &words, &prose);
            found.extend(unknown.iter().map(|word| format!("{path}:{}: {word}", passage.line)));
        }
    }
    let help = "Correct them, or add names and terms to the list beside this test.";
    assert!(found.is_empty(), "{} words are in no dictionary. {help}\n{}", found.len(), found.join("\n"));
}

#[test]
fn english_is_spelled_right() {
    let endings = ["*.md", "*.ftl", "*.rs", "*.mjs", "*.js", "*.py", "*.toml", "*.html", "*.webmanifest"];
    let is_english = |path: &str| !path.contains("/nl.") && !path.contains("/nl/");
    check(&endings, is_english, &dictionary("en_GB", "hunspell-en-gb"), include_str!("english-words.txt"));
}

#[test]
fn dutch_is_spelled_right() {
    let is_dutch = |path: &str| path.contains("/nl.") || path.contains("/nl/");
    check(&["*.md", "*.ftl"], is_dutch, &dictionary("nl", "hunspell-nl"), include_str!("dutch-words.txt"));
}

//! Spelling: every word that people read is in a Hunspell dictionary or in our own list of words.
//!
//! The lists beside this file are for names and terms. A word in capitals is a word on some board, and is not checked.

use crate::passages::{Kind, files, passages};
use regex::Regex;
use spellbook::Dictionary;
use std::{collections::BTreeSet, fs};

/// Where Debian keeps its dictionaries.
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

fn check(endings: &[&str], read: impl Fn(&str) -> bool, dictionary: &Dictionary, list: &str) {
    let own: BTreeSet<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    let words = Regex::new(r"\p{L}+(?:[’']\p{L}+)*").expect("a pattern");
    let mut found = Vec::new();
    for (path, text) in files(endings).into_iter().filter(|(path, _)| read(path) && !NOT_PROSE.contains(&path.as_str()))
    {
        for passage in passages(&path, &text).into_iter().filter(|passage| passage.kind != Kind::Code) {
            let unknown = unknown(dictionary, &own, &words, &passage.text);
            found.extend(unknown.iter().map(|word| format!("{path}:{}: {word}", passage.line)));
        }
    }
    let help = "Correct them, or add names and terms to the list beside this test.";
    assert!(found.is_empty(), "{} words are in no dictionary. {help}\n{}", found.len(), found.join("\n"));
}

#[test]
fn english_is_spelled_right() {
    let endings = ["*.md", "*.ftl", "*.rs", "*.mjs"];
    let is_english = |path: &str| !path.contains("/nl.") && !path.contains("/nl/");
    check(&endings, is_english, &dictionary("en_GB", "hunspell-en-gb"), include_str!("english-words.txt"));
}

#[test]
fn dutch_is_spelled_right() {
    let is_dutch = |path: &str| path.contains("/nl.") || path.contains("/nl/");
    check(&["*.md", "*.ftl"], is_dutch, &dictionary("nl", "hunspell-nl"), include_str!("dutch-words.txt"));
}

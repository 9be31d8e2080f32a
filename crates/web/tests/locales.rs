//! The texts of the page, in every language.

#![allow(clippy::disallowed_methods, reason = "it reads what the program is made of; the page itself has no files")]

use kee_speech::{SentenceArgs, parts};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// By this a language chooses a form, where it has several.
const COUNT: &str = "count";

/// Sentences that a language may add to those of the English file: the games have their own in English.
const TRANSLATED: [&str; 2] = ["form-", "refused-"];

#[test]
fn every_language_says_all_that_english_says_with_the_same_parts() {
    let english = sentences("en");
    for tag in languages() {
        let other = sentences(&tag);
        let missing: Vec<&String> = english.keys().filter(|name| !other.contains_key(*name)).collect();
        assert!(missing.is_empty(), "{tag} does not say {missing:?}");
        for (name, parts) in &other {
            match english.get(name) {
                Some(expected) => assert_eq!(parts, expected, "{tag}: {name} is made of other parts"),
                // So is a game in one sentence.
                None if name.ends_with("-summary") => {}
                None => assert!(TRANSLATED.iter().any(|start| name.starts_with(start)), "{tag}: nobody says {name}"),
            }
        }
    }
}

/// In English the games say it themselves.
#[test]
fn every_other_language_sums_up_every_game() {
    for tag in languages().iter().filter(|tag| *tag != "en") {
        let said = sentences(tag);
        for game in kee_games::known().iter().filter(|game| !game.toy) {
            let name = format!("{}-summary", game.id);
            assert!(said.contains_key(&name), "{tag} does not say {name}");
        }
    }
}

/// The page looks for these by the name of the game.
#[test]
fn every_language_says_how_every_game_ended() {
    for tag in languages() {
        let said = sentences(&tag);
        for game in kee_games::known().iter().filter(|game| !game.toy) {
            let names = ["ended", "ending"].map(|end| format!("{}-{end}", game.id));
            let how = names.iter().find_map(|name| said.get(name));
            assert!(how.is_some_and(|parts| parts.contains("how")), "{tag} says none of {names:?} with `how`");
        }
    }
}

/// That the sentence exists is checked by the compiler; this, that all is there that it wants to have put in.
#[test]
fn whatever_the_program_says_has_all_its_parts() {
    let english = sentences("en");
    let mut said = 0;
    for path in files(&here("src"), "rs") {
        let code = fs::read_to_string(&path).expect("it can be read");
        for (place, start) in code.match_indices("t!(\"") {
            // Other macros end in the same letter.
            if code[..place].ends_with(|letter: char| letter.is_alphanumeric()) {
                continue;
            }
            let (name, rest) = code[place + start.len()..].split_once('"').expect("the name ends");
            let Some(parts) = english.get(name) else { panic!("{} says `{name}`", path.display()) };
            let given = given(rest);
            let missing: Vec<_> = parts.iter().filter(|part| !given.contains(part.as_str())).collect();
            assert!(missing.is_empty(), "{}: `{name}` is said without {missing:?}", path.display());
            said += 1;
        }
    }
    assert!(said > 100, "the sentences were looked for in the wrong place");
}

/// The names before `=` in the rest of a `t!(…)`, after its first name.
fn given(rest: &str) -> BTreeSet<&str> {
    let mut depth = 0;
    let end = rest.find(|letter| {
        depth += i32::from("([{".contains(letter)) - i32::from(")]}".contains(letter));
        depth < 0
    });
    let assigned = rest[..end.unwrap_or_default()].split(" = ");
    assigned.filter_map(|before| before.rsplit([',', ' ', '\n']).next()).collect()
}

fn languages() -> Vec<String> {
    let folders = fs::read_dir(here("locales")).expect("the languages are there");
    folders.map(|folder| folder.expect("it can be read").file_name().to_string_lossy().into_owned()).collect()
}

/// The names of a language's sentences, each with what is put into it.
fn sentences(tag: &str) -> SentenceArgs {
    let mut all = SentenceArgs::new();
    for path in language_files(tag) {
        let text = fs::read_to_string(&path).expect("it can be read");
        for (name, mut parts) in parts(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display())) {
            parts.remove(COUNT);
            assert!(all.insert(name.clone(), parts).is_none(), "{tag} has two sentences for {name}");
        }
    }
    all
}

/// The sentences of the page and of the games, as the build puts them together.
fn language_files(tag: &str) -> Vec<PathBuf> {
    let mut found = files(&here("locales").join(tag), "ftl");
    let crates = fs::read_dir(here("..")).expect("the crates are there");
    let of_crate = |entry: fs::DirEntry| entry.path().join(format!("locales/{tag}.ftl"));
    found.extend(crates.map(|entry| of_crate(entry.expect("it can be read"))).filter(|path| path.is_file()));
    found
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn files(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            found.extend(files(&path, kind));
        } else if path.extension().is_some_and(|end| end == kind) {
            found.push(path);
        }
    }
    found
}

//! What the page says, in every language.

#![allow(clippy::disallowed_methods, reason = "it reads what the program is made of; the page itself has no files")]

use kee_event::challenge::DailyKind;
use kee_lexicon::List;
use kee_speech::{Parts, parts};
use keyword::Colour;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// By this a language chooses a form, where it has several.
const COUNT: &str = "count";

/// What a language may say beyond English: the games say these in English by themselves.
const TRANSLATED: [&str; 6] = ["bot-", "form-", "option-", "preset-", "refused-", "value-"];

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
                None => assert!(TRANSLATED.iter().any(|start| name.starts_with(start)), "{tag}: nobody says {name}"),
            }
        }
    }
}

#[test]
fn whatever_the_program_says_has_a_sentence() {
    let english = sentences("en");
    let mut said = 0;
    for path in files(&here("src"), "rs") {
        let code = fs::read_to_string(&path).expect("it can be read");
        for (place, _) in code.match_indices("t!(\"") {
            // Other macros end in the same letter.
            if code[..place].ends_with(|letter: char| letter.is_alphanumeric()) {
                continue;
            }
            let name = code[place + 4..].split('"').next().unwrap_or_default();
            assert!(english.contains_key(name), "{} says `{name}`, which is no sentence", path.display());
            said += 1;
        }
    }
    assert!(said > 100, "the sentences were looked for in the wrong place");
}

/// The names that the program puts together, as they are written, each with all that can be put in.
fn put_together() -> BTreeMap<&'static str, Vec<String>> {
    let strings = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    let days: Vec<String> = DailyKind::ALL.iter().map(ToString::to_string).collect();
    let colours: Vec<String> = Colour::ALL.iter().map(ToString::to_string).collect();
    let lists: Vec<String> = List::ALL.iter().map(|list| list.name().to_owned()).collect();
    let abouts = kee_games::catalogue().iter().map(|game| game.about());
    let with_files = abouts.filter(|about| about.options.iter().any(|option| option.file.is_some()));
    let occasions = strings(&["party", "tournament", "keesdrow", "keebble"]);
    BTreeMap::from([
        ("challenge-{kind}", days.clone()),
        ("challenge-{kind}-how", days),
        ("event-{}", occasions.clone()),
        ("event-{}-sentence", occasions),
        ("event-played-{id}", strings(&["here", "boards"])),
        ("keyword-colour-{colour}", colours.clone()),
        ("keyword-square-{of}", colours.clone()),
        ("keyword-square-{of}-key", colours),
        ("make-words-{}", lists),
        ("own-file-about-{game}", with_files.map(|about| about.id.to_owned()).collect()),
        ("print-{}", strings(&["keesdrow-pad", "keesdrow-board", "keebble-sheet", "keyword-card", "keezen-sheet"])),
    ])
}

#[test]
fn every_name_that_is_put_together_has_its_sentences() {
    let (english, known) = (sentences("en"), put_together());
    for (template, fillings) in &known {
        let (before, after) = template.split_once('{').expect("something is put in");
        let (_, after) = after.split_once('}').expect("something is put in");
        assert!(!fillings.is_empty(), "{template}");
        for filling in fillings {
            let name = format!("{before}{filling}{after}");
            assert!(english.contains_key(&name), "`{name}` is no sentence");
        }
    }
    for path in files(&here("src"), "rs") {
        let code = fs::read_to_string(&path).expect("it can be read");
        for (_, rest) in code.match_indices("t!(&format!(\"").map(|(place, start)| code.split_at(place + start.len())) {
            let template = rest.split('"').next().unwrap_or_default();
            assert!(known.contains_key(template), "{} puts `{template}` together: say with what", path.display());
        }
    }
}

/// Who refuses things, and where the codes are written.
const REFUSING: [(&str, &str); 5] = [
    ("table", "table/src/refusal.rs"),
    ("server", "server/src/refusal.rs"),
    ("challenge", "server/src/challenges/refusal.rs"),
    ("event", "event/src/refusal.rs"),
    ("game", "game/src/refusal.rs"),
];

#[test]
fn every_language_refuses_in_its_own_words() {
    for (by, path) in REFUSING {
        let code = fs::read_to_string(here("..").join(path)).expect("the refusals are there");
        let codes =
            code.split("fn code(&self) -> &'static str {").nth(1).and_then(|code| code.split("\n    }\n").next());
        let codes: Vec<&str> = codes.expect("every refusal has a code").split('"').skip(1).step_by(2).collect();
        assert!(codes.len() > 5, "{path}: {codes:?}");
        for tag in languages().into_iter().filter(|tag| tag != "en") {
            let said = sentences(&tag);
            let missing: Vec<&&str> =
                codes.iter().filter(|code| !said.contains_key(&format!("refused-{by}-{code}"))).collect();
            assert!(missing.is_empty(), "{tag} does not say what {by} refuses: {missing:?}");
        }
    }
}

/// The games that are offered in the page.
const OFFERED: [&str; 4] = ["keesdrow", "keyword", "keezen", "keebble"];

/// How the names of what can be chosen begin. Values are not among them: some are typed in, and no list has those.
const CHOICES: [&str; 3] = ["bot-", "option-", "preset-"];

#[test]
fn every_language_names_what_can_be_chosen() {
    let english = sentences("en");
    for tag in languages().into_iter().filter(|tag| tag != "en") {
        let said = sentences(&tag);
        let mut missing = Vec::new();
        let mut asked = BTreeSet::new();
        let mut ask = |name: String| {
            missing.extend(Some(name.clone()).filter(|name| !said.contains_key(name)));
            asked.insert(name);
        };
        for about in OFFERED.into_iter().filter_map(kee_games::find).map(|game| game.about()) {
            let game = about.id;
            for preset in about.presets {
                ask(format!("preset-name-{game}-{}", preset.name));
                ask(format!("preset-{game}-{}", preset.name));
            }
            for bot in about.bots {
                ask(format!("bot-name-{}", bot.name));
                ask(format!("bot-meaning-{game}-{}", bot.name));
            }
            for option in about.options {
                ask(format!("option-{game}-{}", option.key));
                if option.values.is_empty() {
                    ask(format!("option-{game}-{}-expected", option.key));
                }
                for value in &option.values {
                    // A size is called what it is.
                    if !value.value.starts_with(char::is_numeric) {
                        ask(format!("value-{}", value.value));
                    }
                    ask(format!("option-{game}-{}-{}", option.key, value.value));
                }
            }
        }
        assert!(missing.is_empty(), "{tag} does not say {missing:?}");
        let choices = said.keys().filter(|name| CHOICES.iter().any(|start| name.starts_with(start)));
        let unknown: Vec<&String> =
            choices.filter(|name| !asked.contains(*name) && !english.contains_key(*name)).collect();
        assert!(unknown.is_empty(), "{tag} names {unknown:?}, which nobody can choose");
    }
}

fn languages() -> Vec<String> {
    let folders = fs::read_dir(here("locales")).expect("the languages are there");
    folders.map(|folder| folder.expect("it can be read").file_name().to_string_lossy().into_owned()).collect()
}

/// The names of a language's sentences, each with what is put into it.
fn sentences(tag: &str) -> Parts {
    let mut all = Parts::new();
    for path in language_files(tag) {
        let text = fs::read_to_string(&path).expect("it can be read");
        for (name, mut parts) in parts(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display())) {
            parts.remove(COUNT);
            assert!(all.insert(name.clone(), parts).is_none(), "{tag} has two sentences for {name}");
        }
    }
    all
}

/// What the page says and what the games say, as the build puts it together.
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

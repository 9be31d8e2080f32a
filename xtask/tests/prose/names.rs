//! One name for one thing: two types share a name only if they play the same role in different games.

use crate::passages::files;
use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The path of a file from the root of the repository, and its text.
type Source = (String, String);

#[test]
fn every_type_has_a_name_of_its_own() {
    let code = |(path, _): &Source| !["tests/", "benches/", "fuzz/"].iter().any(|folder| path.contains(folder));
    let found = homonyms(&files(&["*.rs"]).into_iter().filter(code).collect::<Vec<_>>());
    assert!(found.is_empty(), "{} names have several meanings:\n{}", found.len(), found.join("\n"));
}

#[test]
fn games_share_names_in_files_of_the_same_name() {
    let count = |files: [(&str, &str); 2]| {
        let rules = ["chess/src/rules.rs", "go/src/rules.rs"].map(|path| (path, "pub struct Rules;"));
        let options = ["chess/src/options.rs", "go/src/options.rs"].map(|path| (path, ""));
        let all = rules.into_iter().chain(options).chain(files);
        let sources = all.map(|(path, text)| (path.to_owned(), text.to_owned()));
        homonyms(&sources.collect::<Vec<_>>()).len()
    };
    assert_eq!(count([("web/games/go/desk.rs", "struct Desk;"), ("bots/chess/desk.rs", "enum Desk {")]), 0);
    assert_eq!(count([("go/src/line.rs", "type Line = u8;"), ("chess/src/row.rs", "    pub trait Line {")]), 1);
    assert_eq!(count([("go/src/line.rs", "struct Line;"), ("bots/go/line.rs", "struct Line;")]), 1);
    assert_eq!(count([("grid/src/rules.rs", "pub(crate) struct Rules;"), ("a.rs", "struct Other;")]), 1);
    assert_eq!(count([("a.rs", "#[cfg(test)]\nmod tests {\nstruct Rules;"), ("b.rs", "    type Rules = u8;")]), 0);
}

/// Every name with several meanings, and the files that define it.
fn homonyms(sources: &[Source]) -> Vec<String> {
    let definition = r"(?m)^(?: *(?:pub(?:\([^)]*\))? )?(?:struct|enum|trait)|(?:pub(?:\([^)]*\))? )?type) (\w+)";
    let definition = Regex::new(definition).expect("a pattern");
    let games = games(sources);
    let mut defined: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (path, text) in sources {
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        for found in definition.captures_iter(code) {
            defined.entry(found.get(1).expect("a name").as_str()).or_default().push(path);
        }
    }
    defined.retain(|_, paths| paths.len() > 1 && !is_role(paths, &games));
    defined.into_iter().map(|(name, paths)| format!("{name}: {}", paths.join(", "))).collect()
}

/// Whether these files have one name and belong to a different game each: games use the same file names for the same
/// roles.
fn is_role(paths: &[&str], games: &BTreeSet<&str>) -> bool {
    let mut seen = BTreeSet::new();
    paths.iter().all(|path| {
        let game = path.split('/').find(|folder| games.contains(folder));
        Path::new(path).file_name() == Path::new(paths[0]).file_name() && game.is_some_and(|game| seen.insert(game))
    })
}

/// The games: folders with the contract of a game and its options.
fn games(sources: &[Source]) -> BTreeSet<&str> {
    let has = |path: &str| sources.iter().any(|(other, _)| other == path);
    let folders = sources.iter().filter_map(|(path, _)| path.strip_suffix("/rules.rs"));
    let games = folders.filter(|folder| has(&format!("{folder}/options.rs")));
    games.filter_map(|folder| folder.strip_suffix("/src").unwrap_or(folder).rsplit('/').next()).collect()
}

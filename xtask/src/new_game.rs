//! `cargo xtask new-game NAME`: a small, complete game to start from.
//!
//! The template is a tree of real files in `xtask/template` that mirrors the repository, with a game called `newgame`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::files::entries;
use crate::step::{self, Step};

/// Words that cannot be the name of a crate.
const RESERVED: [&str; 20] = [
    "alloc", "async", "await", "break", "const", "continue", "core", "crate", "else", "enum", "extern", "match",
    "move", "self", "static", "std", "struct", "super", "test", "trait",
];

/// Writes the game, registers it, and records the fixtures its tests need.
pub(crate) fn run(name: &str) -> Result<(), String> {
    write(step::root(), name)?;
    for step in finishing(name) {
        println!("\n$ {}", step.line());
        step.run(&mut Default::default())?;
    }
    println!("\nDone. `cargo run -p kee -- play {name}` plays it, `cargo xtask start` shows it in the browser.");
    println!("Its rules are in docs/rules/{name}.md and crates/{name}; CONTRIBUTING.md explains what comes next.");
    Ok(())
}

/// The steps after [`write()`]: format the game, record its fixtures, and update the list of all games. The whole
/// workspace is built, so that dependencies are compiled as in every other build.
pub(crate) fn finishing(name: &str) -> [Step; 3] {
    [
        Step::new("format", &["fmt", "--package", name]),
        Step::new("record", &["test", "--workspace", "--test", name]).env("KEE_RECORD", "1"),
        Step::new("catalogue", &["test", "--workspace", "--test", "catalogue", "the_recorded"]).env("KEE_RECORD", "1"),
    ]
}

/// Writes the files of a game into a workspace and registers it there.
pub(crate) fn write(root: &Path, name: &str) -> Result<(), String> {
    check(root, name)?;
    let template = root.join("xtask/template");
    for file in files_in(&template)? {
        let path = file.strip_prefix(&template).map_err(|error| error.to_string())?;
        let path = root.join(renamed(&path.to_string_lossy(), name));
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}.", file.display()))?;
        let folder = path.parent().unwrap_or(root);
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
        fs::write(&path, renamed(&text, name)).map_err(|error| format!("{}: {error}.", path.display()))?;
    }
    let (title, letter) = (title(name), title(name)[..1].to_owned());
    insert(root, "crates/games/Cargo.toml", "kee-bots.workspace", &format!("{name} = {{ path = \"../{name}\" }}\n"))?;
    // Before the toys, which are not offered.
    let line = format!("    ::{name}::{title}: Erased::new(vec![kee_bots::NamedBot::random()]),\n");
    insert(root, "crates/games/src/catalogue.rs", "    Auction:", &line)?;
    let line = format!("| {title} ({letter}) | [{name}.md]({name}.md) | none: it is ours |\n");
    insert(root, "docs/rules/README.md", "\nThe sheets' sentences", &line)
}

/// The reason why a game cannot have this name.
fn check(root: &Path, name: &str) -> Result<(), String> {
    let mut letters = name.chars();
    let plain = letters.next().is_some_and(|first| first.is_ascii_lowercase())
        && letters.all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        && (3..=20).contains(&name.len());
    if !plain || RESERVED.contains(&name) {
        return Err(format!(
            "`{name}` cannot be the name of a crate and a command; use 3 to 20 lower-case letters, as in `tictac`."
        ));
    }
    let lock = fs::read_to_string(root.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}."))?;
    let places = ["crates", "crates/toys/src", "xtask/template/crates"];
    let taken = places.iter().any(|place| root.join(place).join(name).exists());
    if taken || lock.contains(&format!("name = \"{name}\"\n")) {
        return Err(format!("A crate or game called `{name}` already exists; choose another name."));
    }
    Ok(())
}

/// A file of the template with the game's name in it.
fn renamed(text: &str, name: &str) -> String {
    let title = title(name);
    let text = text.replace("newgame", name).replace("NewGame", &title).replace("Newgame", &title);
    // The paragraphs of its rules start with its letter.
    let letter = &title[..1];
    [1, 2].iter().fold(text, |text, part| {
        let text = text.replace(&format!("N{part}."), &format!("{letter}{part}."));
        text.replace(&format!("fn n{part}_"), &format!("fn {}{part}_", letter.to_lowercase()))
    })
}

fn title(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// Inserts a line before the first occurrence of a text.
fn insert(root: &Path, path: &str, before: &str, line: &str) -> Result<(), String> {
    let text = fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}."))?;
    let at = text
        .find(before)
        .ok_or_else(|| format!("{path} has no `{before}`, before which the game would be registered."))?;
    fs::write(root.join(path), format!("{}{line}{}", &text[..at], &text[at..]))
        .map_err(|error| format!("{path}: {error}."))
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for entry in entries(folder)? {
        if entry.is_dir() { files.extend(files_in(&entry)?) } else { files.push(entry) }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_or_taken_name_is_refused() {
        for name in ["", "x", "Tictac", "tic-tac", "7up", "crate", "keezen", "auction", "serde", "newgame"] {
            let sentence = check(step::root(), name).expect_err(name);
            assert!(sentence.ends_with('.') && sentence.matches(". ").count() == 0, "{sentence}");
        }
        assert_eq!(check(step::root(), "tictac"), Ok(()));
    }

    #[test]
    fn the_template_gets_the_games_name_and_numbers() {
        let text = "newgame NewGameState Newgame (N2.1) fn n2_1_x";
        assert_eq!(renamed(text, "tictac"), "tictac TictacState Tictac (T2.1) fn t2_1_x");
    }
}

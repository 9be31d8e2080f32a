//! The browser step: whole games in a real browser, against the real server.

use std::fs;
use std::path::Path;

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::{self, Step};
use crate::web;

/// Where the tests are, from the root of the repository.
const FOLDER: &str = "crates/web/tests/browser";

/// `cargo xtask browser`: builds `kee` and plays.
pub(crate) fn task() -> Result<(), String> {
    needs::meet(When::Browser)?;
    Report::of(all)
}

fn all(report: &mut Report) -> Result<(), String> {
    report.step(&Step::new("kee", &["build", "--bin", "kee", "--locked"]))?;
    run(report)
}

/// Builds the client, fetches what drives the browser if it is not there, and plays. `kee` has to be built.
pub(crate) fn run(report: &mut Report) -> Result<(), String> {
    let build = web::Build::Debug;
    report.task("web", "cargo xtask web --debug", |_| web::run(build))?;
    if !step::root().join(FOLDER).join("node_modules").is_dir() {
        report.step(&fetch())?;
    }
    let kee = step::target_folder().join("debug").join("kee");
    report.step(&play(&tests(&step::root().join(FOLDER)), &kee, &build.folder()))
}

fn fetch() -> Step {
    Step::new("browser driver", &["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"])
        .program("npm")
}

/// The files are named, since versions of Node disagree on what a folder means.
fn play(tests: &[String], kee: &Path, client: &Path) -> Step {
    let files: Vec<String> = tests.iter().map(|name| format!("{FOLDER}/{name}")).collect();
    let words: Vec<&str> =
        ["--test", "--test-reporter=tap"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let step = Step::new("browser", &words).program("node");
    step.env("KEE", kee.display().to_string()).env("KEE_WEB", client.display().to_string())
}

/// The files with tests, in alphabetical order.
fn tests(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut tests: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
    tests.sort();
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_parts_can_be_repeated_by_hand() {
        assert_eq!(fetch().line(), "npm ci --prefix crates/web/tests/browser --ignore-scripts --no-audit --no-fund");
        assert_eq!(
            play(&["keezen.test.mjs".to_owned()], Path::new("/target/debug/kee"), Path::new("/target/page")).line(),
            "KEE=\"/target/debug/kee\" KEE_WEB=\"/target/page\" node --test --test-reporter=tap crates/web/tests/browser/keezen.test.mjs"
        );
    }

    #[test]
    fn every_game_is_played() {
        let tests = tests(&step::root().join(FOLDER));
        for game in ["keebble", "keesdrow", "keezen", "keyword"] {
            assert!(tests.contains(&format!("{game}.test.mjs")), "{game}: {tests:?}");
        }
    }

    #[test]
    fn what_is_fetched_comes_from_whichever_registry_is_set_up() {
        let lock = fs::read_to_string(step::root().join(FOLDER).join("package-lock.json")).expect("the lock");
        assert!(!lock.contains("resolved"), "an address would bind everybody to one registry");
    }
}

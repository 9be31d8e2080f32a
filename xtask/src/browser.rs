//! The browser step: whole games in a real browser, against the real server.

use std::fs;
use std::path::Path;

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::{self, Step};
use crate::web;

/// The folder of the tests, from the root of the repository.
const FOLDER: &str = "crates/web/tests/browser";

/// `cargo xtask browser`: builds `kee` and runs the tests.
pub(crate) fn task() -> Result<(), String> {
    needs::meet(When::Browser)?;
    Report::of(all)
}

fn all(report: &mut Report) -> Result<(), String> {
    report.step(&Step::new("kee", &["build", "--bin", "kee", "--locked"]))?;
    run(report)
}

/// Builds the client and runs the tests. `kee` must be built already.
pub(crate) fn run(report: &mut Report) -> Result<(), String> {
    let build = web::Build::Debug;
    report.task("web", "cargo xtask web --debug", |_| web::run(build))?;
    fetch_driver(report)?;
    report.step(&play(&tests(&step::root().join(FOLDER)), &build.folder()))
}

/// Installs Playwright if it is missing.
pub(crate) fn fetch_driver(report: &mut Report) -> Result<(), String> {
    if step::root().join(FOLDER).join("node_modules").is_dir() { Ok(()) } else { report.step(&fetch()) }
}

fn fetch() -> Step {
    Step::new("browser driver", &["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"])
        .program("npm")
}

/// Runs these tests against this client. Files are listed, since versions of Node disagree on what a folder means.
pub(crate) fn play(tests: &[String], client: &Path) -> Step {
    let kee = step::target_folder().join("debug").join("kee");
    let files: Vec<String> = tests.iter().map(|name| format!("{FOLDER}/{name}")).collect();
    let words: Vec<&str> =
        ["--test", "--test-reporter=tap"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let step = Step::new("browser", &words).program("node");
    step.env("KEE", kee.display().to_string()).env("KEE_WEB", client.display().to_string())
}

/// The test files in alphabetical order.
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
        let kee = step::target_folder().join("debug/kee").display().to_string();
        assert_eq!(
            play(&["keezen.test.mjs".to_owned()], Path::new("/target/page")).line(),
            format!(
                "KEE={kee:?} KEE_WEB=\"/target/page\" node --test --test-reporter=tap crates/web/tests/browser/keezen.test.mjs"
            )
        );
    }

    #[test]
    fn every_room_has_a_test() {
        let tests = tests(&step::root().join(FOLDER));
        let rooms = web::rooms(&step::root().join("crates/web")).expect("the rooms");
        for room in rooms.iter().map(String::as_str).chain(["plain"]) {
            assert!(tests.contains(&format!("{room}.test.mjs")), "{room}: {tests:?}");
        }
    }

    #[test]
    fn packages_come_from_the_configured_registry() {
        let lock = fs::read_to_string(step::root().join(FOLDER).join("package-lock.json")).expect("the lock");
        assert!(!lock.contains("resolved"), "an address would tie everyone to one registry");
    }
}

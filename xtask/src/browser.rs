//! The browser step: whole games in a real browser, against the real server.

use std::fs;
use std::path::Path;

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::{self, Step};
use crate::test_results::TestResults;
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
    play(report, &tests(&step::root().join(FOLDER)), |files| node(files, &build.folder()))
}

/// Runs these tests. A busy machine can make a test wait in vain, so a file with a failure gets a second attempt, alone; the summary names it.
pub(crate) fn play(report: &mut Report, tests: &[String], node: impl Fn(&[String]) -> Step) -> Result<(), String> {
    let all = node(tests);
    report.task(all.name(), &all.line(), |results| {
        let mut first = TestResults::default();
        let mut result = all.run(&mut first);
        let failed = first.failed_files();
        if !failed.is_empty() {
            result = failed.iter().try_for_each(|file| second_attempt(file, &node));
        }
        if result.is_ok() {
            first.forgive();
        }
        results.merge(first);
        result
    })
}

fn second_attempt(file: &Path, node: impl Fn(&[String]) -> Step) -> Result<(), String> {
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let step = node(&[name]);
    println!("\n== second attempt\n$ {}", step.line());
    step.run(&mut TestResults::default())
}

/// Installs Playwright if it is missing.
pub(crate) fn fetch_driver(report: &mut Report) -> Result<(), String> {
    if step::root().join(FOLDER).join("node_modules").is_dir() { Ok(()) } else { report.step(&fetch()) }
}

fn fetch() -> Step {
    Step::new("browser driver", &["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"])
        .program("npm")
}

/// Node with these tests against this client, two files at a time: a test mostly waits for its browser. Files are listed, since versions of
/// Node disagree on what a folder means.
pub(crate) fn node(tests: &[String], client: &Path) -> Step {
    let kee = step::target_folder().join("debug").join("kee");
    let files: Vec<String> = tests.iter().map(|name| format!("{FOLDER}/{name}")).collect();
    let words: Vec<&str> = ["--test", "--test-concurrency=2", "--test-reporter=tap"]
        .into_iter()
        .chain(files.iter().map(String::as_str))
        .collect();
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
            node(&["keezen.test.mjs".to_owned()], Path::new("/target/page")).line(),
            format!(
                "KEE={kee:?} KEE_WEB=\"/target/page\" node --test --test-concurrency=2 --test-reporter=tap crates/web/tests/browser/keezen.test.mjs"
            )
        );
    }

    /// A test file that prints what Node prints, and fails until it has run this many times.
    fn fake(folder: &Path, failures: usize) -> impl Fn(&[String]) -> Step {
        let script = r##"echo >> "$0.runs"
            if [ "$(wc -l < "$0.runs")" -gt "$1" ]; then echo "ok 1 - it"; echo "# pass 1"; exit 0; fi
            printf "not ok 1 - it\n  location: '/tests/it.test.mjs:2:1'\n# pass 0\n# fail 1\n"; exit 1"##;
        let file = folder.join("it.sh");
        fs::write(&file, script).expect("writes");
        move |_| Step::new("browser", &[&file.display().to_string(), &failures.to_string()]).program("sh")
    }

    fn attempts(failures: usize) -> (Result<(), String>, String) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut report = Report::default();
        let result = play(&mut report, &["it.test.mjs".to_owned()], fake(folder.path(), failures));
        (result, report.to_string())
    }

    #[test]
    fn a_file_that_fails_once_passes_and_is_named() {
        let (result, summary) = attempts(1);
        assert_eq!(result, Ok(()));
        let expected = "\npassed at the second attempt: it.test.mjs; find out why\n1 passed, 0 failed";
        assert!(summary.ends_with(expected), "{summary}");
    }

    #[test]
    fn a_file_that_fails_twice_fails() {
        let (result, summary) = attempts(2);
        assert!(result.is_err());
        assert!(summary.ends_with("failed\n0 passed, 1 failed"), "{summary}");
    }

    #[test]
    fn a_file_that_passes_runs_once() {
        let (result, summary) = attempts(0);
        assert_eq!(result, Ok(()));
        assert!(summary.ends_with("of CPU\n1 passed, 0 failed"), "{summary}");
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

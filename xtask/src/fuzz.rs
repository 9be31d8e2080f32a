//! The fuzz step: every target for a few seconds, if there are a nightly compiler and `cargo fuzz`.
//!
//! Fuzzing needs a nightly compiler, which we do not install. Without one, the property tests of the crates cover the same
//! ground with fewer cases, so the step is skipped, not failed.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::{self, Step};

const NAME: &str = "fuzz";
const TOOLCHAIN: &str = "nightly";

/// A few seconds find what the last change broke; longer runs are started by hand. Only failures are printed.
const BRIEFLY: [&str; 2] = ["-max_total_time=5", "-verbosity=0"];

/// Runs all targets in `fuzz/fuzz_targets`, or notes why it cannot.
pub(crate) fn run(report: &mut Report) -> Result<(), String> {
    let targets = targets(&step::root().join("fuzz/fuzz_targets"));
    if targets.is_empty() {
        report.skip(NAME, "There are no fuzz targets.");
        return Ok(());
    }
    if !has_nightly() {
        report.skip(NAME, "There is no nightly toolchain; the property tests cover the same ground.");
        return Ok(());
    }
    // Building `cargo fuzz` would take longer than all the fuzzing.
    if !needs::has_fuzz() {
        report.skip(
            NAME,
            "Install it with `cargo install cargo-fuzz --locked`; the property tests cover the same ground.",
        );
        return Ok(());
    }
    if let Err(sentence) = needs::meet(When::Fuzz) {
        report.skip(NAME, &format!("{sentence} The property tests cover the same ground."));
        return Ok(());
    }
    targets.iter().try_for_each(|target| {
        let finds = step::root().join(finds(target));
        fs::create_dir_all(&finds).map_err(|error| format!("Could not create {}: {error}.", finds.display()))?;
        report.step(&fuzz(target))
    })
}

/// libFuzzer writes to the first folder, so the committed seeds come second.
fn fuzz(target: &str) -> Step {
    let (finds, seeds) = (finds(target), format!("fuzz/seeds/{target}"));
    let args = [&["fuzz", "run", target, &finds, &seeds, "--"][..], &BRIEFLY].concat();
    Step::new(&format!("{NAME} {target}"), &args).toolchain(TOOLCHAIN)
}

fn finds(target: &str) -> String {
    format!("fuzz/corpus/{target}")
}

fn has_nightly() -> bool {
    // `rustup run` never installs a toolchain, while `cargo +nightly` may.
    Command::new("rustup")
        .args(["run", TOOLCHAIN, "rustc", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The targets' names in alphabetical order; none without the folder.
fn targets(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_rust_files_of_the_folder() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for name in ["record.rs", "action.rs", "notes.md"] {
            fs::write(folder.path().join(name), "").expect("writes");
        }
        assert_eq!(targets(folder.path()), ["action", "record"]);
        assert!(targets(&folder.path().join("missing")).is_empty());
    }

    #[test]
    fn a_target_can_be_repeated_by_hand() {
        assert_eq!(
            fuzz("record").line(),
            "cargo +nightly fuzz run record fuzz/corpus/record fuzz/seeds/record -- -max_total_time=5 -verbosity=0"
        );
    }

    #[test]
    fn every_target_has_seeds() {
        let fuzz = step::root().join("fuzz");
        for target in targets(&fuzz.join("fuzz_targets")) {
            assert!(fuzz.join("seeds").join(&target).is_dir(), "{target}");
        }
    }
}

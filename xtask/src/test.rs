//! `cargo xtask test`: everything that must pass before a change is merged.

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::Step;
use crate::{browser, compiler, fuzz, prove};

/// Runs all steps in order, stops at the first failure, and prints the summary either way. `--fast` skips what needs a browser or a nightly
/// compiler.
pub(crate) fn run(fast: bool) -> Result<(), String> {
    needs::meet(When::Test)?;
    if fast {
        return Report::of(here);
    }
    needs::meet(When::Browser)?;
    Report::of(|report| {
        here(report)?;
        browser::run(report)?;
        prove::run(report)?;
        fuzz::run(report)
    })
}

fn here(report: &mut Report) -> Result<(), String> {
    compiler::install()?;
    let tests = if needs::has_nextest() { nextest() } else { cargo_test() };
    [&format()].into_iter().chain(&tests).chain([&benches()]).try_for_each(|step| report.step(step))
}

fn format() -> Step {
    Step::new("format", &["fmt", "--all", "--check"])
}

/// One broken test must not hide the next. Only nextest times single tests, but it does not run the documentation's examples.
fn nextest() -> Vec<Step> {
    let tests = Step::new("tests", &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]);
    let examples = Step::new("examples", &["test", "--doc", "--workspace", "--locked", "--no-fail-fast"]);
    vec![tests.reports_on_stderr().checked(), examples.checked()]
}

fn cargo_test() -> Vec<Step> {
    vec![Step::new("tests", &["test", "--workspace", "--locked", "--no-fail-fast"]).checked()]
}

/// The client is linted for this machine: nothing in it depends on the target, as a test of the fence checks.
fn benches() -> Step {
    Step::new("benches", &["build", "--workspace", "--benches", "--locked"]).checked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_repeated_by_hand() {
        let steps = [format()].into_iter().chain(nextest()).chain(cargo_test()).chain([benches()]);
        let compiler = format!("RUSTC_WORKSPACE_WRAPPER={:?} ", compiler::path());
        let lines: Vec<String> = steps.map(|step| step.line().replace(&compiler, "checked ")).collect();
        assert_eq!(
            lines,
            [
                "cargo fmt --all --check",
                "checked cargo nextest run --workspace --locked --no-fail-fast",
                "checked cargo test --doc --workspace --locked --no-fail-fast",
                "checked cargo test --workspace --locked --no-fail-fast",
                "checked cargo build --workspace --benches --locked",
            ]
        );
    }
}

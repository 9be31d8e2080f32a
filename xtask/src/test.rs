//! `cargo xtask test`: everything that must pass before a change is merged.

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::Step;
use crate::{browser, fuzz, prove};

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
    let tests = if needs::has_nextest() { nextest() } else { cargo_test() };
    lints().iter().chain(&tests).chain([&documentation()]).try_for_each(|step| report.step(step))
}

/// `--all-targets` makes clippy compile the benches too, so they need no step. The client is linted for this
/// machine: nothing in it depends on the target, as a test of the fence checks.
fn lints() -> [Step; 2] {
    [
        Step::new("format", &["fmt", "--all", "--check"]),
        Step::new("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    ]
}

/// One broken test must not hide the next. Only nextest times single tests, but it does not run the documentation's examples.
fn nextest() -> Vec<Step> {
    vec![
        Step::new("tests", &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]).reports_on_stderr(),
        Step::new("examples", &["test", "--doc", "--workspace", "--locked", "--no-fail-fast"]),
    ]
}

fn cargo_test() -> Vec<Step> {
    vec![Step::new("tests", &["test", "--workspace", "--locked", "--no-fail-fast"])]
}

fn documentation() -> Step {
    Step::new("documentation", &["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_repeated_by_hand() {
        let steps = lints().into_iter().chain(nextest()).chain(cargo_test()).chain([documentation()]);
        let lines: Vec<String> = steps.map(|step| step.line()).collect();
        assert_eq!(
            lines,
            [
                "cargo fmt --all --check",
                "cargo clippy --workspace --all-targets --locked -- -D warnings",
                "cargo nextest run --workspace --locked --no-fail-fast",
                "cargo test --doc --workspace --locked --no-fail-fast",
                "cargo test --workspace --locked --no-fail-fast",
                "RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps --locked",
            ]
        );
    }
}

//! `cargo xtask test`: everything that has to hold before a change is taken.

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::Step;
use crate::{browser, fuzz, web};

/// Runs all steps in order, stops at the first that fails, and prints the summary either way.
pub(crate) fn run() -> Result<(), String> {
    needs::meet(When::Test)?;
    needs::meet(When::Browser)?;
    Report::of(all)
}

fn all(report: &mut Report) -> Result<(), String> {
    // The client is built into the `kee` that the tests build and start, so it comes first.
    report.task("web", "cargo xtask web", |_| web::run(web::Build::Release))?;
    steps().iter().try_for_each(|step| report.step(step))?;
    browser::run(report)?;
    fuzz::run(report)
}

/// Cheapest first. `--all-targets` makes clippy compile the benches too, and `cargo test` includes the examples in the documentation,
/// so neither has a step of its own.
fn steps() -> [Step; 5] {
    [
        Step::new("format", &["fmt", "--all", "--check"]),
        Step::new("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
        // What is only compiled for the browser is seen by nobody else.
        Step::new(
            "lints, browser",
            &["clippy", "--package", "kee-web", "--target", web::TARGET, "--locked", "--", "-D", "warnings"],
        ),
        // One broken test must not hide the next binary's.
        Step::new("tests", &["test", "--workspace", "--locked", "--no-fail-fast"]),
        Step::new("documentation", &["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_repeated_by_hand() {
        let lines = steps().map(|step| step.line());
        assert_eq!(
            lines,
            [
                "cargo fmt --all --check",
                "cargo clippy --workspace --all-targets --locked -- -D warnings",
                "cargo clippy --package kee-web --target wasm32-unknown-unknown --locked -- -D warnings",
                "cargo test --workspace --locked --no-fail-fast",
                "RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps --locked",
            ]
        );
    }
}

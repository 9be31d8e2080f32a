//! `cargo xtask test`: everything that has to hold before a change is taken.

use crate::needs::{self, When};
use crate::report::Report;
use crate::step::Step;
use crate::{browser, fuzz, web};

/// Runs all steps in order, stops at the first that fails, and prints the summary either way. What needs a browser or a nightly compiler
/// is left out when it has to be fast.
pub(crate) fn run(fast: bool) -> Result<(), String> {
    needs::meet(When::Test)?;
    if fast {
        return Report::of(here);
    }
    needs::meet(When::Browser)?;
    Report::of(|report| {
        here(report)?;
        browser::run(report)?;
        fuzz::run(report)
    })
}

fn here(report: &mut Report) -> Result<(), String> {
    lints().iter().chain([&tests(), &documentation()]).try_for_each(|step| report.step(step))
}

/// `--all-targets` makes clippy compile the benches too, so they have no step of their own.
fn lints() -> [Step; 3] {
    [
        Step::new("format", &["fmt", "--all", "--check"]),
        Step::new("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
        // What is only compiled for the browser is seen by nobody else.
        Step::new(
            "lints, browser",
            &["clippy", "--package", "kee-web", "--target", web::TARGET, "--locked", "--", "-D", "warnings"],
        ),
    ]
}

/// One broken test must not hide the next binary's. The examples in the documentation are among them.
fn tests() -> Step {
    Step::new("tests", &["test", "--workspace", "--locked", "--no-fail-fast"])
}

fn documentation() -> Step {
    Step::new("documentation", &["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_repeated_by_hand() {
        let steps = lints().into_iter().chain([tests(), documentation()]);
        let lines: Vec<String> = steps.map(|step| step.line()).collect();
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

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
    report.step(&format())?;
    compiler::write()?;
    let tests = if needs::has_nextest() { nextest() } else { cargo_test() };
    [build()].iter().chain(&tests).try_for_each(|step| report.step(step))
}

fn format() -> Step {
    Step::new("format", &["fmt", "--all", "--check"])
}

/// `--all-targets` compiles the benches too, which no test does. The client is linted for this machine: nothing in it depends on the
/// target, as a test of the fence checks.
fn build() -> Step {
    Step::new("build, lints and documentation", &["build", "--workspace", "--all-targets", "--locked"]).compiler()
}

/// One broken test must not hide the next. Only nextest times single tests, but it does not run the documentation's examples.
fn nextest() -> Vec<Step> {
    vec![
        Step::new("tests", &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"])
            .compiler()
            .reports_on_stderr(),
        Step::new("examples", &["test", "--doc", "--workspace", "--locked", "--no-fail-fast"]).compiler(),
    ]
}

fn cargo_test() -> Vec<Step> {
    vec![Step::new("tests", &["test", "--workspace", "--locked", "--no-fail-fast"]).compiler()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step;

    #[test]
    fn every_step_can_be_repeated_by_hand() {
        let steps = [format(), build()].into_iter().chain(nextest()).chain(cargo_test());
        let lines: Vec<String> = steps.map(|step| step.line()).collect();
        let wrapper = step::target_folder().join("kee-compiler").display().to_string();
        let wrapped =
            |line: &str| format!("RUSTC_WORKSPACE_WRAPPER={wrapper:?} CLIPPY_ARGS=\"-Dwarnings\" cargo {line}");
        assert_eq!(
            lines,
            [
                "cargo fmt --all --check".to_owned(),
                wrapped("build --workspace --all-targets --locked"),
                wrapped("nextest run --workspace --locked --no-fail-fast"),
                wrapped("test --doc --workspace --locked --no-fail-fast"),
                wrapped("test --workspace --locked --no-fail-fast"),
            ]
        );
    }
}

//! The report of a run of steps: headings during the run, a summary at its end.

use std::cmp::Reverse;
use std::fmt;
use std::time::{Duration, Instant};

use crate::cpu;
use crate::step::Step;
use crate::test_results::TestResults;

/// The steps so far with their results and tests.
#[derive(Debug, Default)]
pub(crate) struct Report {
    steps: Vec<(String, StepResult)>,
    results: TestResults,
}

#[derive(Debug)]
enum StepResult {
    Passed(Cost),
    Failed(Cost),
    Skipped,
}

/// The cost of a step. On a busy machine, only the CPU time can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    wall: Duration,
    cpu: Duration,
}

impl Report {
    /// Runs steps until one fails, and prints the summary either way.
    pub(crate) fn of(run: impl FnOnce(&mut Self) -> Result<(), String>) -> Result<(), String> {
        let mut report = Self::default();
        let result = run(&mut report);
        println!("\n== summary, slowest first\n{report}");
        result
    }

    /// Runs a step under its heading. The error has the step and the command to repeat it.
    pub(crate) fn step(&mut self, step: &Step) -> Result<(), String> {
        self.task(step.name(), &step.line(), |results| step.run(results))
    }

    /// The same for a step of more than one command, which this line repeats.
    pub(crate) fn task(
        &mut self,
        name: &str,
        line: &str,
        run: impl FnOnce(&mut TestResults) -> Result<(), String>,
    ) -> Result<(), String> {
        println!("\n== {name}\n$ {line}");
        let (begun, used) = (Instant::now(), cpu::used());
        let result = run(&mut self.results);
        let cost = Cost { wall: begun.elapsed(), cpu: cpu::used().saturating_sub(used) };
        self.note(name, line, cost, result)
    }

    fn note(&mut self, name: &str, line: &str, cost: Cost, result: Result<(), String>) -> Result<(), String> {
        let ending = match &result {
            Ok(()) => StepResult::Passed(cost),
            Err(_) => StepResult::Failed(cost),
        };
        self.steps.push((name.to_owned(), ending));
        result.map_err(|why| format!("The step \"{name}\" failed ({why}). Repeat it with: {line}"))
    }

    /// Notes a step that cannot run on this machine, and why.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        println!("\n== {name}: skipped\n{why}");
        self.steps.push((name.to_owned(), StepResult::Skipped));
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut steps: Vec<_> = self.steps.iter().collect();
        steps.sort_by_key(|(_, ending)| Reverse(ending.cost()));
        for (name, ending) in steps {
            writeln!(f, "{name:<24}{ending}")?;
        }
        write!(f, "{}", self.results)
    }
}

impl StepResult {
    fn cost(&self) -> Cost {
        match self {
            Self::Passed(cost) | Self::Failed(cost) => *cost,
            Self::Skipped => Cost::default(),
        }
    }
}

impl fmt::Display for StepResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed(cost) => write!(f, "{cost}"),
            Self::Failed(cost) => write!(f, "{cost}  failed"),
            Self::Skipped => write!(f, "      -    skipped"),
        }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>7.1} s {:>7.1} s of CPU", self.wall.as_secs_f64(), self.cpu.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOC: [&str; 2] = ["documentation", "cargo doc --no-deps"];

    #[test]
    fn the_summary_ends_with_the_totals_alone_on_a_line() {
        let mut report = Report::default();
        report.steps.push(("fuzz".to_owned(), StepResult::Skipped));
        let cost = |milliseconds| Cost { wall: Duration::from_millis(milliseconds), cpu: Duration::from_secs(20) };
        for (name, milliseconds) in [("format", 1_000), ("documentation", 12_340)] {
            assert_eq!(report.note(name, DOC[1], cost(milliseconds), Ok(())), Ok(()));
        }
        let text = report.to_string();
        let lines: Vec<_> = text.lines().collect();
        let expected = [
            "documentation              12.3 s    20.0 s of CPU",
            "format                      1.0 s    20.0 s of CPU",
            "fuzz                          -    skipped",
            "0 passed, 0 failed",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_failure_names_the_step_and_its_command() {
        let mut report = Report::default();
        let failed = report.note(DOC[0], DOC[1], Cost::default(), Err("exit status: 101".into()));
        assert_eq!(
            failed,
            Err("The step \"documentation\" failed (exit status: 101). \
                 Repeat it with: cargo doc --no-deps"
                .to_owned())
        );
        assert!(report.to_string().contains("of CPU  failed\n"), "{report}");
    }
}

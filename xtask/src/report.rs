//! What a run of steps came to: headings while it goes, a summary at its end.

use std::fmt;
use std::time::{Duration, Instant};

use crate::step::Step;
use crate::totals::Totals;

/// The steps so far with how each ended.
#[derive(Debug, Default)]
pub(crate) struct Report {
    lines: Vec<(String, Ending)>,
    totals: Totals,
}

#[derive(Debug)]
enum Ending {
    Passed(Duration),
    Failed(Duration),
    Skipped,
}

impl Report {
    /// Runs steps until one fails, and prints the summary either way.
    pub(crate) fn of(run: impl FnOnce(&mut Self) -> Result<(), String>) -> Result<(), String> {
        let mut report = Self::default();
        let result = run(&mut report);
        println!("\n== summary\n{report}");
        result
    }

    /// Runs a step under its heading. The error names the step and the command that repeats it.
    pub(crate) fn step(&mut self, step: &Step) -> Result<(), String> {
        self.task(step.name(), &step.line(), |totals| step.run(totals))
    }

    /// The same for something that is more than one command, and can be repeated with this line.
    pub(crate) fn task(
        &mut self,
        name: &str,
        line: &str,
        run: impl FnOnce(&mut Totals) -> Result<(), String>,
    ) -> Result<(), String> {
        println!("\n== {name}\n$ {line}");
        let begun = Instant::now();
        let result = run(&mut self.totals);
        self.note(name, line, begun.elapsed(), result)
    }

    fn note(&mut self, name: &str, line: &str, took: Duration, result: Result<(), String>) -> Result<(), String> {
        let ending = match &result {
            Ok(()) => Ending::Passed(took),
            Err(_) => Ending::Failed(took),
        };
        self.lines.push((name.to_owned(), ending));
        result.map_err(|why| format!("The step \"{name}\" failed ({why}). Repeat it with: {line}"))
    }

    /// Notes a step that cannot run on this machine, and why.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        println!("\n== {name}: skipped\n{why}");
        self.lines.push((name.to_owned(), Ending::Skipped));
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, ending) in &self.lines {
            writeln!(f, "{name:<16}{ending}")?;
        }
        if self.totals.ignored() > 0 {
            writeln!(f, "{} ignored", self.totals.ignored())?;
        }
        write!(f, "{}", self.totals)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed(took) => write!(f, "{:>7.1} s", took.as_secs_f64()),
            Self::Failed(took) => write!(f, "{:>7.1} s  failed", took.as_secs_f64()),
            Self::Skipped => write!(f, "      -    skipped"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOC: [&str; 2] = ["documentation", "cargo doc --no-deps"];

    #[test]
    fn the_summary_ends_with_the_totals_alone_on_a_line() {
        let mut report = Report::default();
        let passed = report.note(DOC[0], DOC[1], Duration::from_millis(12_340), Ok(()));
        assert_eq!(passed, Ok(()));
        report.lines.push(("fuzz".to_owned(), Ending::Skipped));
        let text = report.to_string();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines, ["documentation      12.3 s", "fuzz                  -    skipped", "0 passed, 0 failed",]);
    }

    #[test]
    fn a_failure_names_the_step_and_its_command() {
        let mut report = Report::default();
        let failed = report.note(DOC[0], DOC[1], Duration::ZERO, Err("exit status: 101".into()));
        assert_eq!(
            failed,
            Err("The step \"documentation\" failed (exit status: 101). \
                 Repeat it with: cargo doc --no-deps"
                .to_owned())
        );
        assert!(report.to_string().contains("0.0 s  failed\n"), "{report}");
    }
}

//! How many tests passed and failed, over all test binaries.

use std::fmt;
use std::ops::AddAssign;

/// Sums of the `test result:` lines seen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    passed: u64,
    failed: u64,
    ignored: u64,
}

impl Totals {
    /// Reads one line of output. Lines that are not a test binary's last word are none.
    pub(crate) fn of_line(line: &str) -> Option<Self> {
        Self::of_cargo(line).or_else(|| Self::of_node(line))
    }

    /// All counts in a line.
    fn of_cargo(line: &str) -> Option<Self> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let count = |what: &str| counts.split("; ").find_map(|part| part.strip_suffix(what)?.trim_end().parse().ok());
        Some(Self { passed: count("passed")?, failed: count("failed")?, ignored: count("ignored")? })
    }

    /// A count in a line, as Node's `tap` has it.
    fn of_node(line: &str) -> Option<Self> {
        let (what, count) = line.strip_prefix("# ")?.split_once(' ')?;
        let count = count.parse().ok()?;
        match what {
            "pass" => Some(Self { passed: count, ..Self::default() }),
            "fail" => Some(Self { failed: count, ..Self::default() }),
            "skipped" => Some(Self { ignored: count, ..Self::default() }),
            _ => None,
        }
    }

    /// How many tests were skipped; they are in neither of the two other numbers.
    pub(crate) fn ignored(self) -> u64 {
        self.ignored
    }
}

impl AddAssign for Totals {
    fn add_assign(&mut self, more: Self) {
        self.passed += more.passed;
        self.failed += more.failed;
        self.ignored += more.ignored;
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.01s";
    const BAD: &str =
        "test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s";

    #[test]
    fn results_are_summed() {
        let mut totals = Totals::default();
        for line in ["running 12 tests", GOOD, "", BAD, "test a ... ok"] {
            if let Some(more) = Totals::of_line(line) {
                totals += more;
            }
        }
        assert_eq!(totals.to_string(), "14 passed, 1 failed");
        assert_eq!(totals.ignored(), 1);
    }

    #[test]
    fn results_of_node_are_summed() {
        let mut totals = Totals::default();
        for line in ["# tests 5", "# suites 0", "# pass 3", "# fail 1", "# cancelled 0", "# skipped 1", "# Subtest: 7"]
        {
            if let Some(more) = Totals::of_line(line) {
                totals += more;
            }
        }
        assert_eq!((totals.to_string().as_str(), totals.ignored()), ("3 passed, 1 failed", 1));
    }

    #[test]
    fn other_lines_do_not_count() {
        assert_eq!(Totals::of_line("test result: ok. many passed"), None);
        assert_eq!(Totals::of_line("he said: test result: ok. 1 passed"), None);
    }
}

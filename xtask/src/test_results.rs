//! The results of tests, read from the output of the test runner: how many passed, and which took longest.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// The number of slow tests to list.
const NAMED: usize = 10;

/// The results so far, over all test binaries.
#[derive(Debug, Default)]
pub(crate) struct TestResults {
    passed: u64,
    failed: u64,
    ignored: u64,
    times: BTreeMap<String, Duration>,
    browser_times: BTreeMap<String, Duration>,
    /// The browser test files with a failure.
    failed_files: BTreeSet<PathBuf>,
    /// Those that passed at the second attempt.
    flaky: Vec<String>,
    /// Whether Node's last test failed. The file is in a later line.
    has_failed: bool,
    /// The test whose time Node will print: its `tap` has the name in one line and the time in a later one.
    untimed: Option<String>,
}

impl TestResults {
    /// Reads one line of output, which need not be about tests.
    pub(crate) fn read(&mut self, line: &str) {
        self.read_cargo(line).or_else(|| self.read_nextest(line.trim_start())).or_else(|| self.read_node(line));
    }

    /// `cargo test` prints all counts in one line per binary. It does not time single tests.
    fn read_cargo(&mut self, line: &str) -> Option<()> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let count = |what: &str| counts.split("; ").find_map(|part| part.strip_suffix(what)?.trim_end().parse().ok());
        self.add(count("passed")?, count("failed")?, count("ignored")?);
        Some(())
    }

    /// `cargo nextest` prints one line per test, and all counts in the last one.
    fn read_nextest(&mut self, line: &str) -> Option<()> {
        let (status, rest) = line.split_once(" [")?;
        let (took, rest) = rest.split_once("s] ")?;
        if status == "Summary" {
            let words: Vec<&str> =
                rest.split_once("run: ")?.1.split([' ', ',']).filter(|word| !word.is_empty()).collect();
            let count =
                |what: &str| words.windows(2).find_map(|pair| (pair[1] == what).then(|| pair[0].parse().ok())?);
            let [passed, failed, ignored] = ["passed", "failed", "skipped"].map(|what| count(what).unwrap_or_default());
            self.add(passed, failed, ignored);
        } else if ["PASS", "LEAK", "FAIL"].contains(&status) {
            // `(7/1500)` comes before the binary and the name.
            let name = rest.split_once(") ").map_or(rest, |(_, name)| name);
            self.times.insert(name.trim().to_owned(), seconds(took)?);
        }
        Some(())
    }

    /// Node's `tap` prints a block for each test, then one count per line.
    fn read_node(&mut self, line: &str) -> Option<()> {
        if let Some(name) = line.strip_prefix("# Subtest: ") {
            self.untimed = Some(name.to_owned());
        } else if let Some(took) = line.strip_prefix("  duration_ms: ") {
            self.browser_times.insert(self.untimed.take()?, seconds(took)? / 1000);
        } else if line.starts_with("not ok ") || line.starts_with("ok ") {
            self.has_failed = line.starts_with("not");
        } else if let Some(place) = line.strip_prefix("  location: '") {
            let (file, _) = place.split_once(".test.mjs:")?;
            if self.has_failed {
                self.failed_files.insert(PathBuf::from(format!("{file}.test.mjs")));
            }
        } else if let Some(file) = line.strip_prefix("# failed in ") {
            self.failed_files.insert(PathBuf::from(file));
        } else {
            let (what, count) = line.strip_prefix("# ")?.split_once(' ')?;
            let count = count.parse().ok()?;
            match what {
                "pass" => self.add(count, 0, 0),
                "fail" => self.add(0, count, 0),
                "skipped" => self.add(0, 0, count),
                _ => {}
            }
        }
        Some(())
    }

    /// The browser test files with a failure, in alphabetical order.
    pub(crate) fn failed_files(&self) -> Vec<PathBuf> {
        self.failed_files.iter().cloned().collect()
    }

    /// Adds the results of another run.
    pub(crate) fn merge(&mut self, other: Self) {
        self.add(other.passed, other.failed, other.ignored);
        self.times.extend(other.times);
        self.browser_times.extend(other.browser_times);
        self.failed_files.extend(other.failed_files);
        self.flaky.extend(other.flaky);
    }

    /// Notes that every file with a failure passed at its second attempt.
    pub(crate) fn forgive(&mut self) {
        self.passed += std::mem::take(&mut self.failed);
        let name =
            |file: PathBuf| file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        self.flaky.extend(std::mem::take(&mut self.failed_files).into_iter().map(name));
    }

    fn add(&mut self, passed: u64, failed: u64, ignored: u64) {
        self.passed += passed;
        self.failed += failed;
        self.ignored += ignored;
    }
}

fn seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.trim().parse().ok()?).ok()
}

/// The slowest tests, and the counts alone on the last line.
impl fmt::Display for TestResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (heading, times) in [("slowest tests", &self.times), ("slowest browser tests", &self.browser_times)] {
            let mut slowest: Vec<_> = times.iter().collect();
            slowest.sort_by_key(|&(_, took)| Reverse(took));
            if !slowest.is_empty() {
                writeln!(f, "\n{heading}")?;
            }
            for (name, took) in slowest.into_iter().take(NAMED) {
                writeln!(f, "{:>7.1} s  {name}", took.as_secs_f64())?;
            }
        }
        for file in &self.flaky {
            writeln!(f, "passed at the second attempt: {file}; find out why")?;
        }
        if self.ignored > 0 {
            writeln!(f, "{} ignored", self.ignored)?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[&str]) -> String {
        let mut results = TestResults::default();
        lines.iter().for_each(|line| results.read(line));
        results.to_string()
    }

    #[test]
    fn results_of_cargo_are_summed() {
        let lines = [
            "running 12 tests",
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.01s",
            "test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test a ... ok",
        ];
        assert_eq!(after(&lines), "1 ignored\n14 passed, 1 failed");
    }

    #[test]
    fn results_of_nextest_are_summed_and_timed() {
        let lines = [
            "    Starting 3 tests across 1 binary",
            "        PASS [   0.050s] (1/3) kee::serve killing::nothing_is_lost",
            "        SLOW [> 60.000s] (───) kee::serve load::many",
            "        FAIL [   7.250s] (2/3) kee::serve load::many",
            "     Summary [   7.300s] 3 tests run: 2 passed (1 slow), 1 failed, 4 skipped",
            "        FAIL [   7.250s] (2/3) kee::serve load::many",
        ];
        let expected = "\nslowest tests\n    7.2 s  kee::serve load::many\n    0.1 s  kee::serve killing::nothing_is_lost\n\
                        4 ignored\n2 passed, 1 failed";
        assert_eq!(after(&lines), expected);
    }

    #[test]
    fn results_of_node_are_summed_and_timed() {
        let lines = [
            "# Subtest: four people play",
            "ok 1 - four people play",
            "  ---",
            "  duration_ms: 2500.25",
            "# tests 5",
            "# suites 0",
            "# pass 3",
            "# fail 1",
            "# cancelled 0",
            "# skipped 1",
        ];
        assert_eq!(
            after(&lines),
            "\nslowest browser tests\n    2.5 s  four people play\n1 ignored\n3 passed, 1 failed"
        );
    }

    #[test]
    fn files_with_a_failure_are_known() {
        let mut results = TestResults::default();
        let lines = [
            "not ok 1 - two people play",
            "  location: '/tests/keezen.test.mjs:2:1'",
            "ok 2 - three people play",
            "  location: '/tests/keyword.test.mjs:9:1'",
            "# failed in /tests/pages.test.mjs",
            "not ok 3 - /tests/support/stage.mjs",
            "  location: '/tests/support/stage.mjs:20:3'",
        ];
        lines.iter().for_each(|line| results.read(line));
        let expected = ["/tests/keezen.test.mjs", "/tests/pages.test.mjs"].map(PathBuf::from);
        assert_eq!(results.failed_files(), expected);
    }

    #[test]
    fn other_lines_do_not_count() {
        let lines = ["test result: ok. many passed", "he said: test result: ok. 1 passed", "  [0.1s] x"];
        assert_eq!(after(&lines), "0 passed, 0 failed");
    }
}

//! A step of a task: a named command.

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::test_results::TestResults;

/// The cargo that started us, so that steps use the toolchain of the folder.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// The target folder of cargo.
pub(crate) fn target_folder() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(Path::new(&folder)),
        None => root().join("target"),
    }
}

/// A command with a name.
#[derive(Debug)]
pub(crate) struct Step {
    name: String,
    program: Program,
    args: Vec<String>,
    env: Vec<(&'static str, String)>,
    folder: PathBuf,
    reports_on_stderr: bool,
}

#[derive(Clone, Debug)]
enum Program {
    /// Cargo, perhaps with another toolchain.
    Cargo(Option<&'static str>),
    /// Another program.
    Other(String),
}

impl Step {
    /// A step that runs cargo with these arguments at the root of the repository.
    pub(crate) fn new(name: &str, args: &[&str]) -> Self {
        Self {
            name: name.to_owned(),
            program: Program::Cargo(None),
            args: args.iter().map(|&word| word.to_owned()).collect(),
            env: Vec::new(),
            folder: root().to_owned(),
            reports_on_stderr: false,
        }
    }

    /// The same with another toolchain, which must be installed.
    pub(crate) fn toolchain(mut self, name: &'static str) -> Self {
        self.program = Program::Cargo(Some(name));
        self
    }

    /// The same for another program than cargo, which must be installed.
    pub(crate) fn program(mut self, name: &str) -> Self {
        self.program = Program::Other(name.to_owned());
        self
    }

    /// The same with an environment variable.
    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.env.push((name, value.into()));
        self
    }

    /// The same in another folder, with the same target folder.
    pub(crate) fn within(mut self, folder: &Path) -> Self {
        self.folder = folder.to_owned();
        if folder != root() {
            self = self.env("CARGO_TARGET_DIR", target_folder().display().to_string());
        }
        self
    }

    /// The same for a program whose test results are not on its standard output.
    pub(crate) fn reports_on_stderr(mut self) -> Self {
        self.reports_on_stderr = true;
        self
    }

    /// The name in headings and the summary.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The line that repeats this step from the root of the repository.
    pub(crate) fn line(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        if self.folder != root() {
            words.push(format!("cd {} &&", self.folder.display()));
        }
        for (name, value) in &self.env {
            words.push(format!("{name}={value:?}"));
        }
        match &self.program {
            Program::Cargo(toolchain) => {
                words.push("cargo".to_owned());
                words.extend(toolchain.map(|name| format!("+{name}")));
            }
            Program::Other(name) => words.push(name.clone()),
        }
        words.extend(self.args.iter().cloned());
        words.join(" ")
    }

    /// Runs the command, passes its output through and adds the test results in it to `results`.
    pub(crate) fn run(&self, results: &mut TestResults) -> Result<(), String> {
        let explain = |error: io::Error| error.to_string();
        let (output, input) = io::pipe().map_err(explain)?;
        let mut command = self.command();
        command.stdin(Stdio::null());
        if self.reports_on_stderr {
            command.stderr(input)
        } else {
            command.stdout(input)
        };
        let mut child = command.spawn().map_err(explain)?;
        // The command holds our end of the pipe, which would never close.
        drop(command);
        pass_through(BufReader::new(output), &mut io::stdout(), results).map_err(explain)?;
        let status = child.wait().map_err(explain)?;
        if status.success() { Ok(()) } else { Err(status.to_string()) }
    }

    fn command(&self) -> Command {
        let mut command = match &self.program {
            Program::Cargo(None) => cargo(),
            Program::Other(name) => Command::new(name),
            // Only rustup's `cargo` understands `+toolchain`; the one that started us belongs to a toolchain.
            Program::Cargo(Some(name)) => {
                let mut command = Command::new("cargo");
                command.arg(format!("+{name}"));
                command
            }
        };
        command.args(&self.args).current_dir(&self.folder).envs(self.env.iter().map(|(name, value)| (name, value)));
        command
    }
}

fn pass_through(mut output: impl BufRead, screen: &mut impl Write, results: &mut TestResults) -> io::Result<()> {
    let mut line = Vec::new();
    while output.read_until(b'\n', &mut line)? > 0 {
        screen.write_all(&line)?;
        results.read(String::from_utf8_lossy(&line).trim_end());
        line.clear();
    }
    screen.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_has_the_line_that_repeats_it() {
        let step =
            Step::new("documentation", &["doc", "--no-deps"]).toolchain("nightly").env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(step.line(), r#"RUSTDOCFLAGS="-D warnings" cargo +nightly doc --no-deps"#);
    }

    #[test]
    fn a_step_can_be_another_program() {
        assert_eq!(Step::new("browser", &["--test", "a.mjs"]).program("node").line(), "node --test a.mjs");
    }

    #[test]
    fn results_are_picked_out_of_the_stream() {
        let output = b"test a ... ok\n\xff not text\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured\n";
        let (mut screen, mut results) = (Vec::new(), TestResults::default());
        pass_through(&output[..], &mut screen, &mut results).expect("a slice reads");
        assert_eq!(results.to_string(), "1 passed, 0 failed");
        assert_eq!(screen, output, "everything is shown as it came");
    }
}

//! One step of a task: cargo or another program with some words, under a name.

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::results::Results;

/// The cargo that started us, so that a step uses the toolchain of the folder.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Where cargo puts what it builds.
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
    reports_on_stderr: bool,
}

#[derive(Clone, Copy, Debug)]
enum Program {
    /// Cargo, with another toolchain than the folder's if one is named.
    Cargo(Option<&'static str>),
    /// A program of the system.
    Other(&'static str),
}

impl Step {
    /// A step that runs cargo with these words at the root of the repository.
    pub(crate) fn new(name: &str, args: &[&str]) -> Self {
        Self {
            name: name.to_owned(),
            program: Program::Cargo(None),
            args: args.iter().map(|&word| word.to_owned()).collect(),
            env: Vec::new(),
            reports_on_stderr: false,
        }
    }

    /// The same with another toolchain, which has to be installed.
    pub(crate) fn toolchain(mut self, name: &'static str) -> Self {
        self.program = Program::Cargo(Some(name));
        self
    }

    /// The same words for another program than cargo, which has to be installed.
    pub(crate) fn program(mut self, name: &'static str) -> Self {
        self.program = Program::Other(name);
        self
    }

    /// The same with a variable of the environment set.
    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.env.push((name, value.into()));
        self
    }

    /// The same for a program whose test results are not on its standard output.
    pub(crate) fn reports_on_stderr(mut self) -> Self {
        self.reports_on_stderr = true;
        self
    }

    /// What headings and the summary call it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The line that repeats this step when typed at the root of the repository.
    pub(crate) fn line(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        for (name, value) in &self.env {
            words.push(format!("{name}={value:?}"));
        }
        match self.program {
            Program::Cargo(toolchain) => {
                words.push("cargo".to_owned());
                words.extend(toolchain.map(|name| format!("+{name}")));
            }
            Program::Other(name) => words.push(name.to_owned()),
        }
        words.extend(self.args.iter().cloned());
        words.join(" ")
    }

    /// Runs the command, passes its output through and adds the test results in it to `results`.
    pub(crate) fn run(&self, results: &mut Results) -> Result<(), String> {
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
        // It holds our end of the pipe, which would never close.
        drop(command);
        pass_through(BufReader::new(output), &mut io::stdout(), results).map_err(explain)?;
        let status = child.wait().map_err(explain)?;
        if status.success() { Ok(()) } else { Err(status.to_string()) }
    }

    fn command(&self) -> Command {
        let mut command = match self.program {
            Program::Cargo(None) => cargo(),
            Program::Other(name) => Command::new(name),
            // Only rustup's own `cargo` understands `+toolchain`; the one that started us is a toolchain's.
            Program::Cargo(Some(name)) => {
                let mut command = Command::new("cargo");
                command.arg(format!("+{name}"));
                command
            }
        };
        command.args(&self.args).current_dir(root()).envs(self.env.iter().map(|(name, value)| (name, value)));
        command
    }
}

fn pass_through(mut output: impl BufRead, screen: &mut impl Write, results: &mut Results) -> io::Result<()> {
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
    fn a_step_says_how_to_repeat_it() {
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
        let (mut screen, mut results) = (Vec::new(), Results::default());
        pass_through(&output[..], &mut screen, &mut results).expect("a slice reads");
        assert_eq!(results.to_string(), "1 passed, 0 failed");
        assert_eq!(screen, output, "everything is shown as it came");
    }
}

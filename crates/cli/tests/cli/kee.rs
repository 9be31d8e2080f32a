use kee_game::Record;
use std::{
    fs,
    io::{Read, Write},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};
use tempfile::TempDir;

/// A home folder for one test, so that tests do not see each other's games.
pub(crate) struct Home(TempDir);

/// The result of a run of the program.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// Expects success, and returns the output.
    pub(crate) fn good(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.out
    }

    /// Expects a usage error with these sentences.
    pub(crate) fn usage(self, sentences: &[&str]) {
        assert_eq!(self.code, 2, "{self:?}");
        for sentence in sentences {
            assert!(self.err.contains(sentence), "expected `{sentence}` in: {}", self.err);
        }
    }

    /// Expects a no or a failure, with this sentence.
    pub(crate) fn no(self, sentence: &str) {
        assert_eq!(self.code, 1, "{self:?}");
        assert!(self.out.contains(sentence) || self.err.contains(sentence), "expected `{sentence}` in: {self:?}");
    }
}

impl Home {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    /// The path of a file in this home.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file in this home and returns its path as an argument.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, content).expect("a file in a temporary folder");
        path.display().to_string()
    }

    fn command(&self, line: &[&str]) -> Command {
        let mut command = self.program(env!("CARGO_BIN_EXE_kee"));
        command.args(line);
        command
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(name);
        command.current_dir(self.0.path()).env("HOME", self.0.path()).env("XDG_DATA_HOME", self.0.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs `kee` with these arguments and no input.
    pub(crate) fn kee(&self, line: &[&str]) -> Run {
        self.typing(line, "")
    }

    /// Runs `kee` with this input.
    pub(crate) fn typing(&self, line: &[&str], typed: impl AsRef<[u8]>) -> Run {
        Self::run(self.command(line), typed)
    }

    /// Runs a line of a shell in which `kee` is this program, with this input.
    pub(crate) fn shell(&self, line: &str, typed: impl AsRef<[u8]>) -> Run {
        let mut command = self.program("sh");
        command.args(["-c", &format!("kee() {{ {} \"$@\"; }}; {line}", env!("CARGO_BIN_EXE_kee"))]);
        Self::run(command, typed)
    }

    fn run(mut command: Command, typed: impl AsRef<[u8]>) -> Run {
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("its input is a pipe");
        // The program may end without reading all of it.
        let _ = stdin.write_all(typed.as_ref());
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        Run {
            code: output.status.code().expect("an exit code"),
            out: String::from_utf8(output.stdout).expect("UTF-8"),
            err: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }

    /// The completions that bash is offered for the last of these words, asked as its script does.
    pub(crate) fn completed(&self, words: &[&str]) -> Vec<String> {
        let mut command = self.command(&[&["--", "kee"], words].concat());
        command.env("COMPLETE", "bash").env("_CLAP_COMPLETE_INDEX", words.len().to_string());
        let output = command.output().expect("the program runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
    }

    /// Starts `kee` and leaves it running.
    pub(crate) fn start(&self, line: &[&str]) -> Running {
        let mut child = self.command(line).spawn().expect("the program starts");
        let stdin = child.stdin.take().expect("its input is a pipe");
        let stdout = child.stdout.take().expect("its output is a pipe");
        Running { child, stdin, stdout }
    }

    /// The record of a finished auction between bots.
    pub(crate) fn record(&self) -> Record {
        let file = self.path("recorded.kee");
        if !file.exists() {
            let name = file.display().to_string();
            self.kee(&["play", "auction", "--bots", "random,steady,random", "--seed", "r", "--record", &name]).good();
        }
        Record::read(&fs::read_to_string(file).expect("the record")).expect("a good record")
    }
}

/// A running program that reads input.
pub(crate) struct Running {
    pub(crate) child: Child,
    stdin: ChildStdin,
    pub(crate) stdout: ChildStdout,
}

impl Running {
    /// Reads up to the next prompt, and returns the output.
    pub(crate) fn until_prompt(&mut self) -> String {
        let mut seen = Vec::new();
        let mut byte = [0];
        while !seen.ends_with(b"> ") {
            let read = self.stdout.read(&mut byte).expect("its output");
            assert_ne!(read, 0, "ended without a prompt: {}", String::from_utf8_lossy(&seen));
            seen.push(byte[0]);
        }
        String::from_utf8(seen).expect("UTF-8")
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("its input");
    }

    /// Ends the input, and returns the rest of the output.
    pub(crate) fn until_end(self) -> String {
        let Self { mut child, stdin, mut stdout } = self;
        drop(stdin);
        let mut rest = String::new();
        stdout.read_to_string(&mut rest).expect("its output");
        assert!(child.wait().expect("it ends").success(), "{rest}");
        rest
    }

    /// Kills the program as `kill -9` does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// Parses JSON.
pub(crate) fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

use kee_game::Problem;
use kee_games::english;
use std::{fmt::Display, io, path::Path, process::ExitCode};

/// Why a command ends early. Every error reads `error: what is wrong; what to do`.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Usage errors, one sentence each, all reported at once. Exit code 2.
    Usage(Vec<String>),
    /// The answer is no, and is already printed. Exit code 1.
    No,
    /// The command failed. Exit code 1.
    Failed(String),
    /// Standard output was closed, as in `kee words prefix a | head -1`. A closed pipe is not an error.
    PipeClosed,
}

impl Stop {
    /// One usage error.
    pub(crate) fn usage(sentence: impl Into<String>) -> Self {
        Self::Usage(vec![sentence.into()])
    }

    /// A file whose contents are wrong.
    pub(crate) fn invalid(file: &Path, why: impl Display) -> Self {
        Self::Failed(format!("{}: not valid: {why}", file.display()))
    }

    /// Prints the error, and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Usage(sentences) => {
                sentences.iter().for_each(|sentence| eprintln!("error: {sentence}"));
                ExitCode::from(2)
            }
            Self::Failed(sentence) => {
                eprintln!("error: {sentence}");
                ExitCode::from(1)
            }
            Self::No => ExitCode::from(1),
            Self::PipeClosed => ExitCode::SUCCESS,
        }
    }
}

impl From<Vec<Problem>> for Stop {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Usage(problems.iter().map(|problem| english().problem_about(problem)).collect())
    }
}

/// Only for standard output; an error about a file has to name the file.
impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::PipeClosed,
            _ => Self::Failed(format!("could not write to standard output: {error}")),
        }
    }
}

use kee_game::Problem;
use std::{io, process::ExitCode};

/// Why a command ends without having done what it was asked.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It was asked for something that cannot be: one sentence each, all of them at once. Exit code 2.
    Usage(Vec<String>),
    /// The answer is no, and has been given. Exit code 1.
    No,
    /// It could not be done. Exit code 1.
    Failed(String),
    /// Whoever read our output has heard enough (`kee words prefix a | head -1`). That is no error.
    ReaderGone,
}

impl Stop {
    /// One thing that cannot be asked for.
    pub(crate) fn usage(sentence: impl Into<String>) -> Self {
        Self::Usage(vec![sentence.into()])
    }

    /// Says what is to be said, and how the program ends.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Usage(sentences) => {
                sentences.iter().for_each(|sentence| eprintln!("kee: {sentence}"));
                ExitCode::from(2)
            }
            Self::Failed(sentence) => {
                eprintln!("kee: {sentence}");
                ExitCode::from(1)
            }
            Self::No => ExitCode::from(1),
            Self::ReaderGone => ExitCode::SUCCESS,
        }
    }
}

impl From<Vec<Problem>> for Stop {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Usage(problems.iter().map(Problem::to_string).collect())
    }
}

/// Only for what we write to standard output; of files it must be said which file it was.
impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::Failed(format!("could not write: {error}")),
        }
    }
}

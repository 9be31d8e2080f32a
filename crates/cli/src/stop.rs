use crate::args::did_you_mean;
use kee_game::{Arg, Problem};
use kee_games::english;
use std::{fmt::Display, io, path::Path, process::ExitCode};

/// The reason why a command ends early. A sentence says `what is wrong; what to do` or `What is wrong. What to do.`, and
/// is printed as clap prints its own errors: the error on one line, the tips below it.
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
                sentences.iter().for_each(|sentence| print_error(sentence));
                ExitCode::from(2)
            }
            Self::Failed(sentence) => {
                print_error(&sentence);
                ExitCode::from(1)
            }
            Self::No => ExitCode::from(1),
            Self::PipeClosed => ExitCode::SUCCESS,
        }
    }
}

/// Prints an error, and its tips if it has any.
pub(crate) fn print_error(sentence: &str) {
    let (wrong, tips) = wrong_and_tips(sentence);
    eprintln!("error: {wrong}");
    tips.iter().for_each(|tip| eprintln!("  tip: {tip}"));
}

/// The error in a sentence, and its tips: the part after a semicolon, and the last of several sentences.
fn wrong_and_tips(sentence: &str) -> (&str, Vec<&str>) {
    let (wrong, suggestion) = sentence.split_once("; ").map_or((sentence, None), |(wrong, tip)| (wrong, Some(tip)));
    let begins = |text: &str| text.starts_with(|letter: char| letter.is_uppercase());
    let end = wrong.rmatch_indices(". ").map(|(end, _)| end).find(|end| begins(&wrong[end + 2..]));
    let (wrong, rest) = end.map_or((wrong, None), |end| (&wrong[..end], Some(&wrong[end + 2..])));
    let tips = rest.into_iter().chain(suggestion).map(|tip| tip.trim_end_matches('.')).collect();
    (wrong.trim_end_matches('.'), tips)
}

impl From<Vec<Problem>> for Stop {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Usage(problems.iter().map(with_tip).collect())
    }
}

/// The sentence of a problem, with the known name that an unknown one was probably meant to be.
fn with_tip(problem: &Problem) -> String {
    let args = &problem.message.args;
    let got = args.get("got").and_then(as_text).unwrap_or(&problem.about);
    let known = match args.get("known") {
        Some(Arg::List(known)) => known.iter().filter_map(as_text).collect(),
        _ => Vec::new(),
    };
    english().problem_about(problem) + &did_you_mean(got, known)
}

fn as_text(arg: &Arg) -> Option<&str> {
    if let Arg::Text(text) = arg { Some(text) } else { None }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_to_do_is_a_tip() {
        assert_eq!(
            wrong_and_tips("at: no entry 9; choose one from 0 to 5"),
            ("at: no entry 9", vec!["choose one from 0 to 5"])
        );
        let why = wrong_and_tips("QX can’t win. It isn’t a word. Choose another.");
        assert_eq!(why, ("QX can’t win. It isn’t a word", vec!["Choose another"]));
        let both = wrong_and_tips("There’s no bot `deep`. The bots are a and b.; did you mean `deeper`?");
        assert_eq!(both, ("There’s no bot `deep`", vec!["The bots are a and b", "did you mean `deeper`?"]));
        assert_eq!(wrong_and_tips("my.file: v1. not valid"), ("my.file: v1. not valid", vec![]));
    }
}

/// A line typed at a table: a command that every table has, or an action of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TypedCommand<'a> {
    Nothing,
    Help,
    Show,
    Log,
    Scores,
    Leave,
    Quit,
    Ruling(String),
    Look(&'a str),
    Hint(&'a str),
    /// Any other line is for the game.
    Action(&'a str),
}

/// The commands and what they do, for `?`.
pub(super) const HELP: &str = "  ?          show what you can do now
  show       show the board again
  log        show what has happened so far
  scores     show the scores
  look WORD  look up a word, if the table allows it
  hint       get a hint, in solo play or against bots; `hint full` includes rare words
  ruling ... settle something as the table decides: end, forfeit A, award A 5, stands, struck
  leave      give up this seat for good
  quit       stop for now; the game is saved";

impl<'a> TypedCommand<'a> {
    /// Reads a line. In a word game, a word that is also a command is played in full: `say show`.
    pub(super) fn read(line: &'a str) -> Self {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (first.to_ascii_lowercase().as_str(), rest.trim()) {
            ("", _) => Self::Nothing,
            ("?" | "help", "") => Self::Help,
            ("show", "") => Self::Show,
            ("log", "") => Self::Log,
            ("scores", "") => Self::Scores,
            ("leave", "") => Self::Leave,
            ("quit" | "exit", "") => Self::Quit,
            ("look", word) if !word.is_empty() => Self::Look(word),
            ("hint", asked) => Self::Hint(asked),
            ("ruling", rest) => Self::Ruling(ruling_text(rest)),
            _ => Self::Action(line),
        }
    }
}

/// A ruling in its text form, typed in any case: seats are capitals, the rest is lower case.
fn ruling_text(typed: &str) -> String {
    let word = |word: &str| if word.len() == 1 { word.to_ascii_uppercase() } else { word.to_ascii_lowercase() };
    typed.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_any_case_and_other_lines_are_actions() {
        assert_eq!(TypedCommand::read(""), TypedCommand::Nothing);
        assert_eq!(TypedCommand::read("SHOW"), TypedCommand::Show);
        assert_eq!(TypedCommand::read("Ruling  award a 5"), TypedCommand::Ruling("award A 5".to_owned()));
        assert_eq!(TypedCommand::read("look cat"), TypedCommand::Look("cat"));
        assert_eq!(TypedCommand::read("look"), TypedCommand::Action("look"));
        assert_eq!(TypedCommand::read("say show"), TypedCommand::Action("say show"));
        assert_eq!(TypedCommand::read("show me"), TypedCommand::Action("show me"));
    }
}

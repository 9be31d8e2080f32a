/// What can be typed at any table, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
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
    /// Anything else is for the game.
    Action(&'a str),
}

/// The commands and what they do, for `?`.
pub(super) const HELP: &str = "  ?          what can be done now
  show       the board again
  log        what has happened so far
  scores     the scores
  look WORD  look a word up, where the table allows it
  hint       a hint, for those who play alone or against bots; `hint full` knows rare words too
  ruling ... a decision of the table: `ruling end` ends the game; forfeit A, award A 5, stands, struck
  leave      give up this seat for good
  quit       stop for now; the game is kept";

impl<'a> Command<'a> {
    /// Reads a line. A command in the way of a word game is avoided by the full form of an action: `say show`.
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

/// A ruling in its exact text form, however it was typed: seats are large letters, all else is small.
fn ruling_text(typed: &str) -> String {
    let word = |word: &str| if word.len() == 1 { word.to_ascii_uppercase() } else { word.to_ascii_lowercase() };
    typed.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_any_case_and_all_else_is_for_the_game() {
        assert_eq!(Command::read(""), Command::Nothing);
        assert_eq!(Command::read("SHOW"), Command::Show);
        assert_eq!(Command::read("Ruling  award a 5"), Command::Ruling("award A 5".to_owned()));
        assert_eq!(Command::read("look cat"), Command::Look("cat"));
        assert_eq!(Command::read("look"), Command::Action("look"));
        assert_eq!(Command::read("say show"), Command::Action("say show"));
        assert_eq!(Command::read("show me"), Command::Action("show me"));
    }
}

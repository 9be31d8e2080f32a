use kee_game::Question;
use kee_games::Language;

/// A line typed at a table: a command that every table has, or an action of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TypedCommand<'a> {
    Nothing,
    /// A question about the table.
    Question(Question<'a>),
    Show,
    Log,
    TakeBack,
    Leave,
    Quit,
    Ruling(String),
    Look(&'a str),
    Hint(&'a str),
    /// Any other line is for the game.
    Action(&'a str),
}

impl<'a> TypedCommand<'a> {
    /// Reads a line. In a word game, a word that is also a command is played in full: `say show`; one that is also a
    /// question is played in capitals.
    pub(super) fn read(line: &'a str, language: &Language) -> Self {
        if let Some(question) = language.question(line) {
            return Self::Question(question);
        }
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (first.to_ascii_lowercase().as_str(), rest.trim()) {
            ("", _) => Self::Nothing,
            ("show", "") => Self::Show,
            ("log", "") => Self::Log,
            ("scores", "") => Self::Question(Question::Score),
            ("take", "back") => Self::TakeBack,
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
        let read = |line| TypedCommand::read(line, kee_games::english());
        assert_eq!(read("row 4"), TypedCommand::Question(Question::Row("4")));
        assert_eq!(read("HELP"), TypedCommand::Action("HELP"));
        assert_eq!(read(""), TypedCommand::Nothing);
        assert_eq!(read("SHOW"), TypedCommand::Show);
        assert_eq!(read("Ruling  award a 5"), TypedCommand::Ruling("award A 5".to_owned()));
        assert_eq!(read("Take back"), TypedCommand::TakeBack);
        assert_eq!(read("look cat"), TypedCommand::Look("cat"));
        assert_eq!(read("look"), TypedCommand::Action("look"));
        assert_eq!(read("say show"), TypedCommand::Action("say show"));
        assert_eq!(read("show me"), TypedCommand::Action("show me"));
    }
}

/// A line typed to the referee: a command that changes nothing, or something about the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum RefereeCommand<'a> {
    Nothing,
    Help,
    Board,
    Scores,
    Log,
    Look(&'a str),
    Save(Option<&'a str>),
    Quit,
    /// Any other line is about the game.
    Game(&'a str),
}

/// The commands and what they do, for `?`.
pub(super) const HELP: &str = "board              show the board with its pegs: 1 green, 2 yellow, 3 red
scores             show the scores
log                show what was typed so far, and what was undone
look WORD          look up a word, if the table allows it
save FILE          write a copy of the record; the game itself is always saved
quit               stop for now";

impl<'a> RefereeCommand<'a> {
    pub(super) fn read(line: &'a str) -> Self {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (first.to_ascii_lowercase().as_str(), rest.trim()) {
            ("", _) => Self::Nothing,
            ("?" | "help", "") => Self::Help,
            ("board" | "show", "") => Self::Board,
            ("score" | "scores", "") => Self::Scores,
            ("log", "") => Self::Log,
            ("look", word) if !word.is_empty() => Self::Look(word),
            ("save", "") => Self::Save(None),
            ("save", file) => Self::Save(Some(file)),
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Game(line),
        }
    }
}

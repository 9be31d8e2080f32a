use crate::{InWords, Message, Seat};

/// Something to ask about a table in a word or two, as on lichess: `score`, `board c4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question<'a> {
    /// The last thing that happened. The table answers.
    Last,
    /// The scores.
    Score,
    /// The viewer's cards or letters.
    Hand,
    /// The places of the pawns.
    Pawns,
    /// The time left. The table answers.
    Clocks,
    /// The whole board in words.
    Board,
    /// A square of the board.
    Square(&'a str),
    /// A row of the board.
    Row(&'a str),
    /// The commands that can be typed. The table answers.
    Help,
}

impl<'a> Question<'a> {
    /// The English words. `question-<word>` is the sentence with the word of another language.
    pub const WORDS: [&'static str; 8] = ["last", "score", "hand", "pawns", "clocks", "board", "row", "help"];

    /// Its English word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Last => "last",
            Self::Score => "score",
            Self::Hand => "hand",
            Self::Pawns => "pawns",
            Self::Clocks => "clocks",
            Self::Board | Self::Square(_) => "board",
            Self::Row(_) => "row",
            Self::Help => "help",
        }
    }

    /// The square or row after the word.
    pub const fn place(self) -> Option<&'a str> {
        match self {
            Self::Square(place) | Self::Row(place) => Some(place),
            _ => None,
        }
    }

    /// Reads a question in lower case; in capitals these are words to play. `translated` gives the reader's word for an
    /// English one. English is always understood.
    pub fn read(typed: &'a str, translated: impl Fn(&str) -> String) -> Option<Self> {
        let (first, place) = typed.split_once(' ').map_or((typed, ""), |(first, place)| (first, place.trim()));
        let word = Self::WORDS.into_iter().find(|word| first == *word || first == translated(word));
        Some(match (word.unwrap_or(first), place) {
            ("last", "") => Self::Last,
            ("score", "") => Self::Score,
            ("hand", "") => Self::Hand,
            ("pawns", "") => Self::Pawns,
            ("clocks", "") => Self::Clocks,
            ("board", "") => Self::Board,
            ("board", square) => Self::Square(square),
            ("row", row) if !row.is_empty() => Self::Row(row),
            ("help" | "?", "") => Self::Help,
            _ => return None,
        })
    }
}

crate::messages! {
    /// Sentences that every game shares.
    pub SENTENCES;
    score_of(name, points) = "game-score";
    score_of_team(names, points) = "game-score-team";
    no_square(square) = "game-no-square";
    no_row(row) = "game-no-row";
    no_hints() = "game-no-hints";
    no_dictionary() = "game-no-dictionary";
    to_play() = "game-to-play";
    has_left() = "game-has-left";
}

impl Message {
    /// The scores of a view, one sentence for each seat, or for each team that scores together.
    pub fn scores<G: InWords>(rules: &G, view: &G::View) -> Vec<Self> {
        let (seating, scores) = (rules.seating(), G::scores(view));
        if scores.len() == seating.len() {
            return seating.seats().zip(scores).map(|(seat, score)| score_of(seat, score)).collect();
        }
        let of_team = |team: usize| seating.seats().filter(move |seat| seating.team(*seat).index() == team);
        let teams = scores.into_iter().enumerate();
        teams.map(|(team, score)| score_of_team(crate::Arg::list(of_team(team)), score)).collect()
    }

    /// The answer about a square that is not on the board.
    pub fn no_square(square: &str) -> Self {
        no_square(crate::excerpt(square))
    }

    /// The answer about a row that is not on the board.
    pub fn no_row(row: &str) -> Self {
        no_row(crate::excerpt(row))
    }

    /// The refusal of a hint in a game without hints.
    pub fn no_hints() -> Self {
        no_hints()
    }

    /// The refusal to look up a word in a game without a dictionary.
    pub fn no_dictionary() -> Self {
        no_dictionary()
    }

    /// A seat's part in a list of players: it has left, or it is its turn.
    pub fn standing(seat: Seat, left: crate::SeatSet, turn: Option<Seat>) -> Option<Self> {
        if left.contains(seat) { Some(has_left()) } else { (turn == Some(seat)).then(to_play) }
    }
}

/// The row that was asked for, counted from 0.
pub fn row_asked(row: &str, rows: usize) -> Option<usize> {
    row.parse::<usize>().ok()?.checked_sub(1).filter(|row| *row < rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_asked_in_small_letters_and_a_word_played_in_capitals() {
        let dutch = |word: &str| if word == "board" { "bord".to_owned() } else { word.to_owned() };
        let read = |typed| Question::read(typed, dutch);
        assert_eq!(read("help"), Some(Question::Help));
        assert_eq!(read("?"), Some(Question::Help));
        assert_eq!(read("hand"), Some(Question::Hand));
        assert_eq!(read("board  c4"), Some(Question::Square("c4")));
        assert_eq!(read("bord c4"), Some(Question::Square("c4")));
        assert_eq!(read("row 4"), Some(Question::Row("4")));
        for action in ["HAND", "hand a1-b1-c1-d1", "row", "pass", "", "? x"] {
            assert_eq!(read(action), None, "{action}");
        }
    }

    #[test]
    fn rows_are_counted_from_one() {
        assert_eq!(row_asked("1", 8), Some(0));
        assert_eq!(row_asked("8", 8), Some(7));
        assert_eq!([row_asked("0", 8), row_asked("9", 8), row_asked("c", 8)], [None; 3]);
    }
}

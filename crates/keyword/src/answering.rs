//! Answers to questions, from a view.

use crate::{Keyword, KeywordView, Paint, RackColour};
use kee_game::{Arg, Message, Question, row_asked};
use kee_grid::{Square, Tile};

kee_game::messages! {
    /// The answers.
    pub(crate) ANSWERS;
    board_words(words) = "keyword-board-words";
    board_empty() = "keyword-board-empty";
    board_keys(keys) = "keyword-board-keys";
    word_at(word, place) = "keyword-word-at";
    square_letter(square, letter, paint, colour) = "keyword-at-letter";
    square_empty(square, paint, colour) = "keyword-at-empty";
    row_of(row, runs) = "keyword-row";
    row_empty(row) = "keyword-row-empty";
    run_from(letters, square) = "keyword-row-run";
    hand_of(letters, colour) = "keyword-hand";
    no_hand() = "keyword-hand-none";
}

impl Keyword {
    pub(crate) fn answered(&self, view: &KeywordView, question: Question<'_>) -> Vec<Message> {
        match question {
            Question::Score => Message::scores(self, view),
            Question::Hand => vec![told_hand(view)],
            Question::Board => self.told_board(view),
            Question::Square(asked) => vec![self.told_square(view, asked)],
            Question::Row(asked) => {
                let row = row_asked(asked, view.board.height());
                vec![row.map_or_else(|| Message::no_row(asked), |row| told_row(view, row))]
            }
            _ => Vec::new(),
        }
    }

    /// The words by name and place, and the key squares that are still free.
    fn told_board(&self, view: &KeywordView) -> Vec<Message> {
        let words = view.words();
        let each = words.iter().map(|(place, word)| word_at(word, Arg::text(place)));
        let words = if words.is_empty() { board_empty() } else { board_words(Arg::list(each)) };
        let keys = self.open_keys(&view.board);
        [words].into_iter().chain((!keys.is_empty()).then(|| board_keys(Arg::list(keys)))).collect()
    }

    fn told_square(&self, view: &KeywordView, asked: &str) -> Message {
        let square: Option<Square> = asked.parse().ok();
        let Some(square) = square.filter(|square| view.board.has(*square)) else { return Message::no_square(asked) };
        let (paint, colour) = match self.printed().paint(square) {
            Some(Paint::Key(colour)) => ("key", Some(colour)),
            Some(Paint::Plain(colour)) => ("plain", Some(colour)),
            Some(Paint::Gray) | None => ("grey", None),
        };
        let colour = colour.map_or_else(String::new, |colour: RackColour| colour.to_string());
        match view.board.tile(square) {
            Some(tile) => square_letter(Arg::text(&square), capital(tile), paint, colour),
            None => square_empty(Arg::text(&square), paint, colour),
        }
    }
}

fn told_hand(view: &KeywordView) -> Message {
    match view.sight() {
        Some(sight) if view.phase.is_dealt() => hand_of(sight.rack.spaced(), sight.colour.to_string()),
        _ => no_hand(),
    }
}

fn told_row(view: &KeywordView, row: usize) -> Message {
    let runs = view.board.runs(row).into_iter().map(|(start, letters)| run_from(letters, Arg::text(&start)));
    let runs: Vec<Message> = runs.collect();
    if runs.is_empty() { row_empty(row + 1) } else { row_of(row + 1, Arg::list(runs)) }
}

fn capital(tile: Tile) -> char {
    tile.to_char().to_ascii_uppercase()
}

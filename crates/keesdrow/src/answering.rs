//! Answers to questions, from a view.

use crate::{Cell, Keesdrow, KeesdrowView, PegBoard};
use kee_game::{Arg, Message, Question, row_asked};

kee_game::messages! {
    /// The answers.
    pub(crate) ANSWERS;
    letter_at(cell, letter, uses) = "keesdrow-at";
    nothing_at(cell) = "keesdrow-at-nothing";
    row_of(row, letters) = "keesdrow-row";
    used_letter(letter, uses) = "keesdrow-row-letter";
    hole() = "keesdrow-row-hole";
}

impl Keesdrow {
    pub(crate) fn answered(&self, view: &KeesdrowView, question: Question<'_>) -> Vec<Message> {
        let board = &view.ground.board;
        match question {
            Question::Score => Message::scores(self, view),
            Question::Board => (0..board.height()).map(|row| told_row(board, row)).collect(),
            Question::Square(asked) => vec![told_cell(board, asked)],
            Question::Row(asked) => {
                let row = row_asked(asked, board.height().into());
                vec![row.map_or_else(|| Message::no_row(asked), |row| told_row(board, row as u8))]
            }
            _ => Vec::new(),
        }
    }
}

fn told_cell(board: &PegBoard, asked: &str) -> Message {
    let cell: Option<Cell> = asked.to_ascii_lowercase().parse().ok();
    match cell.filter(|cell| cell.column < board.width() && cell.row < board.height()) {
        None => Message::no_square(asked),
        Some(cell) => board.face(cell).map_or_else(
            || nothing_at(Arg::text(&cell)),
            |face| letter_at(Arg::text(&cell), face.letter.to_capital(), face.uses),
        ),
    }
}

fn told_row(board: &PegBoard, row: u8) -> Message {
    let letters = (0..board.width()).map(|column| board.face(Cell::new(column, row)));
    let letters = letters.map(|face| face.map_or_else(hole, |face| used_letter(face.letter.to_capital(), face.uses)));
    row_of(row + 1, Arg::list(letters))
}

//! Answers to questions, from a view.

use crate::{Keebble, KeebbleView, Paper, showing::listed};
use kee_game::{Arg, Game, Message, Question, Seat, row_asked};
use kee_grid::{Border, Square};

kee_game::messages! {
    /// The answers.
    pub(crate) ANSWERS;
    your_hand(letters) = "keebble-hand-yours";
    hand_of(name, letters) = "keebble-hand-of";
    sheet_empty() = "keebble-board-empty";
    row_of(row, runs) = "keebble-row";
    row_empty(row) = "keebble-row-empty";
    run_from(letters, square) = "keebble-row-run";
    cell_letter(square, letter) = "keebble-at-letter";
    cell_special(square, special) = "keebble-at-special";
    cell_star(square) = "keebble-at-star";
    cell_hand(square, name) = "keebble-at-hand";
    cell_free(square) = "keebble-at-free";
    cell_gone(square) = "keebble-at-gone";
    walled(cells) = "keebble-at-walls";
}

impl Keebble {
    pub(crate) fn answered(&self, view: &KeebbleView, question: Question<'_>) -> Vec<Message> {
        let board = &view.paper.board;
        match question {
            Question::Score => Message::scores(self, view),
            Question::Hand => self.told_hands(view),
            Question::Board if board.is_empty() => vec![sheet_empty()],
            Question::Board => {
                let rows = (0..board.height()).filter(|row| board.tiles().any(|(square, _)| square.row() == *row));
                rows.map(|row| told_row(&view.paper, row)).collect()
            }
            Question::Square(asked) => told_cell(&view.paper, asked),
            Question::Row(asked) => {
                let row = row_asked(asked, board.height());
                vec![row.map_or_else(|| Message::no_row(asked), |row| told_row(&view.paper, row))]
            }
            _ => Vec::new(),
        }
    }

    /// All hands lie open (B1.4); the viewer's comes first.
    fn told_hands(&self, view: &KeebbleView) -> Vec<Message> {
        let letters = |seat: Seat| listed(&view.hands[seat.index()].letters);
        let mine = view.seat.map(|seat| your_hand(letters(seat)));
        let others = self.seating().seats().filter(|seat| view.seat != Some(*seat));
        mine.into_iter().chain(others.map(|seat| hand_of(seat, letters(seat)))).collect()
    }
}

fn told_cell(paper: &Paper, asked: &str) -> Vec<Message> {
    let square: Option<Square> = asked.parse().ok();
    let Some(square) = square.filter(|square| paper.board.spans(*square)) else {
        return vec![Message::no_square(asked)];
    };
    let at = Arg::text(&square);
    let cell = match (paper.board.tile(square), paper.specials.get(&square), paper.owner_of_cell(square)) {
        (Some(tile), ..) => cell_letter(at, tile.to_char().to_ascii_uppercase()),
        (_, Some(special), _) => cell_special(at, special.called()),
        (.., Some(seat)) => cell_hand(at, seat),
        _ if paper.star == Some(square) => cell_star(at),
        _ if paper.board.has(square) => cell_free(at),
        _ => cell_gone(at),
    };
    let behind = |border: Border| border.squares().into_iter().find(|other| *other != square);
    let walls = paper.board.walls().filter(|wall| wall.squares().contains(&square)).filter_map(behind);
    let walls: Vec<Square> = walls.collect();
    [cell].into_iter().chain((!walls.is_empty()).then(|| walled(Arg::texts(&walls)))).collect()
}

fn told_row(paper: &Paper, row: usize) -> Message {
    let runs = paper.board.runs(row).into_iter().map(|(start, letters)| run_from(letters, Arg::text(&start)));
    let runs: Vec<Message> = runs.collect();
    if runs.is_empty() { row_empty(row + 1) } else { row_of(row + 1, Arg::list(runs)) }
}

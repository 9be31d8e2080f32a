//! Views as text.

use crate::{Board, Cell, Keesdrow, KeesdrowView, PegSupply, Played, Variant};
use kee_game::{Game, Names, Seat};
use std::fmt::Write;

impl Keesdrow {
    pub(crate) fn shown(&self, view: &KeesdrowView, names: &Names) -> String {
        let mut text = shown_board(&view.ground.board);
        if self.options().pegs == PegSupply::Boxed
            && let Some(pegs) = view.ground.pegs
        {
            let [green, yellow, red] = pegs.left;
            let _ = write!(text, "\nPegs left: {green} green, {yellow} yellow, {red} red");
        }
        if let Some(last) = view.ground.played.last() {
            let _ = write!(text, "\nLast word: {}", self.told_word(last, last.by, names));
        }
        if let Some(pending) = view.pending.as_ref().filter(|pending| !pending.challengers.is_empty()) {
            let open = pending.words.iter().filter(|word| word.open);
            let words: Vec<String> = open.map(|word| format!("{} {}", word.number, word.played.word)).collect();
            let _ = write!(
                text,
                "\n{} can challenge {}’s turn: {}",
                names.list(pending.challengers.iter()),
                names.of(pending.seat),
                words.join(", ")
            );
        }
        for seat in self.seating().seats() {
            self.show_seat(&mut text, view, seat, names);
        }
        text
    }

    fn show_seat(&self, text: &mut String, view: &KeesdrowView, seat: Seat, names: &Names) {
        let mine = if view.seat == Some(seat) { "*" } else { " " };
        let (name, score, turns) = (names.of(seat), view.scores[seat.index()], view.turns[seat.index()]);
        let _ = write!(text, "\n{mine}{name:<12} {score:>4}  turns {turns:<3}");
        if !self.seating().each_alone() {
            let _ = write!(text, " team {}", self.seating().team(seat));
        }
        if view.left.contains(seat) {
            text.push_str(" left");
        } else if view.turn == Some(seat) {
            text.push_str(" to play");
        }
        text.truncate(text.trim_end().len());
    }

    /// A word with its walk and score.
    pub(crate) fn told_word(&self, played: &Played, by: Option<Seat>, names: &Names) -> String {
        let Played { word, walk, counts, .. } = played;
        let mut text = format!("{word} {walk}");
        if let Some(by) = by {
            let _ = write!(text, " by {} for {}", names.of(by), self.amount(*counts));
        }
        if let Some(challenger) = played.challenged {
            let _ = write!(text, ", challenged by {} and valid", names.of(challenger));
        }
        for tile in &played.won {
            let _ = write!(text, ", winning the tile at {tile}");
        }
        for column in &played.turned {
            let right = Cell::new(column.column + 1, 0);
            let name = |cell: Cell| char::from(b'a' + cell.column);
            let _ = write!(text, ", turning columns {} and {}", name(*column), name(right));
        }
        text
    }

    /// `16` points, or `1 tile` in Four Score.
    pub(crate) fn amount(&self, counts: u32) -> String {
        match (self.options().variant, counts) {
            (Variant::FourScore, 1) => "1 tile".to_owned(),
            (Variant::FourScore, tiles) => format!("{tiles} tiles"),
            (_, points) => points.to_string(),
        }
    }
}

/// The letters with their columns, rows and numbers of uses.
fn shown_board(board: &Board) -> String {
    if board.cells().all(|(_, face)| face.is_none()) {
        return "The tiles haven’t been laid yet.".to_owned();
    }
    let mut text = "   ".to_owned();
    for column in 0..board.width() {
        let _ = write!(text, " {} ", char::from(b'a' + column));
    }
    text.truncate(text.trim_end().len());
    for (cell, face) in board.cells() {
        if cell.column == 0 {
            text.truncate(text.trim_end().len());
            let _ = write!(text, "\n{:>2} ", cell.row + 1);
        }
        let _ = match face {
            None => write!(text, " . "),
            Some(face) => {
                let letter = face.letter.to_capital();
                let uses = if face.uses == 0 { " ".to_owned() } else { face.uses.to_string() };
                write!(text, " {letter}{uses}")
            }
        };
    }
    text.truncate(text.trim_end().len());
    text
}

//! Views as text.

use crate::{Colour, Keyword, KeywordView, LastTurn, Paint, Played, PrizeOf, Word};
use kee_game::{Game, Names, Seat};
use kee_grid::{Board, Coordinate, Direction, FormedWord, Square};
use std::fmt::Write;

impl Keyword {
    /// The board as a picture and then in words, with the open key squares, so that screen readers and braille displays can
    /// read it too.
    pub(crate) fn shown(&self, view: &KeywordView, names: &Names) -> String {
        let mut text = self.shown_board(&view.board);
        let words: Vec<String> = view.words().iter().map(|(at, word)| format!("{at} {word}")).collect();
        if !words.is_empty() {
            let _ = write!(text, "\nWords: {}", words.join(", "));
        }
        let _ = write!(text, "\nOpen key squares: {}", self.open_keys(&view.board));
        if let Some(last) = &view.last {
            let _ = write!(text, "\nLast turn: {}", told_turn(last, names));
        }
        if !view.struck.is_empty() {
            let _ = write!(text, "\nTaken back this turn: {}", Word::list(&view.struck));
        }
        if let Some(pending) = &view.pending {
            let (who, whose) = (names.list(pending.pointers.iter()), names.of(pending.played.seat));
            let _ = write!(text, "\n{who} can challenge {whose}’s play");
        }
        for prize in &view.prizes {
            let of = told_prize(prize.of);
            let word = prize.word.as_ref().map_or("a secret word".to_owned(), Word::to_string);
            let _ = match prize.winner {
                Some(seat) => write!(text, "\n{of}: {word}, spelled by {}", names.of(seat)),
                None => write!(text, "\n{of}: {word}"),
            };
        }
        for seat in self.seating().seats() {
            self.show_seat(&mut text, view, seat, names);
        }
        let dealt = view.phase.is_dealt();
        if dealt {
            let _ = write!(text, "\nLeft to draw: {}", view.left_to_draw);
        }
        if view.seat.is_some() && dealt {
            let _ = write!(text, "\nYour letters: {}", view.rack.spaced());
        }
        text
    }

    fn show_seat(&self, text: &mut String, view: &KeywordView, seat: Seat, names: &Names) {
        let mine = if view.seat == Some(seat) { "*" } else { " " };
        let (name, score, held) = (names.of(seat), view.scores[seat.index()], view.held[seat.index()]);
        let colour = view.colours.get(seat.index()).map_or("-".to_owned(), Colour::to_string);
        let _ = write!(text, "\n{mine}{name:<12} {score:>5}  {colour:<6}  letters {held:<2}");
        if let Some(racks) = &view.racks {
            let _ = write!(text, " {}", racks[seat.index()]);
        }
        if view.left.contains(seat) {
            text.push_str(" left");
        } else if view.turn == Some(seat) {
            text.push_str(" to play");
        }
        text.truncate(text.trim_end().len());
    }

    /// Letters in capitals; empty squares by the letter of their colour, or `.` for grey; key squares marked with `+`.
    fn shown_board(&self, board: &Board) -> String {
        let mut text = "   ".to_owned();
        for column in 0..board.width() {
            let _ = write!(text, " {}", char::from(b'a' + column as u8));
        }
        for row in 0..board.height() {
            let mut line = format!("{:>2} ", row + 1);
            for column in 0..board.width() {
                let square = Square::new(row, column);
                let paint = self.printed().paint(square);
                let tile = board.tile(square).map(kee_grid::Tile::to_char);
                let empty = paint.map_or(' ', |paint| match paint {
                    Paint::Gray => '.',
                    Paint::Plain(colour) | Paint::Key(colour) => colour.letter(),
                });
                line.push(if paint.is_some_and(Paint::is_key) { '+' } else { ' ' });
                line.push(tile.unwrap_or(empty));
            }
            let _ = write!(text, "\n{}", line.trim_end());
        }
        text
    }

    /// `blue c3 h3, red q3`.
    fn open_keys(&self, board: &Board) -> String {
        let of = |colour: Colour| {
            let keys = self.printed().squares_painted(Paint::Key(colour));
            let open: Vec<String> =
                keys.filter(|square| board.is_free(*square)).map(|square| square.to_string()).collect();
            (!open.is_empty()).then(|| format!("{colour} {}", open.join(" ")))
        };
        let open: Vec<String> = Colour::ALL.into_iter().filter_map(of).collect();
        if open.is_empty() { "none".to_owned() } else { open.join(", ") }
    }
}

fn told_turn(last: &LastTurn, names: &Names) -> String {
    match last {
        LastTurn::Played(Played { seat, placement, score, .. }) => {
            format!("{} played {placement} for {score}", names.of(*seat))
        }
        LastTurn::Passed(seat) => format!("{} passed", names.of(*seat)),
        LastTurn::Exchanged(seat, 1) => format!("{} exchanged one letter", names.of(*seat)),
        LastTurn::Exchanged(seat, count) => format!("{} exchanged {count} letters", names.of(*seat)),
    }
}

fn told_prize(of: PrizeOf) -> &'static str {
    match of {
        PrizeOf::Table => "Table prize",
        PrizeOf::Party => "Party prize",
    }
}

impl KeywordView {
    /// Every word on the board with its place, across first.
    pub fn words(&self) -> Vec<(Coordinate, Word)> {
        let board = &self.board;
        let mut words = Vec::new();
        for direction in Direction::BOTH {
            for (square, _) in board.tiles().filter(|(square, _)| board.run(*square, direction).0 == *square) {
                if let Some(word) = FormedWord::through(board, square, direction) {
                    words.push((Coordinate(square, direction), Word::from(&word)));
                }
            }
        }
        words
    }
}

use crate::Paper;
use kee_game::Seat;
use kee_grid::{Border, Direction, Square};
use std::fmt::Write;

impl Paper {
    /// The sheet as lines of text: letters under their columns and beside their rows, walls as `|` and `---`, special
    /// cells by their two letters, `*` the star, `(A)` the hand of a seat, `#` a crossed-out cell.
    pub fn drawn(&self) -> String {
        let mut text = "   ".to_owned();
        for column in 0..self.board.width() {
            let _ = write!(text, "  {} ", char::from(b'a' + column as u8));
        }
        text.truncate(text.trim_end().len());
        for row in 0..self.board.height() {
            let _ = write!(text, "\n{:>2} ", row + 1);
            for column in 0..self.board.width() {
                let square = Square::new(row, column);
                let wall = if self.walled(square, Direction::Across) { '|' } else { ' ' };
                let _ = write!(text, "{}{wall}", self.cell(square));
            }
            text.truncate(text.trim_end().len());
            let below: String = (0..self.board.width())
                .map(|column| if self.walled(Square::new(row, column), Direction::Down) { "--- " } else { "    " })
                .collect();
            if !below.trim().is_empty() {
                let _ = write!(text, "\n   {}", below.trim_end());
            }
        }
        text
    }

    /// Whether there is a wall after a cell.
    fn walled(&self, square: Square, direction: Direction) -> bool {
        Border::after(square, direction).is_some_and(|border| self.board.has_wall(border))
    }

    /// A cell in three characters.
    fn cell(&self, square: Square) -> String {
        if let Some(seat) = self.owner_of_cell(square) {
            return format!("({seat})");
        }
        match (self.board.tile(square), self.specials.get(&square)) {
            (Some(tile), _) => format!(" {tile} "),
            (None, Some(special)) => format!(" {special}"),
            _ if self.star == Some(square) => " * ".to_owned(),
            _ if self.board.has(square) => " . ".to_owned(),
            _ => " # ".to_owned(),
        }
    }

    /// The seat whose hand is written in a cell.
    pub fn owner_of_cell(&self, square: Square) -> Option<Seat> {
        let place = self.claimed.iter().position(|cell| *cell == Some(square));
        place.map(Seat::new)
    }
}

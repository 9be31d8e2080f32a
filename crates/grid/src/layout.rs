use crate::{Board, Border, Square, Tile};
use kee_game::Unreadable;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A board in writing: its rows as text, and its walls.
///
/// In a row `.` is an empty square, `#` a missing one, and a letter a tile, in lower case for a blank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The rows from the top, all of the same length.
    pub rows: Vec<String>,
    /// The walls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<Border>,
}

impl Layout {
    /// Writes a board down.
    pub fn of(board: &Board) -> Self {
        let character = |square| match board.tile(square) {
            Some(tile) => tile.to_char(),
            None if board.has(square) => '.',
            None => '#',
        };
        let row = |row| (0..board.width()).map(|column| character(Square::new(row, column))).collect();
        Self { rows: (0..board.height()).map(row).collect(), walls: board.walls().collect() }
    }

    /// The board it describes.
    ///
    /// # Errors
    ///
    /// Too many or too few squares, rows of different lengths, unknown characters, or walls outside the board.
    pub fn board(&self) -> Result<Board, Unreadable> {
        let width = self.rows.first().map_or(0, |row| row.chars().count());
        let size = 1..=Board::MOST;
        if !size.contains(&width) || !size.contains(&self.rows.len()) {
            let got = format!("{} x {width}", self.rows.len());
            return Err(Unreadable::new(format!("1 to {} rows and columns", Board::MOST), &got));
        }
        let mut board = Board::new(width, self.rows.len());
        for (row, text) in self.rows.iter().enumerate() {
            if text.chars().count() != width {
                return Err(Unreadable::new(format!("{width} squares in row {}", row + 1), text));
            }
            for (column, character) in text.chars().enumerate() {
                let square = Square::new(row, column);
                match (character, Tile::from_char(character)) {
                    ('.', _) => {}
                    ('#', _) => board.remove(square),
                    (_, Some(tile)) => board.set(square, tile),
                    (_, None) => return Err(Unreadable::new("`.`, `#` or a letter", &character.to_string())),
                }
            }
        }
        for &wall in &self.walls {
            if !board.spans_border(wall) {
                return Err(Unreadable::new("a wall on the board", &wall.to_string()));
            }
            board.build_wall(wall);
        }
        Ok(board)
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Layout::of(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Layout::deserialize(from)?.board().map_err(D::Error::custom)
    }
}

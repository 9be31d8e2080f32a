use super::premiums::SIZE;
use crate::cgp::{BadCgp, read_board};
use crate::{Board, Must, Rack, Square};
use kee_lexicon::Letter;
use std::str::FromStr;

/// A position of the standard game.
///
/// Its text is CGP: `board rack/rack scores zero-turns`, of which the board and the first rack matter here; what
/// follows the rack may be missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The board.
    pub board: Board,
    /// The rack of the player on turn.
    pub rack: Rack,
}

/// The most letters a rack can have.
const RACK: usize = 7;

impl Position {
    /// What the next placement must do: the first one covers the middle of the board.
    pub fn must(&self) -> Must<'static> {
        const MIDDLE: Square = Square::new(SIZE / 2, SIZE / 2);
        if self.board.is_empty() { Must::Cover(&[MIDDLE]) } else { Must::Join }
    }
}

impl FromStr for Position {
    type Err = BadCgp;

    fn from_str(text: &str) -> Result<Self, BadCgp> {
        let line = text.trim_end();
        let start = line.chars().count() - line.trim_start().chars().count();
        let mut fields = line.split_whitespace();
        let board = fields.next().ok_or_else(|| BadCgp::at(0, "a position", ""))?;
        let racks = fields.next().ok_or_else(|| BadCgp::at(line.chars().count(), "a rack after the board", ""))?;
        let before_racks = line.find(racks).map_or(0, |bytes| line[..bytes].chars().count());
        let own = racks.split('/').next().unwrap_or_default();
        Ok(Self {
            board: read_board(board, SIZE, SIZE).map_err(|bad| bad.within(start))?,
            rack: read_rack(own).map_err(|bad| bad.within(before_racks))?,
        })
    }
}

fn read_rack(text: &str) -> Result<Rack, BadCgp> {
    let bad = |offset, got: &str| BadCgp::at(offset, "at most seven letters and `?` for a blank", got);
    let (mut letters, mut blanks) = (Vec::new(), 0);
    for (offset, character) in text.chars().enumerate() {
        if offset == RACK {
            return Err(bad(offset, text));
        }
        match Letter::from_char(character) {
            Some(letter) => letters.push(letter),
            None if character == '?' => blanks += 1,
            None => return Err(bad(offset, &character.to_string())),
        }
    }
    Ok(Rack::with_blanks(letters, blanks))
}

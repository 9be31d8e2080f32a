use super::Maze;
use crate::{Board, Cell, Face, Print, TileSet};
use kee_game::{Dice, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// No box has more.
const MOST_TILES: u8 = TileSet::MOST_ACROSS * TileSet::MOST_ACROSS;

/// A tile as it is laid: its number in the tile set from 1, and which side is up. Written `12a`, its reverse `12b`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidTile {
    /// From 0.
    pub tile: u8,
    /// 0 or 1.
    pub side: u8,
}

impl LaidTile {
    /// The same tile with its other side up.
    #[must_use]
    pub const fn reverse(self) -> Self {
        Self { tile: self.tile, side: 1 - self.side }
    }

    /// The printed letter in a corner: upper left, upper right, lower left, lower right.
    pub const fn print(self, corner: u16) -> Print {
        Print(self.tile as u16 * 8 + self.side as u16 * 4 + corner)
    }
}

impl fmt::Display for LaidTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tile + 1, if self.side == 0 { 'a' } else { 'b' })
    }
}

impl FromStr for LaidTile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = || {
            let (number, side) = text.split_at_checked(text.len().checked_sub(1)?)?;
            let number: u8 = number.parse().ok().filter(|number| (1..=MOST_TILES).contains(number))?;
            let side = ["a", "b"].iter().position(|name| *name == side)? as u8;
            let tile = Self { tile: number - 1, side };
            (tile.to_string() == text).then_some(tile)
        };
        read().ok_or_else(|| Unreadable::new("a tile with its side, as in `12a`", text))
    }
}

kee_game::serde_as_text!(LaidTile);

/// The tiles of a maze row by row, all reading the same way (K2.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Layout(pub Vec<LaidTile>);

impl Layout {
    /// Mixes the tiles, and lays as many as the maze has, either side up.
    pub(super) fn draw(maze: &Maze, dice: &mut Dice) -> Self {
        let mut tiles: Vec<u8> = (0..maze.tiles().len() as u8).collect();
        dice.shuffle(&mut tiles);
        tiles.truncate(usize::from(maze.tiles_across()).pow(2));
        Self(tiles.into_iter().map(|tile| LaidTile { tile, side: dice.below(2) as u8 }).collect())
    }

    /// Whether these are as many tiles as the maze has, all of its box and each there once.
    pub(super) fn fits(&self, maze: &Maze) -> bool {
        let known = |laid: &LaidTile| usize::from(laid.tile) < maze.tiles().len();
        let again = |(place, laid): (usize, &LaidTile)| self.0[..place].iter().any(|other| other.tile == laid.tile);
        self.0.len() == usize::from(maze.tiles_across()).pow(2)
            && self.0.iter().all(known)
            && !self.0.iter().enumerate().any(again)
    }

    /// The letters as they lie.
    pub(super) fn board(&self, maze: &Maze) -> Board {
        let mut board = bare(maze);
        for (place, laid) in self.0.iter().enumerate() {
            let letters = maze.tiles()[usize::from(laid.tile)].sides[usize::from(laid.side)];
            for (cell, (corner, letter)) in corners(upper_left(maze, place)).into_iter().zip((0..).zip(letters)) {
                board.set(cell, Some(Face { letter, uses: 0, print: laid.print(corner) }));
            }
        }
        board
    }
}

/// A maze before its tiles are laid.
pub(super) fn bare(maze: &Maze) -> Board {
    let width = 2 * maze.tiles_across();
    Board::new(width, vec![None; usize::from(width).pow(2)]).with_values(maze.values())
}

/// Where the tile at a place, counted row by row, has its first letter.
pub(super) fn upper_left(maze: &Maze, place: usize) -> Cell {
    let across = usize::from(maze.tiles_across());
    Cell::new((place % across * 2) as u8, (place / across * 2) as u8)
}

/// The four cells of the tile with this first letter.
pub(super) fn corners(first: Cell) -> [Cell; 4] {
    let Cell { column, row } = first;
    [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| Cell::new(column + right, row + down))
}

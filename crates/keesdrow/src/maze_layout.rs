use crate::{Cell, Face, Maze, PegBoard, Print, TileSet, TileWon, Walk};
use kee_game::Dice;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most tiles in a box.
const MOST_TILES: u8 = TileSet::MOST_ACROSS * TileSet::MOST_ACROSS;

/// A laid tile: its number in the tile set from 1, and the side that is up. Written `12a`, its reverse `12b`.
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

kee_game::text_form!(LaidTile, "a tile with its side, as in `12a`", |text| {
    let (number, side) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let number: u8 = number.parse().ok().filter(|number| (1..=MOST_TILES).contains(number))?;
    let side = ["a", "b"].iter().position(|name| *name == side)? as u8;
    Some(Self { tile: number - 1, side })
});

/// The tiles of a maze row by row, all reading the same way (K2.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MazeLayout(pub Vec<LaidTile>);

impl MazeLayout {
    /// Mixes the tiles and lays as many as the maze has, either side up.
    pub(crate) fn draw(maze: &Maze, dice: &mut Dice) -> Self {
        let mut tiles: Vec<u8> = (0..maze.tiles().len() as u8).collect();
        dice.shuffle(&mut tiles);
        tiles.truncate(usize::from(maze.tiles_across()).pow(2));
        Self(tiles.into_iter().map(|tile| LaidTile { tile, side: dice.below(2) as u8 }).collect())
    }

    /// Whether these are as many tiles as the maze has, all of its box and each only once.
    pub(crate) fn fits(&self, maze: &Maze) -> bool {
        let known = |laid: &LaidTile| usize::from(laid.tile) < maze.tiles().len();
        let again = |(place, laid): (usize, &LaidTile)| self.0[..place].iter().any(|other| other.tile == laid.tile);
        self.0.len() == usize::from(maze.tiles_across()).pow(2)
            && self.0.iter().all(known)
            && !self.0.iter().enumerate().any(again)
    }

    /// The board they make.
    pub(crate) fn board(&self, maze: &Maze) -> PegBoard {
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
pub(crate) fn bare(maze: &Maze) -> PegBoard {
    let width = 2 * maze.tiles_across();
    PegBoard::new(width, vec![None; usize::from(width).pow(2)]).with_values(maze.values())
}

/// The first cell of the tile at a place, counted row by row.
pub(crate) fn upper_left(maze: &Maze, place: usize) -> Cell {
    let across = usize::from(maze.tiles_across());
    Cell::new((place % across * 2) as u8, (place / across * 2) as u8)
}

/// The four cells of the tile with this first cell.
pub(crate) fn corners(first: Cell) -> [Cell; 4] {
    let Cell { column, row } = first;
    [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| Cell::new(column + right, row + down))
}

/// The tiles that the pegs of a walk make all yellow or all red, by their first cells: at each peg, or once all pegs
/// are placed.
pub(crate) fn won_by(board: &PegBoard, walk: &Walk, tile_won: TileWon) -> Vec<Cell> {
    let mut board = board.clone();
    let mut won = Vec::new();
    for cell in walk.cells() {
        board.peg(&Walk::new(vec![*cell]));
        let first = first_of_tile(*cell);
        if tile_won == TileWon::EachPeg && is_one_colour(&board, first) {
            won.push(first);
        }
    }
    if tile_won == TileWon::WholeWord {
        let touched = walk.cells().iter().map(|cell| first_of_tile(*cell));
        won.extend(touched.filter(|first| is_one_colour(&board, *first)));
    }
    won.sort_by_key(|first| (first.row, first.column));
    won.dedup();
    won
}

/// Whether any whole tile is left.
pub(crate) fn any_tile(board: &PegBoard) -> bool {
    board.cells().any(|(cell, _)| cell == first_of_tile(cell) && tile(board, cell).is_some())
}

/// Whether the four letters of a tile are all yellow or all red.
fn is_one_colour(board: &PegBoard, first: Cell) -> bool {
    let same = |faces: [Face; 4]| faces[0].uses >= 2 && faces.iter().all(|face| face.uses == faces[0].uses);
    tile(board, first).is_some_and(same)
}

/// The four letters of a tile, unless some are gone.
fn tile(board: &PegBoard, first: Cell) -> Option<[Face; 4]> {
    let [Some(one), Some(two), Some(three), Some(four)] = corners(first).map(|cell| board.face(cell)) else {
        return None;
    };
    Some([one, two, three, four])
}

/// The upper left cell of the tile a cell belongs to.
fn first_of_tile(cell: Cell) -> Cell {
    Cell::new(cell.column / 2 * 2, cell.row / 2 * 2)
}

use crate::{Cell, LaidTile, MazeLayout, PegBoard};
use kee_game::{Seat, Unreadable};
use std::fmt;

/// Chance before the first turn. A seed lays and picks tiles; a real table enters its letters and first player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeesdrowChance {
    /// The tiles row by row: `lay 12a 7b 31a` and so on.
    Layout(MazeLayout),
    /// The tiles that the picking players pick, in seat order: `pick a1 c5` (K2.2). A tile is named by the cell of its
    /// upper left letter.
    Picks(Vec<Cell>),
    /// The letters on a real table, with any tiles: `set TENS/ITCH/SEAR/GOLD`.
    Set(PegBoard),
    /// The first player at a real table: `begins B`.
    Begins(Seat),
}

impl fmt::Display for KeesdrowChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout(MazeLayout(tiles)) => {
                f.write_str("lay")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Self::Picks(cells) => {
                f.write_str("pick")?;
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Self::Set(board) => write!(f, "set {board}"),
            Self::Begins(seat) => write!(f, "begins {seat}"),
        }
    }
}

kee_game::text_form!(KeesdrowChance, |text| {
    match text.split_once(' ') {
        Some(("lay", tiles)) => {
            let tiles: Vec<LaidTile> = tiles.split(' ').map(str::parse).collect::<Result<_, _>>()?;
            Ok(Self::Layout(MazeLayout(tiles)))
        }
        Some(("pick", cells)) => Ok(Self::Picks(cells.split(' ').map(str::parse).collect::<Result<_, _>>()?)),
        Some(("set", letters)) => {
            let board: PegBoard = letters.parse()?;
            let spelled = board.to_string();
            if spelled == letters { Ok(Self::Set(board)) } else { Err(Unreadable::new(spelled, letters)) }
        }
        Some(("begins", seat)) => seat.parse().map(Self::Begins),
        _ => {
            let expected = "`lay TILES` as in `lay 12a 7b`, `pick CELLS` as in `pick a1 c5`, `set LETTERS` as in \
                                `set TENS/ITCH/SEAR/GOLD`, or `begins SEAT` as in `begins B`";
            Err(Unreadable::new(expected, text))
        }
    }
});

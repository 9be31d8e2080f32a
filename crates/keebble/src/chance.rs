use crate::BoardSeed;
use kee_game::{Seat, Unreadable};
use kee_grid::Square;
use std::fmt;

/// A draw before the first turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeebbleChance {
    /// The first player: `first B` (B1.2).
    First(Seat),
    /// The seed of the board: `board k3x9m2pa` (B1.6).
    Board(BoardSeed),
    /// The cells for the hands, in seat order: `lot a1 h5` (B1.2).
    Lot(Vec<Square>),
}

impl fmt::Display for KeebbleChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Board(seed) => write!(f, "board {seed}"),
            Self::Lot(squares) => {
                f.write_str("lot")?;
                squares.iter().try_for_each(|square| write!(f, " {square}"))
            }
        }
    }
}

kee_game::text_form!(KeebbleChance, |text| {
    let unreadable = || Unreadable::new("`first B`, `board SEED` or `lot a1 h5`", text);
    let chance = match text.split_once(' ') {
        Some(("first", seat)) => Self::First(seat.parse()?),
        Some(("board", seed)) => Self::Board(seed.parse()?),
        Some(("lot", squares)) => Self::Lot(squares.split(' ').map(str::parse).collect::<Result<_, _>>()?),
        _ => return Err(unreadable()),
    };
    if chance.to_string() == text { Ok(chance) } else { Err(unreadable()) }
});

use crate::{LetterValues, Tile};
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The tiles of a box and what its letters are worth. It is data, so that an owner of the box can type in the true one
/// (K1.2).
///
/// As text, tiles are joined by `/`, and values that are not those of the sheet stand behind them:
/// `ABCD EFGH/IJKL MNOP/QRST UVWX/YZAB CDEF values 1,4,3` and so on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    tiles: Vec<Tile>,
    values: LetterValues,
}

impl TileSet {
    /// The fewest tiles in a row of a maze.
    pub const LEAST_ACROSS: u8 = 2;
    /// The most.
    pub const MOST_ACROSS: u8 = 10;

    /// A set whose tiles fill a square, or nothing if they do not.
    pub fn new(tiles: Vec<Tile>, values: LetterValues) -> Option<Self> {
        let fills = |across: u8| usize::from(across).pow(2) == tiles.len();
        (Self::LEAST_ACROSS..=Self::MOST_ACROSS).any(fills).then_some(Self { tiles, values })
    }

    /// The tiles.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// What its letters are worth.
    pub fn values(&self) -> LetterValues {
        self.values
    }

    /// How many tiles lie in a row, and how many rows there are.
    pub fn tiles_across(&self) -> u8 {
        self.tiles.len().isqrt() as u8
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<String> = self.tiles.iter().map(Tile::to_string).collect();
        f.write_str(&tiles.join("/"))?;
        if self.values == LetterValues::SHEET { Ok(()) } else { write!(f, " values {}", self.values) }
    }
}

impl FromStr for TileSet {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = read(text).filter(|set| set.to_string() == text);
        read.ok_or_else(|| Unreadable::new("tiles as `ABCD EFGH/IJKL MNOP`, as many as fill a square", text))
    }
}

fn read(text: &str) -> Option<TileSet> {
    let (tiles, values) = match text.split_once(" values ") {
        Some((tiles, values)) => (tiles, LetterValues::read(values)?),
        None => (text, LetterValues::SHEET),
    };
    TileSet::new(tiles.split('/').map(str::parse).collect::<Result<_, _>>().ok()?, values)
}

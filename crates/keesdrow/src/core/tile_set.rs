use crate::LetterValues;
use kee_game::Unreadable;
use kee_lexicon::Letter;
use std::{fmt, str::FromStr};

/// The tiles of a box and its letter values. It is data, so that owners of the box can type in the real ones (K1.2).
///
/// As text, tiles are joined by `/` and followed by the values if they differ from the sheet: `ABCD EFGH/IJKL MNOP/QRST
/// UVWX/YZAB CDEF values 1,4,3` and so on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    tiles: Vec<TwoSidedTile>,
    values: LetterValues,
}

impl TileSet {
    /// The least number of tiles in a row of a maze.
    pub const LEAST_ACROSS: u8 = 2;
    /// The greatest number of tiles in a row of a maze.
    pub const MOST_ACROSS: u8 = 10;

    /// A set whose tiles fill a square; none if they do not.
    pub fn new(tiles: Vec<TwoSidedTile>, values: LetterValues) -> Option<Self> {
        let fills = |across: u8| usize::from(across).pow(2) == tiles.len();
        (Self::LEAST_ACROSS..=Self::MOST_ACROSS).any(fills).then_some(Self { tiles, values })
    }

    /// The tiles.
    pub fn tiles(&self) -> &[TwoSidedTile] {
        &self.tiles
    }

    /// The letter values.
    pub fn values(&self) -> LetterValues {
        self.values
    }

    /// The number of tiles in a row, and of rows.
    pub fn tiles_across(&self) -> u8 {
        self.tiles.len().isqrt() as u8
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<String> = self.tiles.iter().map(TwoSidedTile::to_string).collect();
        f.write_str(&tiles.join("/"))?;
        if self.values == LetterValues::SHEET { Ok(()) } else { write!(f, " values {}", self.values) }
    }
}

impl FromStr for TileSet {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = read(text).filter(|set| set.to_string() == text);
        read.ok_or_else(|| Unreadable::new("tiles such as `ABCD EFGH/IJKL MNOP`, as many as fill a square", text))
    }
}

fn read(text: &str) -> Option<TileSet> {
    let (tiles, values) = match text.split_once(" values ") {
        Some((tiles, values)) => (tiles, LetterValues::read(values)?),
        None => (text, LetterValues::SHEET),
    };
    TileSet::new(tiles.split('/').map(str::parse).collect::<Result<_, _>>().ok()?, values)
}

/// Four letters in reading order: upper left, upper right, lower left, lower right.
pub type Side = [Letter; 4];

/// A tile with its two sides, written `ABCD EFGH`. Any case is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoSidedTile {
    /// Its sides; either may be up (K2.1).
    pub sides: [Side; 2],
}

impl fmt::Display for TwoSidedTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [front, back] = self.sides.map(|side| side.map(|letter| letter.to_capital()));
        write!(f, "{} {}", String::from_iter(front), String::from_iter(back))
    }
}

impl FromStr for TwoSidedTile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let side = |text: &str| -> Option<Side> {
            let letters: Vec<Letter> = text.chars().map(Letter::from_char).collect::<Option<_>>()?;
            letters.try_into().ok()
        };
        let sides = text.split_once(' ').and_then(|(front, back)| Some([side(front)?, side(back)?]));
        sides.map(|sides| Self { sides }).ok_or_else(|| Unreadable::new("a tile such as `ABCD EFGH`", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_text_is_not_a_tile() {
        for wrong in ["", "ABCD", "ABCD ", "ABC DEFG", "ABCDE FGH", "ABCD EFG1", "ABCD  EFGH"] {
            assert!(wrong.parse::<TwoSidedTile>().is_err(), "{wrong}");
        }
    }
}

use crate::{Edition, LetterValues, Pegs, TileSet, TwoSidedTile, tile_file};
use kee_game::{Choice, Message, OptionValue, Values};
use std::sync::Arc;

/// The maze that is laid (K1.1, K1.2): `classic`, `deluxe`, `tiny`, or an owner's own tiles in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Maze {
    /// 36 tiles, 12 x 12 letters.
    Classic,
    /// 64 tiles, 16 x 16 letters.
    Deluxe,
    /// Four of the 36 tiles, 4 x 4 letters; ours, for tests.
    Tiny,
    /// All tiles of a box that was typed in.
    Own(Arc<TileSet>),
}

impl Maze {
    fn tile_set(&self) -> &TileSet {
        match self {
            Self::Classic | Self::Tiny => Edition::Classic.tile_set(),
            Self::Deluxe => Edition::Deluxe.tile_set(),
            Self::Own(set) => set,
        }
    }

    /// The tiles it is laid from.
    pub fn tiles(&self) -> &[TwoSidedTile] {
        self.tile_set().tiles()
    }

    /// The letter values.
    pub fn values(&self) -> LetterValues {
        self.tile_set().values()
    }

    /// The number of tiles in a row, and of rows.
    pub fn tiles_across(&self) -> u8 {
        match self {
            Self::Tiny => 2,
            Self::Classic | Self::Deluxe | Self::Own(_) => self.tile_set().tiles_across(),
        }
    }

    /// The pegs in its case (K1.4): a typed-in box has those of the smallest edition with as many tiles.
    pub fn pegs(&self) -> Pegs {
        if self.tiles().len() <= Edition::Classic.tiles().len() { Pegs::CLASSIC } else { Pegs::DELUXE }
    }
}

impl OptionValue for Maze {
    const FILE: bool = true;

    fn read(text: &str) -> Option<Self> {
        match text {
            "classic" => Some(Self::Classic),
            "deluxe" => Some(Self::Deluxe),
            "tiny" => Some(Self::Tiny),
            _ => text.parse().ok().map(|set| Self::Own(Arc::new(set))),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Classic => "classic".to_owned(),
            Self::Deluxe => "deluxe".to_owned(),
            Self::Tiny => "tiny".to_owned(),
            Self::Own(set) => set.to_string(),
        }
    }

    fn values() -> Values {
        Values::Choices(vec![Choice::new("classic"), Choice::new("deluxe"), Choice::for_tests("tiny")])
    }

    fn from_file(contents: &str) -> Result<Self, Vec<Message>> {
        tile_file::read(contents).map(|set| Self::Own(Arc::new(set)))
    }
}

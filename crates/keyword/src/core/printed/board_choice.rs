use super::{PrintedBoard, board_file};
use kee_game::{Choice, Message, OptionValue, Values};
use std::sync::{Arc, LazyLock};

/// The board of a table (W1.4): `reconstruction`, `tiny`, or an owner's own in one line.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardChoice {
    /// Our reconstruction of the board of 1953.
    Reconstruction,
    /// A very small board for tests.
    Tiny,
    /// A board that was typed in.
    Own(Arc<PrintedBoard>),
}

static RECONSTRUCTION: LazyLock<Arc<PrintedBoard>> =
    LazyLock::new(|| embedded(include_str!("../../../boards/reconstruction.toml")));
static TINY: LazyLock<Arc<PrintedBoard>> = LazyLock::new(|| embedded(include_str!("../../../boards/tiny.toml")));

fn embedded(file: &str) -> Arc<PrintedBoard> {
    Arc::new(board_file::read(file).expect("a board of ours is good"))
}

impl BoardChoice {
    /// The board itself.
    pub fn printed(&self) -> Arc<PrintedBoard> {
        Arc::clone(match self {
            Self::Reconstruction => &RECONSTRUCTION,
            Self::Tiny => &TINY,
            Self::Own(board) => board,
        })
    }
}

impl OptionValue for BoardChoice {
    const FILE: bool = true;

    fn read(text: &str) -> Option<Self> {
        match text {
            "reconstruction" => Some(Self::Reconstruction),
            "tiny" => Some(Self::Tiny),
            _ => text.parse().ok().map(|board| Self::Own(Arc::new(board))),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Reconstruction => "reconstruction".to_owned(),
            Self::Tiny => "tiny".to_owned(),
            Self::Own(board) => board.to_string(),
        }
    }

    fn values() -> Values {
        Values::Choices(vec![Choice::new("reconstruction"), Choice::for_tests("tiny")])
    }

    fn from_file(contents: &str) -> Result<Self, Vec<Message>> {
        board_file::read(contents).map(|board| Self::Own(Arc::new(board)))
    }
}

use crate::BoardSeed;
use kee_game::{OptionValue, Values};

/// Which generated board is played (B1.6): `drawn`, or the seed of a board that was shared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardChoice {
    /// A seed is drawn and shown.
    Drawn,
    /// The board of this seed.
    Shared(BoardSeed),
}

impl OptionValue for BoardChoice {
    fn read(text: &str) -> Option<Self> {
        match text {
            "drawn" => Some(Self::Drawn),
            _ => text.parse().ok().map(Self::Shared),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Drawn => "drawn".to_owned(),
            Self::Shared(seed) => seed.to_string(),
        }
    }

    fn values() -> Values {
        Values::Described("drawn, or a seed of up to 32 small letters, digits and `-`".to_owned())
    }
}

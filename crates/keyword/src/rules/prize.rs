use crate::Word;
use kee_game::{OptionValue, Seat, Values};
use serde::{Deserialize, Serialize};

/// A word that wins a prize (W7.1): `none`, `WORD` if it is announced, `secret:WORD` if the host keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prize {
    /// There is none.
    None,
    /// Everyone knows it.
    Announced(Word),
    /// Only the host knows it, until somebody spells it.
    Secret(Word),
}

impl Prize {
    /// The word, known or not.
    pub fn word(&self) -> Option<&Word> {
        match self {
            Self::None => None,
            Self::Announced(word) | Self::Secret(word) => Some(word),
        }
    }
}

impl OptionValue for Prize {
    fn read(text: &str) -> Option<Self> {
        match text.strip_prefix("secret:") {
            _ if text == "none" => Some(Self::None),
            Some(word) => word.parse().ok().map(Self::Secret),
            None => text.parse().ok().map(Self::Announced),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::None => "none".to_owned(),
            Self::Announced(word) => word.to_string(),
            Self::Secret(word) => format!("secret:{word}"),
        }
    }

    /// That there is one, but not which.
    fn announced(&self) -> String {
        match self {
            Self::Secret(_) => "secret".to_owned(),
            Self::None | Self::Announced(_) => self.write(),
        }
    }

    fn values() -> Values {
        Values::Described("none, a word in capitals, or `secret:WORD` if players are not to know it".to_owned())
    }
}

/// Whose prize it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrizeOf {
    /// This table's.
    Table,
    /// The whole party's: whether it was the first there is for the party to say.
    Party,
}

impl PrizeOf {
    /// Both, the table's first.
    pub const BOTH: [Self; 2] = [Self::Table, Self::Party];
}

/// A prize as a viewer knows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PrizeView {
    /// Whose prize it is.
    pub of: PrizeOf,
    /// The word, if the viewer may know it.
    pub word: Option<Word>,
    /// Who spelled it first at this table.
    pub winner: Option<Seat>,
}

use crate::Word;
use kee_game::{Form, OptionValue, Seat, Values};
use kee_grid::Board;
use serde::{Deserialize, Serialize};

/// A word that wins a prize (W7.1): `none`, `WORD` if it is announced, `secret:WORD` if the host keeps it secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrizeWord {
    /// No prize.
    None,
    /// A word that everyone knows.
    Announced(Word),
    /// A word that only the host knows until someone spells it.
    Secret(Word),
}

impl PrizeWord {
    /// The word, secret or not.
    pub fn word(&self) -> Option<&Word> {
        match self {
            Self::None => None,
            Self::Announced(word) | Self::Secret(word) => Some(word),
        }
    }
}

impl OptionValue for PrizeWord {
    fn read(text: &str) -> Option<Self> {
        // No board has room for a longer word.
        let read = |word: &str| word.parse().ok().filter(|word: &Word| word.letters() <= Board::MOST);
        match text.strip_prefix("secret:") {
            _ if text == "none" => Some(Self::None),
            Some(word) => read(word).map(Self::Secret),
            None => read(text).map(Self::Announced),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::None => "none".to_owned(),
            Self::Announced(word) => word.to_string(),
            Self::Secret(word) => format!("secret:{word}"),
        }
    }

    /// Says that there is a secret word, but not which.
    fn announced(&self) -> String {
        match self {
            Self::Secret(_) => "secret".to_owned(),
            Self::None | Self::Announced(_) => self.write(),
        }
    }

    fn values() -> Values {
        const FORMS: &[Form] =
            &[Form::word("none"), Form::text("secret", "secret:", "QUARTZ"), Form::text("word", "", "QUARTZ")];
        Values::Written { forms: FORMS, problem: "problem-keyword-prize" }
    }
}

/// The owner of a prize.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrizeOf {
    /// This table.
    Table,
    /// The whole party, which decides whether this table was first.
    Party,
}

impl PrizeOf {
    /// Both, the table's first.
    pub const BOTH: [Self; 2] = [Self::Table, Self::Party];
}

/// A prize as a viewer knows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PrizeWordView {
    /// Its owner.
    pub of: PrizeOf,
    /// The word, if the viewer may know it.
    pub word: Option<Word>,
    /// The first seat at this table to spell it.
    pub winner: Option<Seat>,
}

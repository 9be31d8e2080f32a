use crate::{Name, text::first_word};
use kee_game::Unreadable;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use std::fmt;

/// A prize for the first to spell a word (W7.1). It is worth no points (W7.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// Its possible winners.
    pub of: PrizeFor,
    /// Whether the word stays secret until someone spells it.
    pub secret: bool,
    /// The word, in capitals.
    #[serde(deserialize_with = "read_word")]
    pub word: String,
}

/// The possible winners of a prize.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PrizeFor {
    /// The first in the whole party.
    Party,
    /// The first at this table, counted from 1.
    Table(usize),
    /// The first at each of the tables: one prize per table.
    EachTable,
}

/// The public view of a prize.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PrizeView {
    /// Its possible winners.
    pub of: PrizeFor,
    /// The word, unless it is a secret that nobody has spelled yet.
    pub word: Option<String>,
    /// The winners, with the number of their table.
    pub won: Vec<(usize, Name)>,
}

impl Prize {
    /// A prize for this word, which may be typed in small letters.
    pub fn new(of: PrizeFor, secret: bool, word: &str) -> Result<Self, Unreadable> {
        let word = prize_word(word.trim()).ok_or_else(|| Unreadable::new("a word of 2 to 25 letters", word))?;
        Ok(Self { of, secret, word })
    }

    /// Its public view: a secret word only once someone has spelled it.
    pub(crate) fn view(&self, won: &[(usize, Name)]) -> PrizeView {
        let open = !self.secret || !won.is_empty();
        PrizeView { of: self.of, word: open.then(|| self.word.clone()), won: won.to_vec() }
    }

    /// Whether it can still be won at this table.
    pub(crate) fn is_open_to(&self, table: usize, won: &[(usize, Name)]) -> bool {
        match self.of {
            PrizeFor::Party => won.is_empty(),
            PrizeFor::Table(number) => number == table && won.is_empty(),
            PrizeFor::EachTable => won.iter().all(|(number, _)| *number != table),
        }
    }
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.of {
            PrizeFor::Party => f.write_str("party")?,
            PrizeFor::Table(number) => write!(f, "table {number}")?,
            PrizeFor::EachTable => f.write_str("tables")?,
        }
        write!(f, "{} {}", if self.secret { " secret" } else { "" }, self.word)
    }
}

kee_game::from_text!(Prize, |text| {
    let expected =
        || Unreadable::new("`party`, `tables` or `table N`, optionally `secret`, and a word of 2 to 25 letters", text);
    let (of, rest) = match first_word(text) {
        ("party", rest) => (PrizeFor::Party, rest),
        ("tables", rest) => (PrizeFor::EachTable, rest),
        ("table", rest) => {
            let (number, rest) = first_word(rest);
            (PrizeFor::Table(number.parse().map_err(|_| expected())?), rest)
        }
        _ => return Err(expected()),
    };
    let (secret, word) = match first_word(rest) {
        ("secret", word) => (true, word),
        _ => (false, rest),
    };
    Ok(Self { of, secret, word: prize_word(word).ok_or_else(expected)? })
});

/// A word in capitals, however it is typed.
fn prize_word(text: &str) -> Option<String> {
    let good = (2..=25).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    good.then(|| text.to_ascii_uppercase())
}

/// Checks words in JSON as if they were typed.
fn read_word<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let word = String::deserialize(from)?;
    prize_word(&word).ok_or_else(|| D::Error::custom("expected a word of 2 to 25 letters"))
}

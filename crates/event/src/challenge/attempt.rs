use crate::{
    Name, PersonId,
    words::{first_word, number},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A game that somebody has played to its end. Whoever keeps the board has replayed it: nobody's word is taken for a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Who.
    pub person: PersonId,
    /// As what they want to be known.
    pub name: Name,
    /// The score.
    pub score: i64,
    /// What each turn brought.
    pub turns: Vec<i64>,
    /// The words that were found, in capitals.
    pub words: Vec<String>,
    /// The digest of the game's record: a game that is handed in twice counts once.
    pub record: String,
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns: Vec<String> = self.turns.iter().map(i64::to_string).collect();
        let list = |things: &[String]| if things.is_empty() { "-".to_owned() } else { things.join(",") };
        let Self { person, name, score, record, .. } = self;
        write!(f, "{person} {score} {} {} {record} {name}", list(&turns), list(&self.words))
    }
}

impl FromStr for Attempt {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (person, rest) = first_word(text);
        let (score, rest) = first_word(rest);
        let (turns, rest) = first_word(rest);
        let (words, rest) = first_word(rest);
        let (record, name) = first_word(rest);
        let list = |text: &str| -> Vec<String> {
            if text == "-" { Vec::new() } else { text.split(',').map(str::to_owned).collect() }
        };
        let word = |word: String| {
            let good = !word.is_empty() && word.chars().all(|letter| letter.is_alphabetic() && !letter.is_lowercase());
            if good { Ok(word) } else { Err(Unreadable::new("a word in capitals", &word)) }
        };
        Ok(Self {
            person: person.parse()?,
            name: name.parse()?,
            score: number(score, "a score")?,
            turns: list(turns).iter().map(|turn| number(turn, "the points of a turn")).collect::<Result<_, _>>()?,
            words: list(words).into_iter().map(word).collect::<Result<_, _>>()?,
            record: digest(record)?,
        })
    }
}

fn digest(text: &str) -> Result<String, Unreadable> {
    let good = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if good { Ok(text.to_owned()) } else { Err(Unreadable::new("the digest of a record, 64 digits 0-9 a-f", text)) }
}

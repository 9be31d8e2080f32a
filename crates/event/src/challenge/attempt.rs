use crate::{
    Name, Person,
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
    pub person: Person,
    /// As what they want to be known.
    pub name: Name,
    /// The score.
    pub score: i64,
    /// What each turn brought.
    pub turns: Vec<i64>,
    /// The words that were found, in capitals.
    pub words: Vec<String>,
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns: Vec<String> = self.turns.iter().map(i64::to_string).collect();
        let list = |things: &[String]| if things.is_empty() { "-".to_owned() } else { things.join(",") };
        write!(f, "{} {} {} {} {}", self.person, self.score, list(&turns), list(&self.words), self.name)
    }
}

impl FromStr for Attempt {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (person, rest) = first_word(text);
        let (score, rest) = first_word(rest);
        let (turns, rest) = first_word(rest);
        let (words, name) = first_word(rest);
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
        })
    }
}

use super::Word;
use crate::Walk;
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// What a seat can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeesdrowAction {
    /// Walk a word: `STRESS a1-b1-c1-b2-a1-a1`.
    Play {
        /// What is spelled.
        word: Word,
        /// By which letters.
        walk: Walk,
    },
    /// Play no word, or end a spree: `pass`.
    Pass,
    /// Challenge the last word of the turn before, `challenge`, or another of a spree by its number, `challenge 2`.
    Challenge(Option<u16>),
    /// Let the turn before stand: `let`.
    Let,
}

impl fmt::Display for KeesdrowAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { word, walk } => write!(f, "{word} {walk}"),
            Self::Pass => f.write_str("pass"),
            Self::Challenge(None) => f.write_str("challenge"),
            Self::Challenge(Some(number)) => write!(f, "challenge {number}"),
            Self::Let => f.write_str("let"),
        }
    }
}

impl FromStr for KeesdrowAction {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("`WORD WALK` as in `CAT a1-b1-c1`, `pass`, `challenge` or `let`", text);
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["pass"] => Ok(Self::Pass),
            ["let"] => Ok(Self::Let),
            ["challenge"] => Ok(Self::Challenge(None)),
            ["challenge", number] => {
                let read = number.parse().ok().filter(|read: &u16| *read > 0 && read.to_string() == number);
                read.map(|number| Self::Challenge(Some(number))).ok_or_else(wrong)
            }
            [word, walk] => Ok(Self::Play { word: word.parse().map_err(|_| wrong())?, walk: walk.parse()? }),
            _ => Err(wrong()),
        }
    }
}

kee_game::serde_as_text!(KeesdrowAction);

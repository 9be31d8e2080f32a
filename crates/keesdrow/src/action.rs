use crate::{Walk, Word};
use kee_game::Unreadable;
use std::fmt;

/// An action of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeesdrowAction {
    /// A word and its walk: `STRESS a1-b1-c1-b2-a1-a1`.
    Play {
        /// The word.
        word: Word,
        /// Its letters.
        walk: Walk,
    },
    /// No word, or the end of a spree: `pass`.
    Pass,
    /// A challenge of the last word of the turn before, `challenge`, or of another word of a spree, `challenge 2`.
    Challenge(Option<u16>),
    /// No challenge of the turn before, which may stand: `let`.
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

kee_game::text_form!(KeesdrowAction, |text| {
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
});

use super::Word;
use kee_game::{Refuse, Seat};
use std::fmt;

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum ChainRefusal {
    /// The word begins with another letter.
    WrongLetter(Word, char),
    /// The word has too few letters.
    TooShort(Word, u32),
    /// The word was said before.
    AlreadySaid(Word),
    /// The list does not have it.
    NotAWord(Word),
    /// No word begins with this letter.
    DeadLetter(char),
    /// There is no word a steward could strike.
    NothingToStrike,
    /// A forfeit of a seat that is not on turn.
    NotOnTurn(Seat),
    /// That ruling has no meaning here.
    NoSuchRuling,
}

impl Refuse for ChainRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::WrongLetter(..) => "wrong_letter",
            Self::TooShort(..) => "too_short",
            Self::AlreadySaid(_) => "already_said",
            Self::NotAWord(_) => "not_a_word",
            Self::DeadLetter(_) => "dead_letter",
            Self::NothingToStrike => "nothing_to_strike",
            Self::NotOnTurn(_) => "not_on_turn",
            Self::NoSuchRuling => "no_such_ruling",
        }
    }
}

impl fmt::Display for ChainRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongLetter(word, letter) => write!(f, "The word has to begin with {letter}, got {word}."),
            Self::TooShort(word, shortest) => write!(f, "A word has at least {shortest} letters, got {word}."),
            Self::AlreadySaid(word) => write!(f, "The word {word} has been said before."),
            Self::NotAWord(word) => write!(f, "The word list has no {word}."),
            Self::DeadLetter(letter) => write!(f, "No word begins with {letter}."),
            Self::NothingToStrike => f.write_str("There is no word that could be struck."),
            Self::NotOnTurn(seat) => write!(f, "Seat {seat} is not on turn."),
            Self::NoSuchRuling => f.write_str("A word stands until a steward strikes it."),
        }
    }
}

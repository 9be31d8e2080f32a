use super::Word;
use crate::{Cell, Trouble};
use kee_game::{Refuse, Seat};
use kee_lexicon::Letter;
use std::fmt;

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum KeesdrowRefusal {
    /// It is somebody else's turn.
    NotYourTurn,
    /// A step goes further than to a neighbour (K3.1).
    Jump(Cell, Cell),
    /// No letter lies there.
    NoLetter(Cell),
    /// The letter has no use left (K3.2).
    LetterExpired(Cell, Letter),
    /// The walk spells something else.
    Misspelt(Word, String),
    /// The word has too few letters (K3.4).
    TooShort(Word, u32),
    /// The list does not have it (K6.1).
    NotAWord(Word),
    /// The same letters have spelled it before (K3.5).
    PlayedBefore(Word),
    /// It is a shorter version of an earlier word on the same letters (K3.8).
    ShorterVersion {
        /// The word that is refused.
        word: Word,
        /// The one that bars it.
        earlier: Word,
    },
    /// The case has no peg of this colour for this cell (K1.4).
    NoPegLeft(Cell, u8),
    /// No walk on this board spells it.
    CannotBeWalked(Word),
    /// There is no turn this seat could challenge.
    NothingToChallenge,
    /// The turn has fewer words.
    NoSuchWord(u16, u16),
    /// The word has been challenged already, or was struck.
    WordSettled(u16),
    /// These tiles cannot be laid or picked now.
    WrongDraw,
    /// A ruling on a turn when none can be challenged.
    NothingToRuleOn,
    /// A forfeit of a seat that is not on turn.
    NotOnTurn(Seat),
}

impl From<Trouble> for KeesdrowRefusal {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::NoLetter(cell) => Self::NoLetter(cell),
            Trouble::Jump(from, to) => Self::Jump(from, to),
            Trouble::Expired(cell, letter) => Self::LetterExpired(cell, letter),
        }
    }
}

impl Refuse for KeesdrowRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "not_your_turn",
            Self::Jump(..) => "jump",
            Self::NoLetter(_) => "no_letter",
            Self::LetterExpired(..) => "letter_expired",
            Self::Misspelt(..) => "misspelt",
            Self::TooShort(..) => "too_short",
            Self::NotAWord(_) => "not_a_word",
            Self::PlayedBefore(..) => "played_before",
            Self::ShorterVersion { .. } => "shorter_version",
            Self::NoPegLeft(..) => "no_peg_left",
            Self::CannotBeWalked(_) => "cannot_be_walked",
            Self::NothingToChallenge => "nothing_to_challenge",
            Self::NoSuchWord(..) => "no_such_word",
            Self::WordSettled(_) => "word_settled",
            Self::WrongDraw => "wrong_draw",
            Self::NothingToRuleOn => "nothing_to_rule_on",
            Self::NotOnTurn(_) => "not_on_turn",
        }
    }
}

impl fmt::Display for KeesdrowRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => f.write_str("It is not your turn to play a word."),
            Self::Jump(from, to) => write!(f, "From {from} to {to} is a jump; a step goes to a neighbour or stays."),
            Self::NoLetter(cell) => write!(f, "No letter lies at {cell}."),
            Self::LetterExpired(cell, letter) => {
                let letter = letter.to_char().to_ascii_uppercase();
                write!(f, "The {letter} at {cell} has no use left: a letter is used three times in a game.")
            }
            Self::Misspelt(word, spelled) => {
                write!(f, "The walk spells {}, not {word}.", spelled.to_ascii_uppercase())
            }
            Self::TooShort(word, shortest) => write!(f, "A word has at least {shortest} letters, got {word}."),
            Self::NotAWord(word) => write!(f, "The word list has no {word}."),
            Self::PlayedBefore(word) => write!(f, "These very letters have spelled {word} before."),
            Self::ShorterVersion { word, earlier } => {
                write!(f, "On these letters {word} is a shorter version of {earlier}, which was played before.")
            }
            Self::NoPegLeft(cell, uses) => {
                let colour = ["green", "yellow", "red"][usize::from(*uses).min(2)];
                write!(f, "The case has no {colour} peg left for {cell}.")
            }
            Self::CannotBeWalked(word) => write!(f, "No walk on this board spells {word}."),
            Self::NothingToChallenge => f.write_str("There is no word that you could challenge now."),
            Self::NoSuchWord(number, words) => write!(f, "The turn has {words} words, so there is no word {number}."),
            Self::WordSettled(number) => {
                write!(f, "Word {number} of the turn is settled already; challenge another one.")
            }
            Self::WrongDraw => f.write_str("These tiles cannot be laid or picked now."),
            Self::NothingToRuleOn => f.write_str("No turn is open that could be ruled on."),
            Self::NotOnTurn(seat) => write!(f, "Seat {seat} is not on turn and has nothing to forfeit."),
        }
    }
}

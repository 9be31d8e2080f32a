use super::Word;
use crate::{Cell, Trouble};
use kee_game::{Message, Reason, Seat};
use kee_lexicon::Letter;

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

kee_game::messages! {
    /// What this game refuses.
    pub(super) REFUSALS;
    not_your_turn();
    jump(from, to);
    no_letter(cell);
    letter_expired(letter, cell);
    misspelt(word, spelled);
    too_short(word, shortest);
    not_a_word(word);
    played_before(word);
    shorter_version(word, earlier);
    no_peg_left(cell, colour);
    cannot_be_walked(word);
    nothing_to_challenge();
    no_such_word(number, words);
    word_settled(number);
    wrong_draw();
    nothing_to_rule_on();
    not_on_turn(seat);
}

impl Reason for KeesdrowRefusal {
    fn message(&self) -> Message {
        match self {
            Self::NotYourTurn => not_your_turn(),
            Self::Jump(from, to) => jump(from.to_string(), to.to_string()),
            Self::NoLetter(cell) => no_letter(cell.to_string()),
            Self::LetterExpired(cell, letter) => {
                letter_expired(letter.to_char().to_ascii_uppercase(), cell.to_string())
            }
            Self::Misspelt(word, spelled) => misspelt(word.to_string(), spelled.to_ascii_uppercase()),
            Self::TooShort(word, shortest) => too_short(word.to_string(), *shortest),
            Self::NotAWord(word) => not_a_word(word.to_string()),
            Self::PlayedBefore(word) => played_before(word.to_string()),
            Self::ShorterVersion { word, earlier } => shorter_version(word.to_string(), earlier.to_string()),
            Self::NoPegLeft(cell, uses) => {
                no_peg_left(cell.to_string(), ["green", "yellow", "red"][usize::from(*uses).min(2)])
            }
            Self::CannotBeWalked(word) => cannot_be_walked(word.to_string()),
            Self::NothingToChallenge => nothing_to_challenge(),
            Self::NoSuchWord(number, words) => no_such_word(*number, *words),
            Self::WordSettled(number) => word_settled(*number),
            Self::WrongDraw => wrong_draw(),
            Self::NothingToRuleOn => nothing_to_rule_on(),
            Self::NotOnTurn(seat) => not_on_turn(*seat),
        }
    }
}

use super::Word;
use kee_game::{Message, Reason, Seat};

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

kee_game::messages! {
    /// What this game refuses.
    pub(super) REFUSALS;
    wrong_letter(word, letter);
    too_short(word, shortest);
    already_said(word);
    not_a_word(word);
    dead_letter(letter);
    nothing_to_strike();
    not_on_turn(seat);
    no_such_ruling();
}

impl Reason for ChainRefusal {
    fn message(&self) -> Message {
        match self {
            Self::WrongLetter(word, letter) => wrong_letter(word.to_string(), *letter),
            Self::TooShort(word, shortest) => too_short(word.to_string(), *shortest),
            Self::AlreadySaid(word) => already_said(word.to_string()),
            Self::NotAWord(word) => not_a_word(word.to_string()),
            Self::DeadLetter(letter) => dead_letter(*letter),
            Self::NothingToStrike => nothing_to_strike(),
            Self::NotOnTurn(seat) => not_on_turn(*seat),
            Self::NoSuchRuling => no_such_ruling(),
        }
    }
}

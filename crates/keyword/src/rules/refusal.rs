use crate::{Letters, Word};
use kee_game::{Refuse, Seat};
use kee_grid::{Misfit, Placement, Square};
use std::fmt;

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum KeywordRefusal {
    /// It is somebody else's turn.
    NotYourTurn,
    /// The letters cannot lie there.
    Misfit(Misfit),
    /// It can be played, but is written otherwise.
    Spelling(Placement),
    /// The rack has not all the letters; these are missing.
    NotOnRack(Letters),
    /// The first word has too few letters (W3.1).
    FirstTooShort(Word),
    /// The first letter of the first word does not lie on gray (W3.1).
    NotOnGray(Square),
    /// Not joined to the layout (W3.2); perhaps it touches a letter at a corner only.
    NotJoined(Option<Square>),
    /// Words with too few letters (W3.2).
    TooShort(Vec<Word>, u32),
    /// The list does not have these (W5.2).
    NotWords(Vec<Word>),
    /// No place on the board takes this word.
    NoPlace(Word),
    /// Scores are not called at this table (W3.3).
    NoCalls,
    /// Fewer letters are left than are to be exchanged (W3.5).
    TooFewLeft(usize, usize),
    /// An exchange of nothing.
    NothingToExchange,
    /// These words were found bad this turn (W5.2).
    Struck(Vec<Word>),
    /// A pass by a player who took letters back (W5.2).
    MustPlay,
    /// There is no play of its own that this seat could take back (W5.4).
    NothingToWithdraw,
    /// There is no play that this seat could point at.
    NothingToPointAt,
    /// This cannot be drawn now.
    WrongDraw,
    /// A ruling on a play when none can be pointed at.
    NothingToRuleOn,
    /// A forfeit of a seat that is not on turn.
    NotOnTurn(Seat),
}

impl Refuse for KeywordRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "not_your_turn",
            Self::Misfit(misfit) => misfit.code(),
            Self::Spelling(_) => "spelling",
            Self::NotOnRack(_) => "not_on_rack",
            Self::FirstTooShort(_) => "first_too_short",
            Self::NotOnGray(_) => "not_on_gray",
            Self::NotJoined(_) => "not_joined",
            Self::TooShort(..) => "too_short",
            Self::NotWords(_) => "not_words",
            Self::NoPlace(_) => "no_place",
            Self::NoCalls => "no_calls",
            Self::TooFewLeft(..) => "too_few_left",
            Self::NothingToExchange => "nothing_to_exchange",
            Self::Struck(_) => "struck",
            Self::MustPlay => "must_play",
            Self::NothingToWithdraw => "nothing_to_withdraw",
            Self::NothingToPointAt => "nothing_to_point_at",
            Self::WrongDraw => "wrong_draw",
            Self::NothingToRuleOn => "nothing_to_rule_on",
            Self::NotOnTurn(_) => "not_on_turn",
        }
    }
}

impl fmt::Display for KeywordRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => f.write_str("It is not your turn to play."),
            Self::Misfit(misfit) => write!(f, "{misfit}"),
            Self::Spelling(placement) => write!(f, "This play is written `{placement}`."),
            Self::NotOnRack(letters) => write!(f, "Your rack does not have enough of these letters: {letters}."),
            Self::FirstTooShort(word) => write!(f, "The first word has three letters or more, got {word}."),
            Self::NotOnGray(square) => {
                write!(f, "The first letter of the first word lies on a gray square, and {square} is none.")
            }
            Self::NotJoined(None) => f.write_str("The word must be joined to those on the board."),
            Self::NotJoined(Some(corner)) => {
                write!(f, "The word must be joined to those on the board; it touches {corner} only at a corner.")
            }
            Self::TooShort(words, shortest) => {
                write!(f, "Words have at least {shortest} letters, got {}.", Word::list(words))
            }
            Self::NotWords(words) => write!(f, "The word list does not have {}.", Word::list(words)),
            Self::NoPlace(word) => write!(f, "There is no place on the board where you could play {word}."),
            Self::NoCalls => f.write_str("Scores are not called at this table: type the word alone."),
            Self::TooFewLeft(wanted, left) => {
                write!(f, "{wanted} letters cannot be exchanged: {left} are left to draw.")
            }
            Self::NothingToExchange => f.write_str("An exchange needs one letter at least."),
            Self::Struck(words) => {
                let words = Word::list(words);
                write!(f, "You have already taken back {words} this turn. Correct the spelling or play another word.")
            }
            Self::MustPlay => {
                f.write_str("You took letters back, so you can't pass. Play another word or exchange letters.")
            }
            Self::NothingToWithdraw => f.write_str("You have no play to take back. Play a word, exchange or pass."),
            Self::NothingToPointAt => f.write_str("There is no play that you could point at now."),
            Self::WrongDraw => f.write_str("This cannot be drawn now."),
            Self::NothingToRuleOn => f.write_str("There is no play that could be ruled on."),
            Self::NotOnTurn(seat) => write!(f, "Seat {seat} is not on turn and has nothing to forfeit."),
        }
    }
}

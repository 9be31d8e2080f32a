use crate::{Letters, Word};
use kee_game::{Arg, Message, Reason, Seat};
use kee_grid::{Misfit, Placement, Square};

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

kee_game::messages! {
    /// What this game refuses, beside [`kee_grid::MISFITS`].
    pub(super) REFUSALS;
    not_your_turn();
    spelling(play);
    not_on_rack(letters);
    first_too_short(word);
    not_on_gray(square);
    not_joined(corner);
    too_short(words, shortest);
    not_words(words);
    no_place(word);
    no_calls();
    too_few_left(wanted, left);
    nothing_to_exchange();
    struck(words);
    must_play();
    nothing_to_withdraw();
    nothing_to_point_at();
    wrong_draw();
    nothing_to_rule_on();
    not_on_turn(seat);
}

impl Reason for KeywordRefusal {
    fn message(&self) -> Message {
        match self {
            Self::NotYourTurn => not_your_turn(),
            Self::Misfit(misfit) => misfit.message(),
            Self::Spelling(placement) => spelling(placement.to_string()),
            Self::NotOnRack(letters) => not_on_rack(letters.to_string()),
            Self::FirstTooShort(word) => first_too_short(word.to_string()),
            Self::NotOnGray(square) => not_on_gray(square.to_string()),
            Self::NotJoined(corner) => not_joined(corner.map_or("none".to_owned(), |corner| corner.to_string())),
            Self::TooShort(words, shortest) => too_short(Arg::texts(words), *shortest),
            Self::NotWords(words) => not_words(Arg::texts(words)),
            Self::NoPlace(word) => no_place(word.to_string()),
            Self::NoCalls => no_calls(),
            Self::TooFewLeft(wanted, left) => too_few_left(*wanted, *left),
            Self::NothingToExchange => nothing_to_exchange(),
            Self::Struck(words) => struck(Arg::texts(words)),
            Self::MustPlay => must_play(),
            Self::NothingToWithdraw => nothing_to_withdraw(),
            Self::NothingToPointAt => nothing_to_point_at(),
            Self::WrongDraw => wrong_draw(),
            Self::NothingToRuleOn => nothing_to_rule_on(),
            Self::NotOnTurn(seat) => not_on_turn(*seat),
        }
    }
}

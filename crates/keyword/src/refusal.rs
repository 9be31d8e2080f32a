use crate::{Letters, Word};
use kee_game::{Arg, Seat};
use kee_grid::{Misfit, Placement, Square};

kee_game::message_enum! {
    /// A reason to refuse an input.
    pub enum KeywordRefusal: Reason {
        /// It is another player's turn; what this seat can do: `challenge`, `withdraw` or `wait`.
        NotYourTurn(can: &'static str) = "not_your_turn"(can = *can),
        /// The letters do not fit there.
        Misfit(misfit: Misfit) => misfit.message(),
        /// The play is legal but has another text form.
        Spelling(play: Placement) = "spelling"(play),
        /// These letters are missing from the rack.
        NotOnRack(letters: Letters) = "not_on_rack"(letters),
        /// The first word is too short (W3.1).
        FirstTooShort(word: Word) = "first_too_short"(word),
        /// The first word does not start on grey (W3.1).
        NotOnGray(square: Square) = "not_on_gray"(square),
        /// The word is not joined to the others (W3.2); it may touch a letter at a corner.
        NotJoined(corner: Option<Square>) =
            "not_joined"(corner = corner.map_or("none".to_owned(), |corner| corner.to_string())),
        /// These words are too short (W3.2).
        TooShort(words: Vec<Word>, shortest: u32) = "too_short"(words = Arg::list(words), count = words.len(), shortest),
        /// The dictionary does not have these words (W5.2).
        NotWords(words: Vec<Word>) = "not_words"(words = Arg::list(words), count = words.len()),
        /// The word fits nowhere on the board.
        NoPlace(word: Word) = "no_place"(word),
        /// Scores are not called at this table (W3.3).
        NoCalls = "no_calls"(),
        /// Too few letters are left for this exchange (W3.5).
        TooFewLeft(wanted: usize, left: usize) = "too_few_left"(wanted, left),
        /// The exchange has no letters.
        NothingToExchange = "nothing_to_exchange"(),
        /// These words were found invalid this turn (W5.2).
        Struck(words: Vec<Word>) = "struck"(words = Arg::list(words)),
        /// A player who took letters back may not pass (W5.2).
        MustPlay = "must_play"(),
        /// The seat has no play to take back (W5.4).
        NothingToWithdraw = "nothing_to_withdraw"(),
        /// The seat has no play to challenge.
        NothingToPointAt = "nothing_to_point_at"(),
        /// The draw does not fit the state.
        WrongDraw = "wrong_draw"(),
        /// A ruling on a play when none can be challenged.
        NothingToRuleOn = "nothing_to_rule_on"(),
        /// A forfeit by a seat whose turn it is not.
        NotOnTurn(seat: Seat) = "not_on_turn"(seat),
    }
}

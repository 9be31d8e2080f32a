use crate::{Cell, Trouble, Word};
use kee_game::Seat;
use kee_lexicon::Letter;

kee_game::message_enum! {
    /// A reason to refuse an input.
    pub enum KeesdrowRefusal: Reason {
        /// It is another player's turn.
        NotYourTurn = "not_your_turn"(),
        /// A step goes farther than to a neighbour (K3.1).
        Jump(from: Cell, to: Cell) = "jump"(from, to),
        /// There is no letter at this cell.
        NoLetter(cell: Cell) = "no_letter"(cell),
        /// The letter is used up (K3.2).
        LetterExpired(cell: Cell, letter: Letter) = "letter_expired"(letter = letter.to_capital(), cell),
        /// The walk spells another word.
        Misspelt(word: Word, spelled: String) = "misspelt"(word, spelled = spelled.to_ascii_uppercase()),
        /// The word is too short (K3.4).
        TooShort(word: Word, shortest: u32) = "too_short"(word, shortest),
        /// The dictionary does not have the word (K6.1).
        NotAWord(word: Word) = "not_a_word"(word),
        /// The word was played on the same letters before (K3.5).
        PlayedBefore(word: Word) = "played_before"(word),
        /// The word is a shorter version of an earlier one on the same letters (K3.8).
        ShorterVersion(word: Word, earlier: Word) = "shorter_version"(word, earlier),
        /// No peg of this colour is left for this cell (K1.4).
        NoPegLeft(cell: Cell, uses: u8) =
            "no_peg_left"(cell, colour = ["green", "yellow", "red"][usize::from(*uses).min(2)]),
        /// The board has no walk that spells the word.
        CannotBeWalked(word: Word) = "cannot_be_walked"(word),
        /// The seat has no turn to challenge.
        NothingToChallenge = "nothing_to_challenge"(),
        /// The turn has fewer words.
        NoSuchWord(number: u16, words: u16) = "no_such_word"(number, words),
        /// The word was already challenged or struck.
        WordSettled(number: u16) = "word_settled"(number),
        /// The draw does not fit the state.
        WrongDraw = "wrong_draw"(),
        /// A ruling on a turn when none can be challenged.
        NothingToRuleOn = "nothing_to_rule_on"(),
        /// A forfeit by a seat whose turn it is not.
        NotOnTurn(seat: Seat) = "not_on_turn"(seat),
    }
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

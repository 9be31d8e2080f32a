use super::ChainWord;
use kee_game::Seat;

kee_game::message_enum! {
    /// A reason to refuse an input.
    pub enum ChainRefusal: Reason {
        /// The word begins with another letter.
        WrongLetter(word: ChainWord, letter: char) = "wrong_letter"(word, letter),
        /// The word is too short.
        TooShort(word: ChainWord, shortest: u32) = "too_short"(word, shortest),
        /// The word was said before.
        AlreadySaid(word: ChainWord) = "already_said"(word),
        /// The dictionary does not have the word.
        NotAWord(word: ChainWord) = "not_a_word"(word),
        /// No word begins with this letter.
        DeadLetter(letter: char) = "dead_letter"(letter),
        /// There is no word to strike.
        NothingToStrike = "nothing_to_strike"(),
        /// A forfeit by a seat whose turn it is not.
        NotOnTurn(seat: Seat) = "not_on_turn"(seat),
        /// The ruling does not apply to this game.
        NoSuchRuling = "no_such_ruling"(),
    }
}

use crate::{BoardChoice, PrizeWord};
use kee_game::{Count, Seconds};

kee_game::choices! {
    /// The judge of words (W5.2).
    pub enum Judge {
        /// The word list: what is not in it is refused at once.
        Referee = "referee",
        /// The players: any word may be played, and until the next one plays anyone may point at it.
        Table = "table",
    }

    /// Whether players call their scores (W3.3).
    pub enum Call {
        /// The table counts.
        Off = "off",
        /// A player may say what a play scores; a wrong call is shown and corrected.
        On = "on",
    }
}

kee_game::options! {
    /// The options of a table.
    pub struct KeywordOptions {
        /// The board, with its letters and the points of its squares.
        board: BoardChoice = BoardChoice::Reconstruction,
        /// The number of letters in a full rack.
        #[only(tests)]
        rack: Count<3, 10> = Count::new(10),
        /// The fewest letters of a word after the first one, which has three or more.
        shortest: Count<2, 3> = Count::new(2),
        /// The number of key squares a word must cover to be a keyword.
        keyword_keys: Count<1, 3> = Count::new(2),
        /// Whether players call their scores.
        call: Call = Call::Off,
        /// The judge of words.
        judge: Judge = Judge::Referee,
        /// The time to point at a word, where the table judges; it is over in any case when the next player plays.
        pointing: Seconds<600> = Seconds::NONE,
        /// The time for a turn; who is late passes.
        timer: Seconds<3600> = Seconds::NONE,
        /// The time for the whole game; a party's is 2400, forty minutes.
        limit: Seconds<86_400> = Seconds::NONE,
        /// The word that wins this table's prize.
        table_prize: PrizeWord = PrizeWord::None,
        /// The word that wins the prize of the whole party.
        party_prize: PrizeWord = PrizeWord::None,
    }
}

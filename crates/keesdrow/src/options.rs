use crate::{Maze, Shorter};
use kee_game::{Count, Form, OptionValue, Seat, SeatSet, Seconds, Values};

kee_game::choices! {
    /// Whether the pegs can run out (K1.4).
    pub enum PegSupply {
        /// There are always enough.
        Unlimited = "unlimited",
        /// Only those in the case: a word that needs a peg that is not there cannot be played.
        Boxed = "boxed",
    }

    /// The length of a turn (K5.1).
    pub enum Turn {
        /// One word, or none.
        Single = "single",
        /// As many words as possible within the timer.
        Spree = "spree",
    }

    /// The judge of words (K6.1).
    pub enum Judge {
        /// The word list: what is not in it is refused.
        Referee = "referee",
        /// The opponents: any word may be played and stands unless it is challenged.
        Challenge = "challenge",
    }

    /// The cost of a bad word of a spree to its player (K6.3).
    pub enum BadWord {
        /// Only this word; the other words of the turn stand.
        Word = "word",
        /// The whole turn.
        Turn = "turn",
    }

    /// The cost of playing a word that is not in the dictionary, where the word list judges (K6.4).
    pub enum WrongWord {
        /// Nothing: it is refused, and the player tries another word.
        Free = "free",
        /// The turn is over.
        CostsTheTurn = "costs_the_turn",
    }

    /// The moment a tile of Four Score is won (K9.2).
    pub enum TileWon {
        /// As soon as a peg makes its four letters all yellow or all red, in spelling order.
        EachPeg = "each_peg",
        /// Only if its four letters are all yellow or all red when the word is complete.
        WholeWord = "whole_word",
    }

    /// The end of the game (K7).
    pub enum End {
        /// Someone has reached the goal and everyone has had the same number of turns.
        Goal = "goal",
        /// Everyone has had a set number of turns.
        Turns = "turns",
        /// Every player in a row has failed to produce a word.
        Exhaustion = "exhaustion",
        /// The time for the whole game is up.
        Limit = "limit",
    }

    /// The game that is played with the maze (K9, K10).
    pub enum Variant {
        /// Keesdrow itself.
        None = "none",
        /// Four Score: tiles that are all yellow or all red are won, and the first to have enough of them wins.
        FourScore = "four_score",
        /// Flip Flop: a word that uses a letter more than once turns its column of tiles.
        FlipFlop = "flip_flop",
    }
}

kee_game::options! {
    /// The options of a table.
    pub struct KeesdrowOptions {
        /// The maze.
        edition: Maze = Maze::Classic,
        /// Whether the pegs can run out.
        pegs: PegSupply = PegSupply::Unlimited,
        /// The fewest letters of a word.
        shortest: Count<2, 8> = Count::new(2),
        /// The shorter versions of a word already played that are barred.
        shorter: Shorter = Shorter::PrefixOnly,
        /// The length of a turn.
        turn: Turn = Turn::Single,
        /// The time for a turn.
        timer: Seconds<3600> = Seconds::NONE,
        /// The judge of words.
        judge: Judge = Judge::Referee,
        /// The time to challenge a turn, where words can be challenged.
        challenge: Seconds<600> = Seconds::new(20),
        /// The cost of a bad word of a spree, where words can be challenged.
        bad_word: BadWord = BadWord::Word,
        /// The cost of a word outside the dictionary, where the word list judges.
        wrong_word: WrongWord = WrongWord::Free,
        /// The players who may consult the dictionary during play.
        lookup: Lookup = Lookup::Nobody,
        /// The end of the game. Four Score ends when enough tiles are won.
        end: End = End::Goal,
        /// The points to reach, where the game has a goal.
        goal: Count<1, 10_000> = Count::new(100),
        /// The number of turns of each player or team, where they are counted.
        turns: Count<1, 1000> = Count::new(10),
        /// The time for the whole game.
        limit: Seconds<86_400> = Seconds::NONE,
        /// The game that is played with the maze.
        variant: Variant = Variant::None,
        /// The number of tiles that win a game of Four Score.
        tiles: Count<3, 5> = Count::new(3),
        /// The moment a tile of Four Score is won.
        tile_won: TileWon = TileWon::EachPeg,
    }
}

impl KeesdrowOptions {
    /// The options that show on a printed board.
    pub const ON_A_BOARD: &'static [&'static str] = &["edition"];
}

/// The players who may look words up during play (K6.4): `nobody`, `everyone`, or some seats, as in `seats:AC`.
///
/// The rules never look anything up themselves: the program that shows the game asks [`Lookup::allows`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// No player.
    Nobody,
    /// Every player.
    Everyone,
    /// These; the sheet lets children under fifteen while the others may not.
    Seats(SeatSet),
}

impl Lookup {
    /// Whether this seat may.
    pub fn allows(self, seat: Seat) -> bool {
        match self {
            Self::Nobody => false,
            Self::Everyone => true,
            Self::Seats(seats) => seats.contains(seat),
        }
    }
}

impl OptionValue for Lookup {
    fn read(text: &str) -> Option<Self> {
        match text {
            "nobody" => Some(Self::Nobody),
            "everyone" => Some(Self::Everyone),
            _ => {
                let seats: SeatSet = text.strip_prefix("seats:")?.parse().ok()?;
                (!seats.is_empty()).then_some(Self::Seats(seats))
            }
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Nobody => "nobody".to_owned(),
            Self::Everyone => "everyone".to_owned(),
            Self::Seats(seats) => format!("seats:{seats}"),
        }
    }

    fn values() -> Values {
        const FORMS: &[Form] = &[Form::word("nobody"), Form::word("everyone"), Form::text("seats", "seats:", "AC")];
        Values::Written { forms: FORMS, problem: "problem-keesdrow-lookup" }
    }
}

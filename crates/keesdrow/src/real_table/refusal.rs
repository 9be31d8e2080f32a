use crate::{Cell, Keesdrow};
use kee_game::{Game, Refusal, SeatSet, excerpt};

kee_game::message_enum! {
    /// A reason why the referee refuses, apart from the rules of the game.
    pub enum RefereeRefusal: Reason {
        /// The game is over.
        Over = "referee_over"(),
        /// The first player is not known yet.
        NobodyBegins = "referee_nobody_begins"(),
        /// The last turn decides the game, so it must stand or be challenged first.
        MustStand = "referee_must_stand"(),
        /// A walk leaves the letters of the board.
        OffTheBoard = "referee_off_the_board"(),
        /// A turn runs out of time when no turn is open.
        NoTurn = "referee_no_turn"(),
        /// The game runs out of time but has no limit.
        NoGameTime = "referee_no_game_time"(),
        /// No turn can be challenged.
        NothingToChallenge = "referee_nothing_to_challenge"(),
        /// Several players can challenge, and none of them was named.
        WhoChallenges(names: SeatSet) = "referee_who_challenges"(names = *names),
        /// There is nothing to undo.
        NothingToUndo = "referee_nothing_to_undo"(),
        /// There is no letter to correct at this cell.
        NoLetter(cell: Cell) = "referee_no_letter"(cell),
        /// The corrected letter would make an earlier entry illegal.
        Barred(entry: String) = "referee_barred"(entry),
        /// An award without a name and points.
        NoAward = "referee_no_award"(),
        /// An award of something that is not a number.
        NoPoints(typed: String) = "referee_no_points"(typed = excerpt(typed)),
        /// Nobody goes by what was typed.
        NoSuchPlayer(typed: String, names: SeatSet) = "referee_no_such_player"(typed = excerpt(typed), names = *names),
        /// A correction that is not a cell and its letter.
        NoCorrection(typed: String) = "referee_no_correction"(typed = excerpt(typed)),
        /// A line that is neither a command nor a word.
        NoWord(typed: String) = "referee_no_word"(typed = excerpt(typed)),
        /// Cells that are not a walk.
        NoWalk(typed: String) = "referee_no_walk"(typed = excerpt(typed)),
        /// A board with more rows than it has room for.
        TooManyRows(size: usize) = "referee_too_many_rows"(size),
        /// A board without all of its rows.
        TooFewRows(size: usize, got: usize) = "referee_too_few_rows"(size, got),
        /// A row that cannot be typed yet.
        RowAhead(row: usize, most: usize) = "referee_row_ahead"(row, most),
        /// A row with something other than a letter.
        RowLetter(row: usize, got: char) = "referee_row_letter"(row, got),
        /// A row of another length.
        RowLength(row: usize, size: usize, got: usize, typed: String) = "referee_row_length"(
            row, size, got, typed = excerpt(typed)
        ),
        /// The recorded game was dealt from a seed.
        Dealt = "referee_dealt"(),
        /// The record cannot be replayed.
        BadRecord(why: String) = "referee_bad_record"(why),
    }
}

impl From<RefereeRefusal> for Refusal {
    fn from(reason: RefereeRefusal) -> Self {
        Self::new(Keesdrow::ID, &reason)
    }
}

use crate::Cell;
use kee_game::SeatSet;

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
    }
}

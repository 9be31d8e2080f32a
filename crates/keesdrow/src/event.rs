use crate::{ChallengedWord, Pick, WalkedWord, Word};
use kee_game::{Message, Seat};
use serde::{Deserialize, Serialize};

kee_game::message_enum! {
    /// An event. Nothing is hidden in this game, so it is also the notice for everyone.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum KeesdrowEvent {
        /// The tiles were laid.
        Laid = "keesdrow-log-laid"(),
        /// A player picked a tile.
        Picked(pick: Pick) = "keesdrow-log-picked"(name = pick.seat, letter = pick.letter),
        /// A seat goes first.
        Begins(name: Seat) = "keesdrow-log-begins"(name),
        /// A word was played; if it can be challenged, it is not scored yet.
        Played(name: Seat, played: WalkedWord) => played.told(*name),
        /// A turn ended without a word.
        Passed(name: Seat) = "keesdrow-log-passed"(name),
        /// A player ended a spree.
        Done(name: Seat) = "keesdrow-log-done"(name),
        /// A turn ran out of time.
        TimeUp(name: Seat) = "keesdrow-log-time-up"(name),
        /// A seat lets the turn stand.
        Waived(name: Seat) = "keesdrow-log-waived"(name),
        /// A turn stands with this score.
        Stood(name: Seat, counts: u32) = "keesdrow-log-stood"(name, counts),
        /// A word was challenged.
        Challenged(challenged: ChallengedWord) => challenged.told(),
        /// A word of a spree was struck: it was invalid, or cannot be walked without a word that was.
        Struck(name: Seat, word: Word) = "keesdrow-log-struck"(name, word),
        /// A word that is not in the dictionary ended the turn.
        WrongWord(name: Seat, word: Word) = "keesdrow-log-wrong-word"(name, word),
        /// A turn was struck by a challenge or a steward, or was forfeited, and scores nothing.
        Forfeited(name: Seat) = "keesdrow-log-forfeited"(name),
        /// A seat left.
        Left(name: Seat) = "keesdrow-log-left"(name),
        /// A steward gave or took points.
        Awarded(name: Seat, points: i32) = "keesdrow-log-awarded"(name, points),
        /// The game ended in this way.
        Ended(how: String) = "keesdrow-ended"(how),
    }
}

kee_game::messages! {
    /// The sentences about words.
    pub(crate) OF_WORDS;
    played_only(name, word) = "keesdrow-log-played";
    played_points(name, word, points) = "keesdrow-log-played-points";
    played_turning(name, word, points, columns) = "keesdrow-log-played-turning";
    played_winning(name, word, tiles) = "keesdrow-log-played-winning";
    challenged_good(name, word, player) = "keesdrow-log-challenged-good";
    challenged_stands(name, word, player) = "keesdrow-log-challenged-stands";
    challenged_bad(name, word, player) = "keesdrow-log-challenged-bad";
}

impl WalkedWord {
    /// The notice of a played word. Only where tiles count can a word count nothing.
    pub fn told(&self, by: Seat) -> Message {
        let word = &self.word;
        match (self.won.len(), self.turned.len(), self.counts) {
            (0, 0, 0) => played_only(by, word),
            (0, 0, counts) => played_points(by, word, counts),
            (0, columns, counts) => played_turning(by, word, counts, columns),
            (tiles, ..) => played_winning(by, word, tiles),
        }
    }
}

impl ChallengedWord {
    fn told(&self) -> Message {
        match (self.good, self.doubled) {
            (true, true) => challenged_good(self.by, &self.word, self.seat),
            (true, false) => challenged_stands(self.by, &self.word, self.seat),
            (false, _) => challenged_bad(self.by, &self.word, self.seat),
        }
    }
}

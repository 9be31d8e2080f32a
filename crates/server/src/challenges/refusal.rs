use kee_event::Date;
use kee_game::{Mismatch, RecordError, Refusal, Refuse};
use std::fmt;

/// Why a challenge refuses something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ChallengeRefusal {
    /// There is no such challenge, or the link is wrong.
    NoSuchChallenge,
    /// Its day has not come.
    NotYet(Date),
    /// The record is none.
    Unreadable(RecordError),
    /// It is a record of another game.
    OtherGame { played: String, wanted: String },
    /// An option was another.
    OtherOption { key: String, played: String, wanted: String },
    /// Others played along.
    NotAlone(usize),
    /// A bot has played.
    Bot,
    /// It was dealt otherwise.
    OtherDeal,
    /// It is not over.
    Unfinished,
    /// It was left, or ended by a ruling.
    BrokenOff,
    /// It does not replay.
    Mismatch(Mismatch),
    /// The words are for those who have played.
    NotPlayed,
    /// Nobody on the board is called so.
    NobodyThere,
}

impl ChallengeRefusal {
    /// As it is answered.
    pub(crate) fn refusal(&self) -> Refusal {
        Refusal::new("challenge", self)
    }
}

impl Refuse for ChallengeRefusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NoSuchChallenge => "no_such_challenge",
            Self::NotYet(_) => "not_yet",
            Self::Unreadable(_) => "unreadable",
            Self::OtherGame { .. } => "other_game",
            Self::OtherOption { .. } => "other_option",
            Self::NotAlone(_) => "not_alone",
            Self::Bot => "bot",
            Self::OtherDeal => "other_deal",
            Self::Unfinished => "unfinished",
            Self::BrokenOff => "broken_off",
            Self::Mismatch(_) => "mismatch",
            Self::NotPlayed => "not_played",
            Self::NobodyThere => "nobody_there",
        }
    }
}

impl fmt::Display for ChallengeRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchChallenge => f.write_str("There is no such challenge; look at the link again."),
            Self::NotYet(date) => write!(f, "This board begins on {date} at 0:00 UTC."),
            Self::Unreadable(error) => write!(f, "This is not a whole record of a game: {error}."),
            Self::OtherGame { played, wanted } => {
                write!(f, "This is a game of {played}, and the challenge is one of {wanted}.")
            }
            Self::OtherOption { key, played, wanted } => {
                write!(f, "This game was played with `{key}` {played}, and the challenge has {wanted}.")
            }
            Self::NotAlone(seats) => {
                write!(f, "A challenge is played alone, and this game had {seats} seats.")
            }
            Self::Bot => f.write_str("A bot has played this game; on the leader board are people."),
            Self::OtherDeal => {
                f.write_str("This game was dealt from another seed than the challenge; begin it from its link.")
            }
            Self::Unfinished => f.write_str("This game is not over yet; only a finished one counts."),
            Self::BrokenOff => {
                f.write_str("This game was broken off or ruled on; only one that was played to its end counts.")
            }
            Self::Mismatch(mismatch) => write!(f, "This game does not replay: {}.", said(mismatch)),
            Self::NotPlayed => f.write_str("Words are compared by those who have played; play first."),
            Self::NobodyThere => f.write_str("Nobody of this name stands on the leader board."),
        }
    }
}

/// Some of the sentences within have their own full stop.
fn said(mismatch: &Mismatch) -> String {
    mismatch.to_string().trim_end_matches('.').to_owned()
}

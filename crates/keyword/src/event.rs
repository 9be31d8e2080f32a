use crate::{ChallengedPlay, Letters, PlayView, PrizeOf, RackColour, Word};
use kee_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub enum KeywordEvent {
    /// A seat drew letters.
    Drew(Seat, Letters),
    /// A seat put letters back and drew as many.
    Exchanged(Seat, Letters, Letters),
    /// An event that everyone sees.
    Public(KeywordNotice),
}

/// The notice of an event for a viewer. It shows drawn and exchanged letters only to their own player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeywordNotice {
    /// A seat drew this letter for the first turn.
    DrewFirst(Seat, char),
    /// The racks of the seats.
    Racks(Vec<RackColour>),
    /// The letters are shuffled, and this seat goes first.
    Begins(Seat),
    /// A seat drew this many letters; the viewer sees their own.
    Drew(Seat, usize, Option<Letters>),
    /// A word was placed; if it can be challenged, it is not scored yet.
    Played(PlayView),
    /// A seat passed.
    Passed(Seat),
    /// A seat exchanged this many letters; the viewer sees their own.
    Exchanged(Seat, usize, Option<(Letters, Letters)>),
    /// A turn ran out of time.
    TimeUp(Seat),
    /// A seat lets the play before stand.
    Waived(Seat),
    /// A play that could be challenged stands and scores.
    Stood(PlayView),
    /// A play was challenged.
    Pointed(ChallengedPlay),
    /// A seat took its letters back and plays again.
    TookBack(Seat),
    /// A seat spelled a word that wins a prize.
    Won(PrizeOf, Seat, Word),
    /// A turn was forfeited.
    Forfeited(Seat),
    /// A seat left.
    Left(Seat),
    /// A steward gave or took points.
    Awarded(Seat, i32),
    /// A seat went out and scores this much for it.
    WentOut(Seat, i64),
    /// A seat is left with these letters and loses this much.
    KeptLetters(Seat, Letters, i64),
    /// The final score of a solitaire, and whether it wins (W8.1).
    CameTo(Seat, i64, bool),
    /// The game ended in this way.
    Ended(String),
}

impl KeywordEvent {
    pub(crate) fn notice(&self, viewer: Viewer) -> KeywordNotice {
        match self {
            Self::Drew(seat, letters) => {
                KeywordNotice::Drew(*seat, letters.len(), viewer.is(*seat).then_some(*letters))
            }
            Self::Exchanged(seat, back, drawn) => {
                let own = viewer.is(*seat).then_some((*back, *drawn));
                KeywordNotice::Exchanged(*seat, back.len(), own)
            }
            Self::Public(notice) => notice.clone(),
        }
    }
}

impl From<KeywordNotice> for KeywordEvent {
    fn from(notice: KeywordNotice) -> Self {
        Self::Public(notice)
    }
}

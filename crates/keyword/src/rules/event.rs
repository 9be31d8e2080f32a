use super::{Played, Pointed, PrizeOf};
use crate::{Colour, Letters, Word};
use kee_game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum KeywordEvent {
    /// A seat drew letters.
    Drew(Seat, Letters),
    /// A seat put letters back and drew as many.
    Exchanged(Seat, Letters, Letters),
    /// Something that everybody sees.
    Public(KeywordNotice),
}

/// What a viewer hears of it: letters that were drawn or exchanged only if they are their own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeywordNotice {
    /// A seat drew this letter for the first turn.
    DrewFirst(Seat, char),
    /// The racks of the seats.
    Racks(Vec<Colour>),
    /// The letters are shuffled, and this seat begins.
    Begins(Seat),
    /// A seat drew so many letters; which ones, if it is the viewer's.
    Drew(Seat, usize, Option<Letters>),
    /// A word was placed; where it can be pointed at it is not scored yet.
    Played(Played),
    /// A seat passed.
    Passed(Seat),
    /// A seat exchanged so many letters; which it put back and drew, if it is the viewer's.
    Exchanged(Seat, usize, Option<(Letters, Letters)>),
    /// The time of a turn was up.
    TimeUp(Seat),
    /// A seat lets the play before stand.
    Waived(Seat),
    /// A play that could be pointed at stands and scores.
    Stood(Played),
    /// Somebody pointed at a play.
    Pointed(Pointed),
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
    /// A seat is rid of its letters and scores so much for it.
    WentOut(Seat, i64),
    /// A seat is left with these letters and loses so much.
    KeptLetters(Seat, Letters, i64),
    /// Who plays alone came to this score; whether it wins (W8.1).
    CameTo(Seat, i64, bool),
    /// The game is over, in this way.
    Ended(String),
}

impl KeywordEvent {
    pub(super) fn notice(&self, viewer: Viewer) -> KeywordNotice {
        match self {
            Self::Drew(seat, letters) => {
                KeywordNotice::Drew(*seat, letters.len(), viewer.is(*seat).then(|| letters.clone()))
            }
            Self::Exchanged(seat, back, drawn) => {
                let own = viewer.is(*seat).then(|| (back.clone(), drawn.clone()));
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

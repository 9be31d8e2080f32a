//! The bodies of `/api/challenges` and `/api/daily`.

use crate::ChallengeLink;
use kee_event::{
    Date, Moment,
    challenge::{DailyKind, Streak},
};
use kee_game::WallTime;
use serde::{Deserialize, Serialize};

/// A challenge that somebody wants to have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateChallenge {
    /// What it is to be called: one line.
    pub name: String,
    /// The game, by its name: see `/api/games`.
    pub game: String,
    /// A preset that can be played alone.
    pub preset: String,
    /// Options that differ from it, as key and value.
    #[serde(default)]
    pub set: Vec<(String, String)>,
    /// What it is dealt from: the same seed gives the same challenge. Something new by default.
    pub seed: Option<String>,
}

/// A challenge that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CreatedChallenge {
    /// By which it is found.
    pub challenge: ChallengeLink,
    /// Where it is found on this site.
    pub link: String,
}

/// A game that somebody has played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SubmitGame {
    /// The name to be known by. With an account you may leave it out.
    pub name: Option<String>,
    /// The record of the game, in its text form or as the text of its JSON.
    pub record: String,
}

/// A challenge, and who has played it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChallengeView {
    /// By which it is found.
    pub challenge: ChallengeLink,
    /// Where it is found on this site.
    pub link: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// Its preset.
    pub preset: String,
    /// Options that differ from it, as key and value.
    pub set: Vec<(String, String)>,
    /// The name of the seed, as `kee play --seed` takes it. There is nothing secret about it.
    pub seed_name: String,
    /// The seed itself.
    pub seed: String,
    /// The score that wins, where there is one.
    pub goal: Option<i64>,
    /// What is played every day, if it is the board of a day.
    pub kind: Option<DailyKind>,
    /// Its day, in UTC.
    pub date: Option<Date>,
    /// How many have played it.
    pub players: usize,
    /// The leader board, best first, at most 100.
    pub leaders: Vec<LeaderLine>,
    /// Your own result, if you have played.
    pub you: Option<OwnResult>,
}

/// A line of the leader board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeaderLine {
    /// By which words are compared with theirs. It says nothing about them elsewhere.
    pub who: String,
    /// Whether it is you.
    pub you: bool,
    /// From 1; equal scores share a place.
    pub place: usize,
    /// The name they chose.
    pub name: String,
    /// The score that counts: of the first attempt on a day's board, else of the best.
    pub score: i64,
    /// Whether that wins, where a score wins.
    pub won: bool,
    /// How often they have played it.
    pub attempts: usize,
    /// When the game that counts was handed in.
    pub at: Moment,
}

/// Your own result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnResult {
    /// Your line of the leader board.
    #[serde(flatten)]
    pub line: LeaderLine,
    /// Your best score here, whether it counts or not.
    pub best: i64,
    /// How high each turn was, if there are not too many for a picture.
    pub bars: Option<String>,
    /// What you can show to others: it gives no word away.
    pub share: String,
}

/// The words of two people, in the games that count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ComparedWords {
    /// With whom.
    pub name: String,
    /// Those that both have found.
    pub both: Vec<String>,
    /// Those that only you have found.
    pub only_me: Vec<String>,
    /// Those that only they have found.
    pub only_you: Vec<String>,
}

/// The boards of the day, the same for everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBoards {
    /// The day, in UTC.
    pub date: Date,
    /// When the next one begins.
    pub until: WallTime,
    /// One of each kind.
    pub boards: Vec<DailyBoard>,
}

/// A board of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBoard {
    /// What is played every day.
    pub kind: DailyKind,
    /// By which it is found.
    pub challenge: ChallengeLink,
    /// Where it is found on this site.
    pub link: String,
    /// How many have played it.
    pub players: usize,
    /// The first of the leader board.
    pub leader: Option<LeaderLine>,
    /// Where you stand, if you have played.
    pub you: Option<LeaderLine>,
    /// How many days in a row you have played this kind.
    pub streak: Streak,
}

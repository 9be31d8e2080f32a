//! The bodies of `/api/challenges` and `/api/daily`.

use crate::ChallengeLink;
use kee_event::{
    Date, Moment,
    challenge::{DailyKind, Streak},
};
use kee_game::WallTime;
use serde::{Deserialize, Serialize};

/// A challenge to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateChallenge {
    /// Its title, on one line.
    pub name: String,
    /// The name of the game: see `/api/games`.
    pub game: String,
    /// A preset that can be played alone.
    pub preset: String,
    /// Options that differ from the preset, as key and value.
    #[serde(default)]
    pub set: Vec<(String, String)>,
    /// The seed it is dealt from: the same seed gives the same challenge. Random by default.
    pub seed: Option<String>,
}

/// A challenge that exists now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CreatedChallenge {
    /// Its name in its link.
    pub challenge: ChallengeLink,
    /// Its path on this site.
    pub link: String,
}

/// A finished game to submit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SubmitGame {
    /// Your name on the leaderboard. With an account you may leave it out.
    pub name: Option<String>,
    /// The record of the game, in its text form or as JSON in a string.
    pub record: String,
}

/// A challenge with its leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChallengeView {
    /// Its name in its link.
    pub challenge: ChallengeLink,
    /// Its path on this site.
    pub link: String,
    /// Its title.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// The preset.
    pub preset: String,
    /// Options that differ from the preset, as key and value.
    pub set: Vec<(String, String)>,
    /// The name of the seed, for `kee play --seed`. It is not secret.
    pub seed_name: String,
    /// The seed itself.
    pub seed: String,
    /// The score that wins, if there is one.
    pub goal: Option<i64>,
    /// The kind, if it is a board of the day.
    pub kind: Option<DailyKind>,
    /// The day of the board, in UTC.
    pub date: Option<Date>,
    /// The number of people who have played it.
    pub players: usize,
    /// The leaderboard, best first, at most 100 lines.
    pub leaders: Vec<LeaderLine>,
    /// Your own result, if you have played.
    pub you: Option<OwnResult>,
}

/// A line of the leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeaderLine {
    /// The player's id on this leaderboard, for comparing words. It says nothing about them elsewhere.
    pub who: String,
    /// Whether this is you.
    pub you: bool,
    /// The place, from 1; equal scores share one.
    pub place: usize,
    /// The name they chose.
    pub name: String,
    /// The score that counts: the first one on a board of the day, otherwise the best one.
    pub score: i64,
    /// Whether that score wins, if the challenge has a goal.
    pub won: bool,
    /// The number of times they have played it.
    pub attempts: usize,
    /// The time when the game that counts was submitted.
    pub at: Moment,
}

/// Your own result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnResult {
    /// Your line of the leaderboard.
    #[serde(flatten)]
    pub line: LeaderLine,
    /// Your best score here, whether or not it counts.
    pub best: i64,
    /// A bar for each turn, higher for a better score; null if there are too many turns.
    pub bars: Option<String>,
    /// A text to share, which gives no word away.
    pub share: String,
}

/// The words of two players, in the games that count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ComparedWords {
    /// The other player's name.
    pub name: String,
    /// Words that both of you found.
    pub both: Vec<String>,
    /// Words that only you found.
    pub only_me: Vec<String>,
    /// Words that only the other player found.
    pub only_you: Vec<String>,
}

/// The boards of the day, the same for everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBoards {
    /// The day, in UTC.
    pub date: Date,
    /// The time when the next day begins.
    pub until: WallTime,
    /// One board of each kind.
    pub boards: Vec<DailyBoard>,
}

/// A board of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyBoard {
    /// Its kind.
    pub kind: DailyKind,
    /// Its name in its link.
    pub challenge: ChallengeLink,
    /// Its path on this site.
    pub link: String,
    /// The number of people who have played it.
    pub players: usize,
    /// The first line of the leaderboard.
    pub leader: Option<LeaderLine>,
    /// Your line of the leaderboard, if you have played.
    pub you: Option<LeaderLine>,
    /// Your streak: how many days in a row you have played this kind.
    pub streak: Streak,
}

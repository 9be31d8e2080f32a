//! Challenges: the same solitaire for everyone, with a leaderboard. Only games replayed here count.

mod boards;
mod creation;
mod refusal;
mod replaying;

pub(crate) use boards::{Boards, LeaderboardLog};
pub(crate) use creation::link_of;
pub(crate) use refusal::ChallengeRefusal;
pub(crate) use replaying::Submission;

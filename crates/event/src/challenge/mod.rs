//! The same solitaire for everybody: challenges by link, and one of each kind for every day.

mod attempt;
mod board;
mod challenge_text;
mod compared;
mod daily;
mod leaders;
mod play;
mod share;
mod streak;

pub use attempt::Attempt;
pub use board::{ChallengeBoard, ChallengeCommand, ChallengeEntry};
pub use compared::Compared;
pub use daily::DailyKind;
pub use leaders::Leader;
pub use play::{Challenge, Deal};
pub use streak::Streak;

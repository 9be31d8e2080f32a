//! The same solitaire for everyone: challenges by link, and one of each kind for every day.

mod board;
mod definition;
mod leaders;

pub use board::{Attempt, ChallengeBoard, ChallengeCommand, ChallengeEntry};
pub use definition::{Challenge, DailyKind, Deal};
pub use leaders::{Leader, Streak, WordComparison};

//! Problems with the plan of an event or a challenge.

use crate::text::remark;
use kee_game::{Problem, TIME_LIMIT, excerpt};

kee_game::messages! {
    /// Problems with the plan of an event or a challenge.
    PROBLEMS;
    bad_game(got) = "problem-event-game";
    bad_size(most) = "problem-event-size";
    bad_rounds(most) = "problem-event-rounds";
    bad_minutes(most) = "problem-event-minutes";
    bad_limit(most) = "problem-event-limit";
    bad_line() = "problem-event-line";
    bad_set() = "problem-event-set";
    bad_seed() = "problem-event-seed";
    changed_daily() = "problem-event-daily";
}

pub(crate) fn game(got: &str) -> Problem {
    Problem::new("game", bad_game(excerpt(got)))
}

pub(crate) fn size(most: usize) -> Problem {
    Problem::new("size", bad_size(most))
}

pub(crate) fn rounds(most: usize) -> Problem {
    Problem::new("rounds", bad_rounds(most))
}

pub(crate) fn minutes(minutes: u16, most: u16) -> Option<Problem> {
    (!(1..=most).contains(&minutes)).then(|| Problem::new("minutes", bad_minutes(most)))
}

pub(crate) fn limit(most: u16) -> Problem {
    Problem::new(TIME_LIMIT, bad_limit(most))
}

pub(crate) fn line(about: &str, text: &str) -> Option<Problem> {
    remark(text).is_none_or(|clean| clean != text).then(|| Problem::new(about, bad_line()))
}

pub(crate) fn set() -> Problem {
    Problem::new("set", bad_set())
}

pub(crate) fn seed() -> Problem {
    Problem::new("seed", bad_seed())
}

pub(crate) fn daily() -> Problem {
    Problem::new("seed", changed_daily())
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_problem_has_its_sentence() {
        assert_eq!(kee_speech::problem_misfits("event", super::PROBLEMS), [""; 0]);
    }
}

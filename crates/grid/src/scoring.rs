use crate::Found;

/// What a placement pays, as a game sees it: the hook through which premium squares and letter values enter.
pub trait Scoring {
    /// The score of a placement.
    fn score(&self, found: &Found<'_>) -> i32;
}

/// Every placement pays nothing: for those who only want to know what is legal.
#[derive(Clone, Copy, Debug)]
pub struct NoScore;

impl Scoring for NoScore {
    #[inline]
    fn score(&self, _found: &Found<'_>) -> i32 {
        0
    }
}

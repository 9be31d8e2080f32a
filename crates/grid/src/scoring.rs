use crate::{Found, Span};

/// What a placement pays, as a game sees it: the hook through which premium squares and letter values enter.
pub trait Scoring {
    /// The score of a placement.
    fn score(&self, found: &Found<'_>) -> i32;

    /// No placement on these squares pays more than this. The closer it comes, the less [`Grid::best`](crate::Grid::best)
    /// has to look at.
    fn most(&self, span: &Span) -> i32 {
        let _ = span;
        i32::MAX
    }
}

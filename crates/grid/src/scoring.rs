use crate::Direction;
use kee_lexicon::Letter;

/// What a placement pays, as a game sees it: the hook through which premium squares and letter values enter.
///
/// Scores are gathered square by square while a word grows in either direction, so what a square adds must not depend
/// on the order in which squares are met.
pub trait Scoring {
    /// The scoring of one line.
    type Line<'a>: LineScoring
    where
        Self: 'a;

    /// The scoring of words along this line; words across it come with its squares.
    fn line(&self, direction: Direction, line: usize) -> Self::Line<'_>;
}

/// What words along one line pay. Places are counted from 0.
pub trait LineScoring {
    /// What is gathered so far.
    type Sum: Copy;

    /// Before any square.
    fn nothing(&self) -> Self::Sum;

    /// A tile is laid: with what it makes of the word across, if there is one.
    fn place(&self, sum: Self::Sum, place: usize, letter: Letter, blank: bool) -> Self::Sum;

    /// The word goes through a tile that lay there.
    fn pass(&self, sum: Self::Sum, place: usize) -> Self::Sum;

    /// The score of a word with so many new tiles.
    fn total(&self, sum: Self::Sum, placed: usize) -> i32;
}

/// Every placement pays nothing: for those who only want to know what is legal.
#[derive(Clone, Copy, Debug)]
pub struct NoScore;

impl Scoring for NoScore {
    type Line<'a> = Self;

    fn line(&self, _direction: Direction, _line: usize) -> Self {
        *self
    }
}

impl LineScoring for NoScore {
    type Sum = ();

    fn nothing(&self) {}

    fn place(&self, (): (), _place: usize, _letter: Letter, _blank: bool) {}

    fn pass(&self, (): (), _place: usize) {}

    fn total(&self, (): (), _placed: usize) -> i32 {
        0
    }
}

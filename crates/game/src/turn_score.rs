use crate::Seat;

/// The score of a turn, for leaderboards and shared results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnScore {
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The points; none for a pass.
    pub points: i64,
    /// The words made, in capitals.
    pub words: Vec<String>,
}

impl TurnScore {
    /// A turn that scored nothing.
    pub fn nothing(seat: Seat) -> Self {
        Self { seat, points: 0, words: Vec::new() }
    }
}

use crate::Seat;

/// What a turn has brought its seat, as leader boards and shared results tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// Whose turn it was.
    pub seat: Seat,
    /// The points; none for a pass.
    pub points: i64,
    /// The words that were made, in capitals.
    pub words: Vec<String>,
}

impl Brought {
    /// A turn that has brought nothing.
    pub fn nothing(seat: Seat) -> Self {
        Self { seat, points: 0, words: Vec::new() }
    }
}

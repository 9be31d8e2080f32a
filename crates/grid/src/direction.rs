/// The two ways a word can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Direction {
    /// Along a row.
    Across,
    /// Along a column.
    Down,
}

impl Direction {
    /// Both, across first.
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    /// The other one.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

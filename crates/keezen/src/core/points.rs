/// What a pawn brings when it enters its base, and what the win brings (Z7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// 150, 140, ... 10 for the first to the fifteenth pawn of all, and 200 for the win (Z7.1).
    Tournament,
    /// 2 a pawn and 10 for the win (Z7.4).
    Nk,
    /// No points are played: pawns are counted.
    Pawns,
}

impl Points {
    /// What a pawn brings that enters its base after so many others, of all seats.
    pub const fn of_pawn(self, others_before: u8) -> i16 {
        match self {
            Self::Tournament if others_before < 15 => 150 - 10 * others_before as i16,
            Self::Tournament => 0,
            Self::Nk => 2,
            Self::Pawns => 1,
        }
    }

    /// What the win brings beside.
    pub const fn of_win(self) -> i16 {
        match self {
            Self::Tournament => 200,
            Self::Nk => 10,
            Self::Pawns => 0,
        }
    }
}

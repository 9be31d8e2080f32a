/// Why a pawn cannot be moved in some way. Squares are those of the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It waits, and only an ace or king enters it.
    Waits,
    /// None of the pawns waits, so none can enter.
    NothingWaits,
    /// It cannot enter, since an own pawn stands on this start.
    StartTaken(u8),
    /// A pawn on its own start, this square, is in the way (Z4.2).
    Guarded(u8),
    /// It would land on an own or a partner's pawn on this square, and that is not played here (Z4.1).
    Friend(u8),
    /// It has too many steps for the base (Z4.5).
    Overshoot,
    /// A pawn in this slot of the base is in the way (Z4.6).
    BaseTaken(u8),
    /// It has to go to this slot, the deepest that is free (Z4.6).
    NotDeepest(u8),
    /// It has to go to this slot, next to the pawn that is deeper in or the deepest of all (Z4.12).
    NotConnected(u8),
    /// It is in the base and does not come back out.
    NoWayBack,
}

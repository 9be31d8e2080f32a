use crate::Square;

/// What a placement must do beside making good words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Must<'a> {
    /// Lie beside a tile of the board.
    Join,
    /// Lay a tile on one of these squares, be it joined to others or not.
    Cover(&'a [Square]),
}

use crate::{Drawing, position::ErasedBoard};
use kee_game::{Seating, Team};

/// A variant of a game, for a picture of no game in particular.
#[derive(Clone, Copy, Debug)]
pub struct VariantSample<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// Its options.
    pub options: &'a [(String, String)],
    /// The team of every seat.
    pub teams: &'a Seating,
    /// A number by which variants with the same board look different.
    pub moment: usize,
}

impl VariantSample<'_> {
    /// The board of the variant in the middle of a game; none for a game without a board of its own.
    pub fn drawing(&self) -> Option<Drawing> {
        ErasedBoard::find(self.game).map(|board| (board.sample)(self))
    }
}

/// A picture of a game, with the default options for two pairs; none for a game without a board of its own.
pub fn sample(game: &str) -> Option<Drawing> {
    let teams = Seating::of([0, 1, 0, 1].map(Team::new).to_vec());
    VariantSample { game, options: &[], teams: &teams, moment: 0 }.drawing()
}

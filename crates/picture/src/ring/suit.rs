//! Suits for cards. The rules only know ranks, so suits are given out here, for the eye.

use keezen::core::Card;

/// A suit as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suit(usize);

impl Suit {
    /// The suit of a card. Copies of a rank get different ones, until all four are used.
    pub fn of(card: Card, copy: usize) -> Self {
        Self((card.rank() * 3 + copy) % 4)
    }

    /// Whether it is printed in red.
    pub fn is_red(self) -> bool {
        self.0 % 2 == 1
    }

    /// Its sign, in a square from -10 to 10: spade, heart, club, diamond.
    pub fn path(self) -> &'static str {
        [
            "M0,-10 C3,-5 9,-2 9,3 C9,7 4,8.5 1.4,5 C1.5,7.5 2.4,9 4,10 H-4 C-2.4,9 -1.5,7.5 -1.4,5 C-4,8.5 -9,7 -9,3 C-9,-2 -3,-5 0,-10 Z",
            "M0,9.5 C-4,4.5 -9.5,1 -9.5,-4 C-9.5,-9.5 -2.5,-10 0,-5 C2.5,-10 9.5,-9.5 9.5,-4 C9.5,1 4,4.5 0,9.5 Z",
            "M0,-10 A4.6,4.6 0 0 1 3.6,-2.4 A4.7,4.7 0 1 1 1.4,4.6 C1.5,7.4 2.4,9 4,10 H-4 C-2.4,9 -1.5,7.4 -1.4,4.6 A4.7,4.7 0 1 1 -3.6,-2.4 A4.6,4.6 0 0 1 0,-10 Z",
            "M0,-10 C2,-6 5,-2.5 8,0 C5,2.5 2,6 0,10 C-2,6 -5,2.5 -8,0 C-5,-2.5 -2,-6 0,-10 Z",
        ][self.0]
    }
}

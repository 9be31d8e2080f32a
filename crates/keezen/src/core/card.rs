use super::Laws;
use std::fmt;

const LETTERS: &[u8; 14] = b"A23456789TJQK*";

/// A card by its rank, written as one of `A23456789TJQK`, or `*` for a joker. Suits mean nothing in this game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl Card {
    /// Enters a pawn, or moves 1.
    pub const ACE: Self = Self(0);
    /// Moves backward.
    pub const FOUR: Self = Self(3);
    /// Moves forward, and may be split among several pawns.
    pub const SEVEN: Self = Self(6);
    /// Swaps two pawns.
    pub const JACK: Self = Self(10);
    /// Moves 12.
    pub const QUEEN: Self = Self(11);
    /// Enters a pawn; by option moves 13.
    pub const KING: Self = Self(12);
    /// Stands for any other card, at a table with jokers.
    pub const JOKER: Self = Self(13);
    /// The number of ranks, without the joker.
    pub const RANKS: usize = 13;

    /// The card of this rank, from 0 for the ace to 12 for the king; 13 is the joker.
    pub const fn of_rank(rank: usize) -> Option<Self> {
        if rank <= Self::JOKER.rank() { Some(Self(rank as u8)) } else { None }
    }

    /// The rank, from 0 for the ace to 12 for the king; 13 for the joker.
    pub const fn rank(self) -> usize {
        self.0 as usize
    }

    /// Every rank once, from the ace to the king, without the joker.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::RANKS as u8).map(Self)
    }

    /// The card with this letter, in capitals.
    pub fn of_letter(letter: char) -> Option<Self> {
        LETTERS.iter().position(|known| char::from(*known) == letter).and_then(Self::of_rank)
    }

    /// The letter it is written with.
    pub fn letter(self) -> char {
        char::from(LETTERS[self.rank()])
    }

    /// The number of steps of its rank; a jack doesn't use it.
    pub(crate) const fn steps(self) -> u8 {
        self.0 + 1
    }

    /// Whether it moves one pawn, forward or backward.
    pub fn moves_one(self, laws: &Laws) -> bool {
        self != Self::JACK && self != Self::JOKER && (self != Self::KING || laws.king_moves)
    }

    /// Whether it can enter a pawn; for a joker, ask the card it stands for.
    pub const fn enters(self) -> bool {
        self.0 == Self::ACE.0 || self.0 == Self::KING.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

kee_game::text_form!(Card, "a card, one of `A23456789TJQK*`", |text| text.chars().next().and_then(Self::of_letter));

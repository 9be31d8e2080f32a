use kee_game::{Dice, Seed, Unreadable};
use std::{fmt, str::FromStr};

/// The seed of a generated board, shown to all and made to be passed on: up to 32 small letters, digits and `-`.
///
/// It is not the seed of the game: whoever knows it knows the board, and nothing that is drawn later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardSeed(String);

impl BoardSeed {
    const LONGEST: usize = 32;
    /// Without `l` and `o`, which are easily misread.
    const DRAWN_FROM: &'static [u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    const DRAWN_LENGTH: usize = 8;

    /// One of a million million, by lot.
    pub fn draw(dice: &mut Dice) -> Self {
        let letter = |_| char::from(Self::DRAWN_FROM[dice.below(Self::DRAWN_FROM.len())]);
        Self((0..Self::DRAWN_LENGTH).map(letter).collect())
    }

    /// The dice of one part of the board. The parts are independent: how many players there are does not change the
    /// letters on the board.
    pub(crate) fn dice(&self, part: u64) -> Dice {
        Seed::named(&format!("keebble board {}", self.0)).dice(part)
    }
}

impl fmt::Display for BoardSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for BoardSeed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(good) {
            return Ok(Self(text.to_owned()));
        }
        Err(Unreadable::new("a seed of 1 to 32 small letters, digits and `-`", text))
    }
}

kee_game::serde_as_text!(BoardSeed);

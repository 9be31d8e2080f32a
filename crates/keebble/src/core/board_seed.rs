use kee_game::{Dice, Form, OptionValue, Seed, Unreadable, Values};
use std::fmt;

/// The seed of a generated board, shown to everyone to share: up to 32 lowercase letters, digits and `-`.
///
/// It is not the seed of the game: it reveals the board, but nothing that is drawn later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardSeed(String);

impl BoardSeed {
    const LONGEST: usize = 32;
    /// Without `l` and `o`, which are easily misread.
    const DRAWN_FROM: &'static [u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    const DRAWN_LENGTH: usize = 8;

    /// Draws one of a million million.
    pub fn draw(dice: &mut Dice) -> Self {
        let letter = |_| char::from(Self::DRAWN_FROM[dice.below(Self::DRAWN_FROM.len())]);
        Self((0..Self::DRAWN_LENGTH).map(letter).collect())
    }

    /// The dice of one part of the board. The parts are independent: the number of players doesn't change the letters
    /// on the board.
    pub(crate) fn dice(&self, part: u64) -> Dice {
        Seed::named(&format!("keebble board {}", self.0)).dice(part)
    }
}

impl fmt::Display for BoardSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

kee_game::text_form!(BoardSeed, |text| {
    let good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(good) {
        return Ok(Self(text.to_owned()));
    }
    Err(Unreadable::new("a seed of 1 to 32 lowercase letters, digits and `-`", text))
});

/// The choice of a generated board (B1.6): `drawn`, or the seed of a shared board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeedChoice {
    /// Draw a seed and show it.
    Drawn,
    /// Use this seed.
    Shared(BoardSeed),
}

impl OptionValue for SeedChoice {
    fn read(text: &str) -> Option<Self> {
        match text {
            "drawn" => Some(Self::Drawn),
            _ => text.parse().ok().map(Self::Shared),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Drawn => "drawn".to_owned(),
            Self::Shared(seed) => seed.to_string(),
        }
    }

    fn values() -> Values {
        const FORMS: &[Form] = &[Form::word("drawn"), Form::text("seed", "", "game-night")];
        Values::Written { forms: FORMS, problem: "problem-keebble-board_seed" }
    }
}

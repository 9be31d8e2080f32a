use crate::Letters;
use kee_game::Unreadable;
use kee_lexicon::Letter;
use std::{fmt, str::FromStr};

/// Letters that lie in an order, the next to be drawn first: `QETA`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order(pub Vec<Letter>);

impl Order {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same letters without their order.
    pub fn letters(&self) -> Letters {
        self.0.iter().copied().collect()
    }

    /// Draws this many from the front, or as many as there are.
    pub fn draw(&mut self, count: usize) -> Letters {
        self.0.drain(..count.min(self.0.len())).collect()
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{}", letter.to_char().to_ascii_uppercase()))
    }
}

impl FromStr for Order {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let capital = |letter: char| Letter::from_char(letter).filter(|_| letter.is_ascii_uppercase());
        let letters = text.chars().map(capital).collect::<Option<Vec<_>>>();
        letters.map(Self).ok_or_else(|| Unreadable::new("letters in capitals", text))
    }
}

kee_game::serde_as_text!(Order);

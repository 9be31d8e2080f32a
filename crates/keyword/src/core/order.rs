use crate::Letters;
use kee_lexicon::Letter;
use std::fmt;

/// Letters in their order, the next to be drawn first: `QETA`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order(pub Vec<Letter>);

impl Order {
    /// The number of letters.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no letters are left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same letters without their order.
    pub fn letters(&self) -> Letters {
        self.0.iter().copied().collect()
    }

    /// Draws this many letters from the front, or as many as there are.
    pub fn draw(&mut self, count: usize) -> Letters {
        self.0.drain(..count.min(self.0.len())).collect()
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{}", letter.to_capital()))
    }
}

kee_game::text_form!(Order, "letters in capitals", |text| text
    .chars()
    .map(Letter::from_char)
    .collect::<Option<_>>()
    .map(Self));

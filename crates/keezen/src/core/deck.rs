use super::{Card, Cards, MOST_CARDS};
use std::fmt;

/// The cards not dealt yet, in order; with jokers some of them stay here until the next shuffle (Z3.3). Written as they
/// will come; `-` when there are none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    /// The next card is the last one; free places hold an ace, so that equal decks compare equal.
    cards: [Card; MOST_CARDS],
    len: u8,
}

impl Deck {
    /// No cards.
    pub const EMPTY: Self = Self { cards: [Card::ACE; MOST_CARDS], len: 0 };

    /// A deck with its cards in the order they will come, unless they are more than the largest deck has.
    pub fn of(order: &[Card]) -> Option<Self> {
        let mut deck = Self::EMPTY;
        deck.cards.get_mut(..order.len())?.copy_from_slice(order);
        deck.cards[..order.len()].reverse();
        deck.len = order.len() as u8;
        Some(deck)
    }

    /// The number of cards left.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether none is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The next card.
    pub fn deal(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[self.len()], Card::ACE))
    }

    /// The cards in the order they will come.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..self.len()].iter().rev().copied()
    }

    /// The cards without their order.
    pub fn cards(&self) -> Cards {
        self.iter().collect()
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({self})")
    }
}

kee_game::text_form!(Deck, "cards in the order in which they are dealt, as in `7A2K`", |text| {
    let letters = if text == "-" { "" } else { text };
    letters.chars().map(Card::of_letter).collect::<Option<Vec<Card>>>().and_then(|order| Self::of(&order))
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_in_the_order_they_are_written() {
        let mut deck: Deck = "7A2K".parse().expect("a deck");
        assert_eq!([deck.deal(), deck.deal()], [Some(Card::SEVEN), Some(Card::ACE)]);
        assert_eq!((deck, deck.to_string()), ("2K".parse().expect("a deck"), "2K".to_owned()));
        assert_eq!(Deck::EMPTY.to_string().parse(), Ok(Deck::EMPTY));
        assert!("".parse::<Deck>().is_err() && "A".repeat(122).parse::<Deck>().is_err());
    }
}

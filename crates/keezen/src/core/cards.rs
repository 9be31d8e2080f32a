use super::Card;
use std::fmt;

/// Bits for each rank.
const BITS: usize = 4;
const MOST_ALIKE: u64 = (1 << BITS) - 1;

/// Cards in no order: a hand, or the open cards. Written from the ace to the king, jokers last: `A47TK*`, and `-` when
/// there are none.
///
/// It holds up to fifteen cards of a rank, more than the largest deck has, and refuses more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u64);

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);

    /// One card.
    pub const fn only(card: Card) -> Self {
        Self(1 << (card.rank() * BITS))
    }

    /// The number of cards of this rank.
    pub const fn count(self, card: Card) -> usize {
        ((self.0 >> (card.rank() * BITS)) & MOST_ALIKE) as usize
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        // Neighbouring ranks are added into bytes, and the multiplication adds all bytes into the highest.
        const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & EVEN) + ((self.0 >> BITS) & EVEN);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is one of this rank.
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card; false if there are already fifteen of its rank.
    pub const fn put(&mut self, card: Card) -> bool {
        let fits = (self.count(card) as u64) < MOST_ALIKE;
        if fits {
            self.0 += Self::only(card).0;
        }
        fits
    }

    /// Takes a card out; false if there is none of its rank.
    pub const fn take(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            self.0 -= Self::only(card).0;
        }
        there
    }

    /// Each rank in it, from the ace.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let rank = rest.trailing_zeros() as usize / BITS;
            let card = Card::of_rank(rank)?;
            rest &= !(MOST_ALIKE << (rank * BITS));
            Some(card)
        })
    }

    /// Every card, from the ace.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| _ = self.put(card));
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        all.extend(cards);
        all
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

kee_game::text_form!(Cards, "cards in order such as `A47TK`, or `-`", |text| {
    let letters = if text == "-" { "" } else { text };
    letters.chars().map(Card::of_letter).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_taken_and_read_back() {
        let mut cards: Cards = "A477K".parse().expect("cards");
        assert_eq!((cards.len(), cards.count(Card::SEVEN)), (5, 2));
        assert_eq!(cards.kinds().map(Card::letter).collect::<String>(), "A47K");
        assert!(cards.take(Card::SEVEN) && cards.take(Card::SEVEN) && !cards.take(Card::SEVEN));
        assert_eq!(cards.to_string(), "A4K");
        assert_eq!("-".parse(), Ok(Cards::NONE));
        for wrong in ["", "4A", "1", "a", "A-", "A "] {
            assert!(wrong.parse::<Cards>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_largest_deck_is_counted() {
        let ranks = Card::all().flat_map(|card| std::iter::repeat_n(card, 9));
        let deck: Cards = ranks.chain(std::iter::repeat_n(Card::JOKER, 4)).collect();
        assert_eq!((deck.len(), deck.iter().count(), deck.count(Card::JOKER)), (121, 121, 4));
        assert_eq!(deck.to_string().parse(), Ok(deck));
    }
}

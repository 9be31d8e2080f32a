use kee_game::Unreadable;
use std::{fmt, str::FromStr};

const NAMES: &[u8; 13] = b"A23456789TJQK";

/// A card worth 1 (the ace) to 13 (the king), written `A23456789TJQK`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl Card {
    /// What it is worth, and how high it bids.
    pub fn value(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(NAMES[usize::from(self.0)]))
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let place = match text.as_bytes() {
            [name] => NAMES.iter().position(|known| known == name),
            _ => None,
        };
        place.map(|place| Self(place as u8)).ok_or_else(|| Unreadable::new("a card, one of A23456789TJQK", text))
    }
}

/// A set of cards, written in order and `-` when there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u16);

impl Cards {
    /// The cards worth 1 to `highest`.
    pub fn up_to(highest: u32) -> Self {
        Self((1 << highest) - 1)
    }

    /// Whether the card is among them.
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Without the card.
    #[must_use]
    pub fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// With the card.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// From the lowest to the highest.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> {
        (0..13).map(Card).filter(move |card| self.contains(*card))
    }

    /// How many.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
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

impl FromStr for Cards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let names = if text == "-" { "" } else { text };
        let cards: Result<Cards, _> = names.chars().map(|name| name.to_string().parse::<Card>()).collect();
        let read = cards.ok().filter(|cards| cards.to_string() == text);
        read.ok_or_else(|| Unreadable::new("cards in order such as `A25K`, or `-`", text))
    }
}

kee_game::serde_as_text!(Card, Cards);

use std::fmt;

const NAMES: &[u8; 13] = b"A23456789TJQK";

/// A card worth 1 (the ace) to 13 (the king), written `A23456789TJQK`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl Card {
    /// Its worth as a prize and as a bid.
    pub fn value(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(NAMES[usize::from(self.0)]))
    }
}

kee_game::text_form!(Card, "a card, one of A23456789TJQK", |text| {
    let place = NAMES.iter().position(|name| text.as_bytes() == [*name]);
    place.map(|place| Self(place as u8))
});

/// A set of cards, written in order, or `-` if it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u16);

impl CardSet {
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

    /// The cards from the lowest to the highest.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> {
        (0..13).map(Card).filter(move |card| self.contains(*card))
    }

    /// The number of cards.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

kee_game::text_form!(CardSet, "cards in order such as `A25K`, or `-`", |text| {
    let names = if text == "-" { "" } else { text };
    names.chars().map(|name| name.to_string().parse::<Card>().ok()).collect()
});

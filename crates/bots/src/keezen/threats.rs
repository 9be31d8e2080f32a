use keezen::{
    KeezenView,
    core::{Card, Cards, Laws, MOST_SEATS},
};

/// The most steps of a card.
pub(super) const FARTHEST: usize = 13;

/// The chance that the player of each colour holds a needed card, in percent, from the cards that are still out. A
/// joker is any card.
#[derive(Clone, Copy)]
pub(super) struct Threats {
    /// To move this many steps forward, by colour; a seven can be split, so it counts for fewer steps too.
    pub(super) forward: [[i32; FARTHEST + 1]; MOST_SEATS],
    /// To move four steps back.
    pub(super) back: [i32; MOST_SEATS],
    /// To enter a pawn.
    pub(super) enter: [i32; MOST_SEATS],
}

impl Threats {
    /// The threats that a viewer knows, from the number of cards everyone holds and the cards it has not seen.
    pub(super) fn seen(view: &KeezenView, laws: &Laws) -> Self {
        let unseen = view.unseen(laws);
        let mut threats = Self::none();
        for colour in 0..laws.colour_count() {
            let held = view.held[laws.seat_of(colour)];
            // The viewer's own hand is weighed with the cards it keeps. Counting exactly what it could capture, as if
            // it had another turn at once, was not stronger; so it counts as any other here.
            threats.of_colour(laws, colour, |card| chance(unseen, card, held));
        }
        threats
    }

    /// The threats before a deal, when everyone will hold a few of all cards.
    pub(super) fn before_deal(laws: &Laws) -> Self {
        let (deck, held) = (laws.full_deck(), laws.largest_hand());
        let mut threats = Self::none();
        (0..laws.colour_count()).for_each(|colour| threats.of_colour(laws, colour, |card| chance(deck, card, held)));
        threats
    }

    fn none() -> Self {
        Self { forward: [[0; FARTHEST + 1]; MOST_SEATS], back: [0; MOST_SEATS], enter: [0; MOST_SEATS] }
    }

    fn of_colour(&mut self, laws: &Laws, colour: usize, chance: impl Fn(Card) -> i32) {
        let either = |one: i32, other: i32| one + other - one * other / 100;
        let joker = if laws.jokers > 0 { chance(Card::JOKER) } else { 0 };
        let (ace, king, seven) = (chance(Card::ACE), chance(Card::KING), chance(Card::SEVEN));
        self.enter[colour] = either(either(ace, king), joker);
        self.back[colour] = either(chance(Card::FOUR), joker);
        for steps in 1..=FARTHEST {
            let plain = card_of_steps(laws, steps).map_or(0, &chance);
            let split = if steps < 7 { seven * 2 / 3 } else { 0 };
            let any_card = if steps < 7 || card_of_steps(laws, steps).is_some() { joker } else { 0 };
            self.forward[colour][steps] = either(either(plain, split), any_card);
        }
    }
}

/// The card that moves a pawn this many steps forward, if there is one.
pub(super) fn card_of_steps(laws: &Laws, steps: usize) -> Option<Card> {
    let card = Card::of_rank(steps.checked_sub(1)?)?;
    let moves = match card {
        Card::FOUR | Card::JACK => false,
        Card::KING => laws.king_moves,
        _ => true,
    };
    (moves && laws.ranks.contains(card)).then_some(card)
}

/// The chance, in percent, that a hand of this many unseen cards has one of this rank.
fn chance(unseen: Cards, card: Card, held: usize) -> i32 {
    let (all, such) = (unseen.len(), unseen.count(card));
    let none = (0..held).fold(1.0, |none, drawn| {
        let left = all.saturating_sub(drawn);
        if left == 0 { none } else { none * (left.saturating_sub(such)) as f64 / left as f64 }
    });
    ((1.0 - none) * 100.0) as i32
}

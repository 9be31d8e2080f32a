//! The copies of a card in a hand, so that each keeps its suit.

pub(super) use kee_picture::ring::Suit;

use keezen::core::{Card, Cards};

/// A card of the hand, with the number of its copy.
pub(super) type CardCopy = (Card, usize);

/// The cards of a hand. Cards that were in it before stay the same copies; of equal ones, the one that was played is gone.
pub(super) fn copies(before: &[CardCopy], hand: Cards, played: Option<CardCopy>) -> Vec<CardCopy> {
    let of_kind = |card: Card| {
        let count = hand.count(card);
        let mut kept: Vec<usize> = before.iter().filter(|(other, _)| *other == card).map(|(_, copy)| *copy).collect();
        if kept.len() > count {
            kept.retain(|copy| played != Some((card, *copy)));
        }
        kept.truncate(count);
        let fresh = (0..).filter(|copy| !kept.contains(copy)).take(count - kept.len()).collect::<Vec<_>>();
        kept.into_iter().chain(fresh).map(move |copy| (card, copy))
    };
    hand.kinds().flat_map(of_kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_copy_that_stays_keeps_its_suit() {
        let (five, hand) = (Card::of_rank(4).expect("a five"), |count| {
            Cards::from_iter(vec![Card::of_rank(4).expect("a five"); count])
        });
        let dealt = copies(&[], hand(2), None);
        assert_eq!(dealt, [(five, 0), (five, 1)]);
        assert_ne!(Suit::of(five, 0), Suit::of(five, 1));
        assert_eq!(copies(&dealt, hand(1), Some((five, 0))), [(five, 1)]);
        assert_eq!(copies(&[(five, 1)], hand(2), None), [(five, 1), (five, 0)]);
    }
}

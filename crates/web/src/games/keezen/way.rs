//! The way a pawn goes, square by square: all steps are counted.

use keezen::core::{Card, Laws, Place};

/// The places a pawn comes through, the last one being where it lands. A pawn that enters goes in one.
pub(super) fn way(laws: &Laws, card: Card, owner: usize, from: Place, to: Place) -> Vec<Place> {
    if let Some(slot) = from.slot() {
        let deepest = to.slot().unwrap_or(slot);
        return (slot + 1..=deepest).map(Place::base).collect();
    }
    let Some(square) = from.square() else { return vec![to] };
    let squares = laws.squares();
    let next = |square: u8| match card {
        Card::FOUR => square.checked_sub(1).unwrap_or(squares - 1),
        _ => (square + 1) % squares,
    };
    // Into the base the track is left behind its last square.
    let last = to.square().unwrap_or_else(|| laws.entry(owner));
    let mut passed = Vec::new();
    let mut now = square;
    while now != last {
        now = next(now);
        passed.push(Place::track(now));
    }
    passed.extend(to.slot().into_iter().flat_map(|slot| (0..=slot).map(Place::base)));
    passed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(card: &str, owner: usize, from: &str, to: &str) -> String {
        let laws = Laws::sheet(4, true);
        let [card, from, to] = [card, from, to].map(str::to_owned);
        let card = card.parse().expect("a card");
        let way = way(&laws, card, owner, from.parse().expect("a place"), to.parse().expect("a place"));
        way.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_pawn_steps_on_every_square() {
        assert_eq!(told("5", 0, "3", "8"), "4 5 6 7 8");
        assert_eq!(told("3", 1, "62", "1"), "63 0 1");
        assert_eq!(told("4", 0, "2", "62"), "1 0 63 62");
        assert_eq!(told("A", 1, "w", "16"), "16");
    }

    #[test]
    fn a_pawn_goes_into_its_base_by_the_last_square() {
        assert_eq!(told("5", 0, "61", "h2"), "62 63 h0 h1 h2");
        assert_eq!(told("2", 1, "15", "h1"), "h0 h1");
        assert_eq!(told("2", 1, "h0", "h2"), "h1 h2");
    }
}

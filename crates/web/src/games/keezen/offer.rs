//! The possible plays of a card, by the pawns they involve.

use keezen::core::{CapturedPawn, Card, Deed, Laws, MOST_PARTS, PawnBoard, PawnStep, Place, Play};
use std::ops::ControlFlow;

/// A pawn that can be chosen. Waiting pawns of a seat are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlacedPawn {
    pub(super) owner: usize,
    pub(super) place: Place,
}

/// A legal play, and its pawns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PlayOffer {
    pub(super) play: Play,
    /// The pawn that moves first, or is swapped.
    pub(super) first: PlacedPawn,
    /// The pawn that takes the rest of a seven, or that a jack swaps with.
    pub(super) second: Option<PlacedPawn>,
    /// The steps of the first pawn.
    pub(super) steps: u8,
    /// The steps of each part.
    counts: [u8; MOST_PARTS],
    seat: usize,
}

impl PlayOffer {
    /// All plays of a seat with a card. They come from the rules; nothing is judged here.
    pub(super) fn all(laws: &Laws, board: &PawnBoard, seat: usize, card: Card) -> Vec<Self> {
        let mut offers = Vec::new();
        let _ = board.visit_plays(laws, seat, card, &mut |play| {
            offers.push(Self::of(laws, board, seat, play));
            ControlFlow::Continue(())
        });
        offers
    }

    fn of(laws: &Laws, board: &PawnBoard, seat: usize, play: Play) -> Self {
        let mut counts = [0; MOST_PARTS];
        for (count, step) in counts.iter_mut().zip(play.steps()) {
            *count = way(laws, play.card, step.whose.owner(seat), step.from, step.to).len() as u8;
        }
        let pawns: Vec<PlacedPawn> = match &play.deed {
            Deed::Swap { whose, from, with } => {
                let other = with.square().and_then(|square| board.owner_at(square));
                let own = PlacedPawn { owner: whose.owner(seat), place: *from };
                std::iter::once(own).chain(other.map(|owner| PlacedPawn { owner, place: *with })).collect()
            }
            _ => play.steps().iter().map(|step| pawn_of(step, seat)).collect(),
        };
        Self { play, first: pawns[0], second: pawns.get(1).copied(), steps: counts[0], counts, seat }
    }

    /// The pawns that walk, and the steps of each.
    pub(super) fn shares(&self) -> Vec<(PlacedPawn, u8)> {
        let pawns = self.play.steps().iter().map(|step| pawn_of(step, self.seat));
        pawns.zip(self.counts).collect()
    }
}

fn pawn_of(step: &PawnStep, seat: usize) -> PlacedPawn {
    PlacedPawn { owner: step.whose.owner(seat), place: step.from }
}

/// The places that a pawn passes, up to where it lands. A pawn that enters passes one.
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
    // The track ends behind its last square, at the base.
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

/// One pawn's part of a play: the places it passes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PawnPath {
    pub(super) pawn: PlacedPawn,
    pub(super) way: Vec<Place>,
}

impl PawnPath {
    /// The place where it ends.
    pub(super) fn to(&self) -> Place {
        self.way.last().copied().unwrap_or(self.pawn.place)
    }
}

/// The parts of a play, in order. The two pawns of a jack fly past each other.
pub(super) fn walks(laws: &Laws, board: &PawnBoard, seat: usize, play: &Play) -> Vec<PawnPath> {
    let walk = |step: &PawnStep| {
        let owner = step.whose.owner(seat);
        let pawn = PlacedPawn { owner, place: step.from };
        PawnPath { pawn, way: way(laws, play.card, owner, step.from, step.to) }
    };
    match &play.deed {
        Deed::Move(_) | Deed::Split(_) => play.steps().iter().map(walk).collect(),
        Deed::Swap { whose, from, with } => {
            let own = PawnPath { pawn: PlacedPawn { owner: whose.owner(seat), place: *from }, way: vec![*with] };
            let other = with.square().and_then(|square| board.owner_at(square));
            let other = other.map(|owner| PawnPath { pawn: PlacedPawn { owner, place: *with }, way: vec![*from] });
            std::iter::once(own).chain(other).collect()
        }
    }
}

/// The consequences of a play.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Foresight {
    /// The player.
    pub(super) seat: usize,
    pub(super) offer: PlayOffer,
    pub(super) walks: Vec<PawnPath>,
    /// The pawns that would be captured.
    pub(super) captured: Vec<CapturedPawn>,
    /// Whether the player would regret it: their own or a partner's pawn is captured.
    pub(super) hurts: bool,
    /// The number of pawns that would come in.
    pub(super) arrived: usize,
}

impl Foresight {
    pub(super) fn of(laws: &Laws, board: &PawnBoard, seat: usize, offer: PlayOffer) -> Self {
        let made = { *board }.make_and_tell(laws, seat, &offer.play);
        let captured: Vec<CapturedPawn> = made.captured.into_iter().flatten().collect();
        let hurts = captured.iter().any(|pawn| laws.same_side(seat, usize::from(pawn.owner)));
        let arrived = made.arrived.into_iter().flatten().count();
        Self { seat, offer, walks: walks(laws, board, seat, &offer.play), captured, hurts, arrived }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foresee(pawns: &str, play: &str) -> Foresight {
        let laws = Laws::sheet(4, true);
        let board: PawnBoard = pawns.parse().expect("a board");
        let play: Play = play.parse().expect("a play");
        let offers = PlayOffer::all(&laws, &board, 0, play.held());
        let offer = offers.into_iter().find(|offer| offer.play == play).expect("a legal play");
        Foresight::of(&laws, &board, 0, offer)
    }

    #[test]
    fn sending_the_partner_home_is_foreseen() {
        let seen = foresee("w,w,w,3/w,w,w,w/w,w,w,8/w,w,w,w", "5 3>8");
        assert!(seen.hurts);
        assert_eq!(seen.captured, [CapturedPawn { owner: 2, square: 8 }]);
        assert!(!foresee("w,w,w,3/w,w,w,8/w,w,w,w/w,w,w,w", "5 3>8").hurts);
    }

    #[test]
    fn a_split_seven_has_two_walks() {
        let seen = foresee("w,w,5,30/w,w,w,w/w,w,w,w/w,w,w,w", "7 5>8 30>34");
        assert_eq!(seen.offer.steps, 3);
        assert_eq!(seen.walks.iter().map(|walk| walk.way.len()).collect::<Vec<_>>(), [3, 4]);
    }

    #[test]
    fn a_jack_names_both_pawns() {
        let seen = foresee("w,w,w,5/w,w,w,30/w,w,w,w/w,w,w,w", "J 5<>30");
        assert_eq!(seen.offer.second, Some(PlacedPawn { owner: 1, place: Place::track(30) }));
        assert_eq!(seen.walks[1].to(), Place::track(5));
    }

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

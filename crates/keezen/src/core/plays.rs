//! The plays of a card, and their effect on the board.

use super::{CapturedPawn, Card, Colours, Deed, Laws, MOST_PARTS, Obstacle, PawnBoard, PawnStep, Place, Play, Whose};
use std::ops::ControlFlow;

/// The effect of a play, by the parts of a split seven: each captures at most one pawn, and brings at most one home.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MadePlay {
    /// The pawns that were sent back.
    pub captured: [Option<CapturedPawn>; MOST_PARTS],
    /// The colours of the pawns that entered their base.
    pub arrived: [Option<u8>; MOST_PARTS],
    /// The colour of the pawn that a jack swapped with.
    pub swapped: Option<u8>,
}

impl PawnBoard {
    /// Visits every legal play of a card until the visitor stops, with pawns in the order of their places. Each is
    /// visited once, even if several waiting pawns could make it. Allocates nothing.
    ///
    /// A joker stands for each card in turn; a play that two of them have in common is visited for the first.
    ///
    /// The seat need not hold the card or have the turn.
    pub fn visit_plays(
        &self,
        laws: &Laws,
        seat: usize,
        card: Card,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if card != Card::JOKER {
            return self.visit_plays_as(laws, seat, card, visit);
        }
        laws.ranks.kinds().try_for_each(|card| {
            self.visit_plays_as(laws, seat, card, &mut |play| {
                if self.is_shown_for_another(laws, seat, &play) {
                    return ControlFlow::Continue(());
                }
                visit(play.with_joker())
            })
        })
    }

    fn visit_plays_as(
        &self,
        laws: &Laws,
        seat: usize,
        card: Card,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let movers = laws.movers(self, seat);
        if card.enters() {
            for mover in movers.iter() {
                if let Ok(start) = self.enter(laws, mover) {
                    visit(Play::moving(card, Whose::seen_by(seat, mover), Place::WAITING, start))?;
                }
            }
        }
        match card {
            Card::KING if !laws.king_moves => ControlFlow::Continue(()),
            Card::JACK => movers.iter().try_for_each(|mover| self.visit_swaps(laws, seat, (mover, movers), visit)),
            Card::SEVEN => self.visit_sevens(laws, seat, movers, visit),
            _ => movers.iter().try_for_each(|mover| {
                self.pawns(mover).try_for_each(|from| match self.steps(laws, mover, from, card) {
                    Ok(to) => visit(Play::moving(card, Whose::seen_by(seat, mover), from, to)),
                    Err(_) => ControlFlow::Continue(()),
                })
            }),
        }
    }

    /// Whether a joker has the same effect as another card: a king enters a pawn like an ace, and a seven whose rest
    /// lapses may be as short as another card (Z3.4).
    fn is_shown_for_another(&self, laws: &Laws, seat: usize, play: &Play) -> bool {
        let Deed::Move(step) = &play.deed else { return false };
        match play.card {
            Card::KING => step.from.is_waiting() && laws.ranks.contains(Card::ACE),
            Card::SEVEN => {
                let owner = step.whose.owner(seat);
                let alike = |card: Card| self.steps(laws, owner, step.from, card) == Ok(step.to);
                laws.ranks.kinds().filter(|card| card.moves_one(laws) && *card != Card::SEVEN).any(alike)
            }
            _ => false,
        }
    }

    /// Whether the card can be played at all.
    pub fn can_play(&self, laws: &Laws, seat: usize, card: Card) -> bool {
        self.visit_plays(laws, seat, card, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// The place of a pawn after a card that moves one pawn: a four moves backward, all others forward.
    pub(crate) fn steps(&self, laws: &Laws, owner: usize, from: Place, card: Card) -> Result<Place, Obstacle> {
        match card {
            Card::FOUR => self.backward(laws, owner, from, card.steps()),
            _ => self.forward(laws, owner, from, card.steps()),
        }
    }

    /// Whether the player may swap this pawn with a jack (Z4.4).
    pub(crate) fn may_swap(laws: &Laws, owner: usize, from: Place) -> bool {
        from.square().is_some_and(|square| laws.jack_from_start || square != Laws::start(owner))
    }

    /// Whether a jack may swap away the pawn of another player on this square (Z4.4).
    pub(crate) fn may_be_swapped(&self, owner: usize, square: u8) -> bool {
        !(square == Laws::start(owner) && self.is_guarded(owner))
    }

    fn visit_swaps(
        &self,
        laws: &Laws,
        seat: usize,
        (mover, movers): (usize, Colours),
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let whose = Whose::seen_by(seat, mover);
        for from in self.pawns(mover).filter(|from| Self::may_swap(laws, mover, *from)) {
            for other in (0..laws.colour_count()).filter(|other| *other != mover) {
                for with in self.pawns(other) {
                    let shown =
                        other < mover && movers.contains(other) && self.swaps_back(laws, mover, from, other, with);
                    if !shown && with.square().is_some_and(|square| self.may_be_swapped(other, square)) {
                        visit(Play::of(Card::JACK, Deed::Swap { whose, from, with }))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the swap can also be written with the two pawns exchanged, which is the same play.
    fn swaps_back(&self, laws: &Laws, owner: usize, from: Place, other: usize, with: Place) -> bool {
        Self::may_swap(laws, other, with) && from.square().is_some_and(|square| self.may_be_swapped(owner, square))
    }

    /// Makes a legal play. The effect of an illegal one is undefined, but it doesn't panic.
    pub fn make(&mut self, laws: &Laws, seat: usize, play: &Play) {
        self.make_and_tell(laws, seat, play);
    }

    /// Does the same and returns the effect, such as for a preview on a copy.
    pub fn make_and_tell(&mut self, laws: &Laws, seat: usize, play: &Play) -> MadePlay {
        let mut made = MadePlay::default();
        let mut step = |board: &mut Self, part: usize, step: &PawnStep| {
            let owner = step.whose.owner(seat);
            made.captured[part] = board.relocate(laws, owner, step.from, step.to);
            let arrived = step.to.is_in_base() && !step.from.is_in_base();
            made.arrived[part] = arrived.then_some(owner as u8);
        };
        match &play.deed {
            Deed::Move(only) => step(self, 0, only),
            Deed::Split(parts) => {
                parts.as_slice().iter().enumerate().for_each(|(part, of_part)| step(self, part, of_part));
            }
            Deed::Swap { whose, from, with } => {
                if let Some(square) = with.square() {
                    made.swapped = self.owner_at(square).map(|other| other as u8);
                    self.swap(laws, whose.owner(seat), *from, square);
                }
            }
        }
        made
    }
}

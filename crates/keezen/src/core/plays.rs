//! Which plays a card allows, and what a play does to the board.

use super::{Board, Captured, Card, Deed, Laws, Obstacle, Place, Play, Step, Whose};
use std::ops::ControlFlow;

/// What a play did: at most two pawns were sent back and two came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Made {
    /// The pawns that were sent back.
    pub captured: [Option<Captured>; 2],
    /// Whose pawns entered their base.
    pub arrived: [Option<u8>; 2],
}

impl Board {
    /// Shows every legal play of a card to the visitor until it has seen enough, pawns in the order of their places.
    /// Each is shown once, though several waiting pawns could make it. Nothing is allocated.
    ///
    /// The seat need not hold the card nor be on turn.
    pub fn visit_plays(
        &self,
        laws: &Laws,
        seat: usize,
        card: Card,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mover = laws.mover(self, seat);
        let whose = Whose::seen_by(seat, mover);
        if card.enters()
            && let Ok(start) = self.enter(laws, mover)
        {
            visit(Play::moving(card, whose, Place::WAITING, start))?;
        }
        match card {
            Card::KING if !laws.king_moves => ControlFlow::Continue(()),
            Card::JACK => self.visit_swaps(laws, mover, whose, visit),
            Card::SEVEN => self.visit_sevens(laws, seat, mover, visit),
            _ => self.pawns(mover).try_for_each(|from| match self.steps(laws, mover, from, card) {
                Ok(to) => visit(Play::moving(card, whose, from, to)),
                Err(_) => ControlFlow::Continue(()),
            }),
        }
    }

    /// Whether the card can be played at all.
    pub fn can_play(&self, laws: &Laws, seat: usize, card: Card) -> bool {
        self.visit_plays(laws, seat, card, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Where a pawn gets with a card that moves one: fours go backward, all others forward.
    pub(crate) fn steps(&self, laws: &Laws, owner: usize, from: Place, card: Card) -> Result<Place, Obstacle> {
        match card {
            Card::FOUR => self.backward(laws, owner, from, card.steps()),
            _ => self.forward(laws, owner, from, card.steps()),
        }
    }

    /// Whether a jack may take this pawn as the one to be swapped (Z4.4).
    pub(crate) fn may_swap(laws: &Laws, owner: usize, from: Place) -> bool {
        from.square().is_some_and(|square| laws.jack_from_start || square != Laws::start(owner))
    }

    /// Whether a jack may take the pawn of somebody else from this square (Z4.4).
    pub(crate) fn may_be_swapped(&self, owner: usize, square: u8) -> bool {
        !(square == Laws::start(owner) && self.is_guarded(owner))
    }

    fn visit_swaps(
        &self,
        laws: &Laws,
        mover: usize,
        whose: Whose,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for from in self.pawns(mover).filter(|from| Self::may_swap(laws, mover, *from)) {
            for other in (0..laws.seat_count()).filter(|other| *other != mover) {
                for with in self.pawns(other) {
                    if with.square().is_some_and(|square| self.may_be_swapped(other, square)) {
                        visit(Play { card: Card::JACK, deed: Deed::Swap { whose, from, with } })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Does what a legal play does. What another play does is not defined, except that it does not panic.
    pub fn make(&mut self, laws: &Laws, seat: usize, play: &Play) {
        self.make_and_tell(laws, seat, play);
    }

    /// The same, and says what it did to other pawns: for a preview, made on a copy.
    pub fn make_and_tell(&mut self, laws: &Laws, seat: usize, play: &Play) -> Made {
        let mut made = Made::default();
        let mut step = |board: &mut Self, part: usize, step: &Step| {
            let owner = step.whose.owner(seat);
            made.captured[part] = board.relocate(laws, owner, step.from, step.to);
            let arrived = step.to.is_in_base() && !step.from.is_in_base();
            made.arrived[part] = arrived.then_some(owner as u8);
        };
        match &play.deed {
            Deed::Move(only) => step(self, 0, only),
            Deed::Split(first, second) => {
                step(self, 0, first);
                step(self, 1, second);
            }
            Deed::Swap { whose, from, with } => {
                if let Some(square) = with.square() {
                    self.swap(laws, whose.owner(seat), *from, square);
                }
            }
        }
        made
    }
}

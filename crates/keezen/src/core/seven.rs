//! The seven: whole, or split over two pawns, the second judged on the board the first leaves (Z5).

use super::{Board, Card, Deed, Laws, Place, Play, Step, Whose};
use std::ops::ControlFlow;

impl Board {
    pub(super) fn visit_sevens(
        &self,
        laws: &Laws,
        seat: usize,
        mover: usize,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let whose = Whose::seen_by(seat, mover);
        for from in self.pawns(mover) {
            if let Ok(to) = self.forward(laws, mover, from, Card::SEVEN.steps()) {
                visit(Play::moving(Card::SEVEN, whose, from, to))?;
            }
        }
        self.visit_splits(laws, seat, mover, visit)?;
        match self.sharer(laws, seat, mover) {
            Some(partner) => self.visit_splits(laws, seat, partner, visit),
            None => ControlFlow::Continue(()),
        }
    }

    /// The partner whose pawns a seat may use for one part of a seven before its own are all in (Z5.2).
    fn sharer(&self, laws: &Laws, seat: usize, mover: usize) -> Option<usize> {
        laws.partner(seat).filter(|_| laws.free_share && mover == seat)
    }

    /// Splits whose first part moves a pawn of `owner`.
    fn visit_splits(
        &self,
        laws: &Laws,
        seat: usize,
        owner: usize,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for from in self.pawns(owner).filter(|from| !from.is_waiting()) {
            for steps in 1..Card::SEVEN.steps() {
                let Ok(to) = self.forward(laws, owner, from, steps) else { continue };
                let first = Step { whose: Whose::seen_by(seat, owner), from, to };
                let mut after = *self;
                after.relocate(laws, owner, from, to);
                if laws.side_is_in(&after, seat) {
                    // The team has won, and the rest lapses.
                    visit(Play { card: Card::SEVEN, deed: Deed::Move(first) })?;
                    continue;
                }
                let rest = Card::SEVEN.steps() - steps;
                for second in after.second_movers(laws, seat, owner).into_iter().flatten() {
                    let except = (second == owner).then_some(to);
                    after.visit_rests(laws, seat, second, except, rest, &mut |second| {
                        visit(Play { card: Card::SEVEN, deed: Deed::Split(first, second) })
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whose pawns may make the second part after a pawn of `first` made the first one; judged on the board after it.
    pub(crate) fn second_movers(&self, laws: &Laws, seat: usize, first: usize) -> [Option<usize>; 2] {
        let partner = laws.partner(seat);
        if first != seat {
            // Either the seat's own pawns are all in and it plays its partner's, or it has lent its partner the first
            // part and owes the second to a pawn of its own.
            return [Some(if self.is_in(seat) { first } else { seat }), None];
        }
        if self.is_in(seat) {
            return [partner, None];
        }
        [Some(seat), partner.filter(|_| laws.free_share)]
    }

    fn visit_rests(
        &self,
        laws: &Laws,
        seat: usize,
        owner: usize,
        except: Option<Place>,
        steps: u8,
        visit: &mut impl FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for from in self.pawns(owner).filter(|from| Some(*from) != except) {
            if let Ok(to) = self.forward(laws, owner, from, steps) {
                visit(Step { whose: Whose::seen_by(seat, owner), from, to })?;
            }
        }
        ControlFlow::Continue(())
    }
}

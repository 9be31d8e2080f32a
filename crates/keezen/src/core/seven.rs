//! The seven: whole, or split among several pawns, with each part judged on the board after the parts before it (Z5).

use super::{Card, Colours, Deed, Laws, Parts, PawnBoard, PawnStep, Place, Play, Whose};
use std::ops::ControlFlow;

/// A part of a seven as it was made: with its number of steps, on this board.
#[derive(Clone, Copy)]
struct Part {
    before: PawnBoard,
    owner: usize,
    from: Place,
    to: Place,
    steps: u8,
}

impl Part {
    /// Makes the same part on another board, if its pawn ends in the same place there.
    fn again(&self, laws: &Laws, board: &PawnBoard) -> Option<PawnBoard> {
        let same = board.forward(laws, self.owner, self.from, self.steps) == Ok(self.to);
        same.then(|| self.made(laws, board))
    }

    fn made(&self, laws: &Laws, board: &PawnBoard) -> PawnBoard {
        let mut after = *board;
        after.relocate(laws, self.owner, self.from, self.to);
        after
    }
}

impl PawnBoard {
    pub(super) fn visit_sevens(
        &self,
        laws: &Laws,
        seat: usize,
        movers: Colours,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for mover in movers.iter() {
            for from in self.pawns(mover) {
                if let Ok(to) = self.forward(laws, mover, from, Card::SEVEN.steps()) {
                    visit(Play::moving(Card::SEVEN, Whose::seen_by(seat, mover), from, to))?;
                }
            }
        }
        self.visit_parts(laws, seat, Parts::NONE, None, Card::SEVEN.steps(), visit)
    }

    /// Visits the splits that begin with these parts, which lead to this board, with the remaining steps.
    fn visit_parts(
        &self,
        laws: &Laws,
        seat: usize,
        parts: Parts,
        last: Option<&Part>,
        left: u8,
        visit: &mut impl FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (own, lent) = self.next_movers(laws, seat, &parts);
        let number = parts.as_slice().len();
        let fewest = if number + 1 == usize::from(laws.parts) { left } else { 1 };
        let most = if number == 0 { left - 1 } else { left };
        for owner in own.iter().chain(lent.iter()) {
            let whose = Whose::seen_by(seat, owner);
            for from in self.pawns(owner).filter(|from| !from.is_waiting() && !parts.end_on(whose, *from)) {
                for steps in fewest..=most {
                    let Ok(to) = self.forward(laws, owner, from, steps) else { continue };
                    let part = Part { before: *self, owner, from, to, steps };
                    let after = part.made(laws, self);
                    if last.is_some_and(|last| is_out_of_order(laws, seat, &parts, last, &part, &after)) {
                        continue;
                    }
                    let made = parts.with(PawnStep { whose, from, to });
                    // Once the team has won the rest lapses.
                    if steps == left || laws.side_is_in(&after, seat) {
                        visit(Play::of(Card::SEVEN, deed(&made)))?;
                    } else {
                        after.visit_parts(laws, seat, made, Some(&part), left - steps, visit)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The colours that may make the next part of a seven: those the seat plays anyway and, if a seven may be shared,
    /// those of a partner for one part (Z5.2, Z5.3). Judged on the board after the parts made so far.
    pub(crate) fn next_movers(&self, laws: &Laws, seat: usize, parts: &Parts) -> (Colours, Colours) {
        let own = laws.movers(self, seat);
        let lends = laws.free_share && !self.is_in(seat);
        let lent_before = parts.as_slice().iter().any(|step| step.whose != Whose::Mine);
        let lent = if lends && !lent_before { laws.partners(seat).collect() } else { Colours::NONE };
        (own, lent)
    }
}

fn deed(parts: &Parts) -> Deed {
    match parts.as_slice() {
        [only] => Deed::Move(*only),
        _ => Deed::Split(*parts),
    }
}

/// Whether a part could just as well be made before the previous one, by a pawn that comes first: then the same split
/// is shown in that order. With at most two parts, both orders are shown (Z5.4).
fn is_out_of_order(laws: &Laws, seat: usize, parts: &Parts, last: &Part, part: &Part, after: &PawnBoard) -> bool {
    if laws.parts == 2 || (last.owner, last.from) < (part.owner, part.from) {
        return false;
    }
    let Some((_, earlier)) = parts.as_slice().split_last() else { return false };
    let earlier = Parts::of(earlier).unwrap_or(Parts::NONE);
    let may_move = |board: &PawnBoard, parts: &Parts, owner: usize| {
        let (own, lent) = board.next_movers(laws, seat, parts);
        own.contains(owner) || lent.contains(owner)
    };
    let whose = Whose::seen_by(seat, part.owner);
    let swapped = earlier.with(PawnStep { whose, from: part.from, to: part.to });
    may_move(&last.before, &earlier, part.owner)
        && part.again(laws, &last.before).is_some_and(|between| {
            !laws.side_is_in(&between, seat)
                && may_move(&between, &swapped, last.owner)
                && last.again(laws, &between).as_ref() == Some(after)
        })
}

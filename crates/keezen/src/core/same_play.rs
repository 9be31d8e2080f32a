//! Plays with the same effect: each is listed once, and written in one way.

use super::{Deed, Laws, PawnBoard, PawnStep, Play};
use std::ops::ControlFlow;

impl PawnBoard {
    /// The listed play with the same effect and the same card of the hand: itself if it is listed, another order of
    /// the parts of a seven, the two pawns of a jack exchanged, or another card that a joker stands for.
    pub fn listed_as(&self, laws: &Laws, seat: usize, play: &Play) -> Option<Play> {
        let after = |play: &Play| {
            let mut board = *self;
            board.make(laws, seat, play);
            board
        };
        let mut found = None;
        let _ = self.visit_plays(laws, seat, play.held(), &mut |listed| {
            if listed == *play || (same_steps(&listed.deed, &play.deed) && after(&listed) == after(play)) {
                found = Some(listed);
                if listed == *play {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        found
    }
}

/// Whether the same pawns make the same moves, in any order.
fn same_steps(one: &Deed, other: &Deed) -> bool {
    match (one, other) {
        (Deed::Split(one), Deed::Split(other)) => {
            let sorted = |steps: &[PawnStep]| {
                let mut steps = steps.to_vec();
                steps.sort_unstable_by_key(|step| (step.whose.owner(usize::MAX), step.from, step.to));
                steps
            };
            sorted(one.as_slice()) == sorted(other.as_slice())
        }
        (Deed::Swap { from, with, .. }, Deed::Swap { from: other_from, with: other_with, .. }) => {
            (from, with) == (other_from, other_with) || (from, with) == (other_with, other_from)
        }
        _ => one == other,
    }
}

//! Finding plays for a player who is stuck, or who types only a word.

use crate::{Hand, Keebble, KeebbleView, Paper, PlayScoring};
use kee_game::{Arg, Message, Seat};
use kee_grid::{FoundPlacement, Must, Placement, Rack, Scoring};
use std::ops::ControlFlow;

kee_game::messages! {
    /// The hints.
    pub(crate) HINTS;
    kinds() = "keebble-hint-kinds";
    for_players() = "keebble-hint-for-players";
    the_play(play, points) = "keebble-hint-play";
    no_such_play() = "keebble-hint-none";
    how_many(count, most) = "keebble-hint-count";
}

impl Keebble {
    /// Visits every play of a seat, with its points.
    pub fn each_play(
        &self,
        paper: &Paper,
        hands: &[Hand],
        seat: Seat,
        mut visit: impl FnMut(&FoundPlacement<'_>, i64),
    ) {
        let rack = Rack::new(hands[seat.index()].letters.iter());
        let opening = paper.opening();
        let must = opening.as_deref().map_or(Must::Join, Must::Cover);
        let scoring = PlayScoring::new(paper, &self.scorer(hands, seat));
        let grid = self.grid(paper, self.lexicon().clone());
        let _ = grid.visit(&rack, must, |found| {
            visit(found, i64::from(scoring.score(found)));
            ControlFlow::Continue(())
        });
    }

    /// The play that scores most among those that `likes` accepts; the first of equal ones.
    pub(crate) fn best_play(
        &self,
        paper: &Paper,
        hands: &[Hand],
        seat: Seat,
        likes: impl Fn(&Placement) -> bool,
    ) -> Option<(Placement, i64)> {
        let mut best: Option<(Placement, i64)> = None;
        self.each_play(paper, hands, seat, |found, points| {
            if best.as_ref().is_none_or(|(_, most)| points > *most) {
                let placement = found.placement();
                if likes(&placement) {
                    best = Some((placement, points));
                }
            }
        });
        best
    }

    /// A hint: how many plays there are, the best one of a length, or the best of all.
    pub(crate) fn hinted(&self, view: &KeebbleView, asked: &str) -> Result<Message, Message> {
        let seat = view.seat.ok_or_else(for_players)?;
        let (paper, hands) = (&view.paper, &view.hands);
        let best = |likes: &dyn Fn(&Placement) -> bool| {
            let best = self.best_play(paper, hands, seat, likes);
            best.map(|(placement, points)| the_play(Arg::text(&placement), points)).ok_or_else(no_such_play)
        };
        match (asked, asked.parse::<usize>()) {
            ("", _) => {
                let (mut count, mut most) = (0_usize, 0);
                self.each_play(paper, hands, seat, |_, points| {
                    count += 1;
                    most = most.max(points);
                });
                Ok(if count == 0 { no_such_play() } else { how_many(count, most) })
            }
            ("best", _) => best(&|_| true),
            (_, Ok(length)) => best(&|placement| placement.letters().len() == length),
            _ => Err(kinds()),
        }
    }
}

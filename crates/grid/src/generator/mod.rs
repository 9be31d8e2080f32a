//! Finding every placement.
//!
//! A line is searched from its *hooks*: runs of tiles, and empty squares beside tiles of other lines. Each placement
//! belongs to the last hook it touches, so that it is found once.

mod found;
mod held;
mod lane_search;
mod mirror;
mod must;
mod search_lane;
mod segment;

use crate::{Direction, Grid, Rack};
pub use found::Found;
use held::Held;
use lane_search::LaneSearch;
pub use must::Must;
use search_lane::SearchLane;
use segment::segments;
use std::ops::ControlFlow;

impl Grid {
    /// Shows every legal placement of letters from the rack once, until the visitor has seen enough.
    ///
    /// A blank is shown once for each letter it can stand for. A single tile that makes words both ways lies across.
    /// Nothing is allocated.
    pub fn visit(
        &self,
        rack: &Rack,
        must: Must<'_>,
        mut visit: impl FnMut(&Found<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if rack.is_empty() {
            return ControlFlow::Continue(());
        }
        for direction in Direction::BOTH {
            for line in 0..self.board().lines(direction) {
                for segment in segments(self.board().lane(direction, line)) {
                    let lane = |mirrored| SearchLane::new(self, direction, line, segment, must, mirrored);
                    let Some(forwards) = lane(false) else { continue };
                    LaneSearch::new(self, forwards, rack, &mut visit).from_hooks()?;
                    if self.reading().backwards
                        && let Some(backwards) = lane(true)
                    {
                        let show = |found: &Found<'_>| mirror::show(found, self.lexicon(), &mut visit);
                        LaneSearch::new(self, backwards, rack, show).from_hooks()?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

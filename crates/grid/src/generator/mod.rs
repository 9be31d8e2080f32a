//! The search for every placement, or the best one.
//!
//! A line is searched from its *hooks*: runs of tiles, and empty squares beside tiles of other lines. Each placement
//! belongs to the last hook it touches, so it is found once.

mod found_placement;
mod full_hand;
mod lane_search;
mod mirror;
mod promise;
mod reach;
mod search_lane;
mod span;

pub use found_placement::{Best, FoundPlacement};
pub use span::{Must, Span};

use crate::{Direction, Grid, Rack};
use full_hand::Held;
use lane_search::LaneSearch;
use promise::All;
use search_lane::{SearchLane, segments};
use std::ops::ControlFlow;

impl Grid {
    /// Visits every legal placement of letters from the rack once, until the visitor has seen enough.
    ///
    /// A blank is visited once for each letter it can stand for. A single tile that makes words both ways lies across.
    /// Nothing is allocated.
    pub fn visit(
        &self,
        rack: &Rack,
        must: Must<'_>,
        mut visit: impl FnMut(&FoundPlacement<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if rack.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut search = LaneSearch::new(self, rack, All, &mut visit);
        self.each_lane(must, false, |lane| search.search(lane))?;
        if self.reading().backwards {
            let show = |found: &FoundPlacement<'_>| mirror::show(found, self.lexicon(), &mut visit);
            let mut search = LaneSearch::new(self, rack, All, show);
            self.each_lane(must, true, |lane| search.search(lane))?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the segments of all lines that have hooks, across first.
    fn each_lane(
        &self,
        must: Must<'_>,
        mirrored: bool,
        mut show: impl FnMut(SearchLane) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for direction in Direction::BOTH {
            for line in 0..self.board().lines(direction) {
                for segment in segments(self.board().lane(direction, line)) {
                    if let Some(lane) = SearchLane::new(self, direction, line, segment, must, mirrored) {
                        show(lane)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

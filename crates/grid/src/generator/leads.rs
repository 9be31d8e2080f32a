use super::full_hand::{FullHand, Standing};
use super::reach::Reach;
use super::search_lane::{Hook, SearchLane};
use super::{Held, Must, Span};
use crate::{Grid, Rack, Scoring};
use std::{
    cmp::Reverse,
    ops::{ControlFlow, Range},
};

/// All hooks of a board, with what their words can pay at most.
pub(super) struct Leads {
    leads: Vec<Lead>,
    lanes: Vec<SearchLane>,
    /// The most that words can pay, for the spans of all leads.
    most: Vec<i32>,
}

/// A hook that may lead to the best placement.
pub(super) struct Lead {
    pub(super) hook: Hook,
    pub(super) reach: Reach,
    lane: usize,
    /// Where the most that each of its spans can pay stands.
    spans: Range<usize>,
}

/// Room for a usual position; more is made where it is needed.
const LANES: usize = 64;
const LEADS: usize = 128;
const SPANS: usize = 2048;

impl Leads {
    /// Looks at every hook.
    pub(super) fn gather(grid: &Grid, rack: &Rack, must: Must<'_>, scoring: &impl Scoring) -> Self {
        let (lanes, leads) = (Vec::with_capacity(LANES), Vec::with_capacity(LEADS));
        let mut gathered = Self { leads, lanes, most: Vec::with_capacity(SPANS) };
        let full_hand = FullHand::new(grid.lexicon(), rack);
        let (hand, letters) = (rack.len(), Held::new(rack).letters());
        let done = grid.each_lane(must, false, |mut lane| {
            let standing = Standing::on(&lane);
            let mut left = lane.hooks;
            while let Some(hook) = lane.take_hook(&mut left) {
                let reach = lane.within(hook, |lane| Reach::of(lane, hook.place, hand, letters));
                let start = gathered.most.len();
                for (first, lasts) in reach.spans() {
                    gathered.most.extend(lasts.map(|last| {
                        let span = Span::of(&lane, first, last);
                        let may_fill = full_hand.may_fill(span.tile_count(), standing.between(first, last));
                        if may_fill { scoring.most(&span) } else { i32::MIN }
                    }));
                }
                let spans = start..gathered.most.len();
                gathered.leads.push(Lead { hook, reach, lane: gathered.lanes.len(), spans });
            }
            gathered.lanes.push(lane);
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue());
        gathered
    }

    /// The leads and the most they can pay, the most first.
    pub(super) fn in_order(&self) -> impl Iterator<Item = (i32, &Lead)> {
        let most = |lead: &Lead| self.most_of_spans(lead).iter().copied().max().unwrap_or(i32::MIN);
        // Leads are large, so their numbers are sorted.
        let numbered = self.leads.iter().enumerate();
        let mut order: Vec<_> = numbered.map(|(index, lead)| (Reverse(most(lead)), index)).collect();
        order.sort_unstable();
        order.into_iter().map(|(Reverse(most), index)| (most, &self.leads[index]))
    }

    /// The most that words on each span of a lead can pay.
    pub(super) fn most_of_spans(&self, lead: &Lead) -> &[i32] {
        &self.most[lead.spans.clone()]
    }

    /// The lane of a lead.
    pub(super) fn lane(&self, lead: &Lead) -> &SearchLane {
        &self.lanes[lead.lane]
    }
}

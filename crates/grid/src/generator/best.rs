use super::lane_search::LaneSearch;
use super::leads::Leads;
use super::promise::Promise;
use super::{Found, Must};
use crate::{Grid, Placement, Rack, Scoring};
use std::{cell::Cell, ops::ControlFlow};

/// The best placement of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// What to lay.
    pub placement: Placement,
    /// What it pays.
    pub score: i32,
}

impl Grid {
    /// A placement that no other one outscores; `None` if nothing can be laid. Of several it is always the same one.
    ///
    /// Hooks are searched in the order of what their words can pay at most ([`Scoring::most`]), until none of those left
    /// can beat what was found.
    pub fn best(&self, rack: &Rack, must: Must<'_>, scoring: &impl Scoring) -> Option<Best> {
        if rack.is_empty() {
            return None;
        }
        if self.reading().backwards {
            return self.best_of_all(rack, must, scoring);
        }
        let leads = Leads::gather(self, rack, must, scoring);
        let best = Cell::new(i32::MIN);
        let mut promise = Promise::new(&best);
        let mut kept = None;
        for (most, lead) in leads.in_order() {
            if most <= best.get() {
                break;
            }
            promise.make(&lead.reach, leads.most_of_spans(lead));
            let visit = |found: &Found<'_>| {
                let score = scoring.score(found);
                if score > best.get() {
                    best.set(score);
                    kept = Some(found.keep());
                }
                ControlFlow::Continue(())
            };
            let done = LaneSearch::new(self, rack, &promise, visit).search_hook(leads.lane(lead), lead.hook);
            debug_assert!(done.is_continue());
        }
        let (span, laid) = kept?;
        let placement = Found::new(self.board(), span, &laid).placement();
        Some(Best { placement, score: best.get() })
    }

    /// The best by looking at all.
    fn best_of_all(&self, rack: &Rack, must: Must<'_>, scoring: &impl Scoring) -> Option<Best> {
        let mut best: Option<Best> = None;
        let done = self.visit(rack, must, |found| {
            let score = scoring.score(found);
            if best.as_ref().is_none_or(|best| score > best.score) {
                best = Some(Best { placement: found.placement(), score });
            }
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue());
        best
    }
}

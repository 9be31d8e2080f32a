use super::{Must, Span, lane_search::LaneSearch, mirror, promise::Promise, reach::Leads, search_lane::SHIFT};
use crate::{Board, Grid, Placement, PlacementSquare, Rack, Scoring, Square, Tile};
use std::{
    cell::Cell,
    ops::{ControlFlow, Deref},
};

/// A placement that was found, valid while the visitor looks at it.
#[derive(Clone, Copy)]
pub struct FoundPlacement<'a> {
    board: &'a Board,
    span: Span,
    /// The new tiles, by place of the search.
    laid: &'a [Tile; 32],
}

impl<'a> FoundPlacement<'a> {
    #[inline]
    pub(super) const fn new(board: &'a Board, span: Span, laid: &'a [Tile; 32]) -> Self {
        Self { board, span, laid }
    }

    /// The placement mirrored, with room for its tiles.
    pub(super) fn mirrored<'b>(&self, laid: &'b mut [Tile; 32]) -> FoundPlacement<'b>
    where
        'a: 'b,
    {
        for place in self.span.first..=self.span.last {
            laid[mirror::place(place) + SHIFT] = self.laid[place + SHIFT];
        }
        let (first, last) = (mirror::place(self.span.last), mirror::place(self.span.first));
        let span = Span { first, last, new: mirror::bits(self.span.new), ..self.span };
        FoundPlacement { board: self.board, span, laid }
    }

    /// The data needed to visit it again.
    const fn keep(&self) -> (Span, [Tile; 32]) {
        (self.span, *self.laid)
    }

    /// The tile on a place of its line; any tile if none is placed there.
    #[inline]
    pub const fn laid(&self, place: usize) -> Tile {
        self.laid[(place + SHIFT) & 31]
    }

    /// The new tiles and their squares, in the order of the word.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        self.squares().filter(|(_, laid)| laid.is_new()).map(|(square, laid)| (square, laid.tile()))
    }

    /// The squares of the word with their tiles.
    pub fn squares(&self) -> impl Iterator<Item = (Square, PlacementSquare)> + '_ {
        (self.span.first..=self.span.last).map(|place| {
            let square = self.span.square(place);
            let laid = if self.span.is_new(place) {
                PlacementSquare::New(self.laid(place))
            } else {
                PlacementSquare::Standing(self.board.tile(square).expect("every square of the word has a tile"))
            };
            (square, laid)
        })
    }

    /// The placement, for keeping.
    pub fn placement(&self) -> Placement {
        let letters = self.squares().map(|(_, laid)| laid).collect();
        Placement::new(self.first(), self.direction(), letters).expect("it lies on a board")
    }
}

/// Answers questions about its squares directly.
impl Deref for FoundPlacement<'_> {
    type Target = Span;

    #[inline]
    fn deref(&self) -> &Span {
        &self.span
    }
}

/// The best placement of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The placement.
    pub placement: Placement,
    /// Its score.
    pub score: i32,
}

impl Grid {
    /// A placement with the highest score; `None` if there is none. Among equals it is always the same one.
    ///
    /// Hooks are searched in the order of the most that their words can score ([`Scoring::most`]), until none of the
    /// rest can beat the best so far.
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
            let visit = |found: &FoundPlacement<'_>| {
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
        let placement = FoundPlacement::new(self.board(), span, &laid).placement();
        Some(Best { placement, score: best.get() })
    }

    /// Finds the best by looking at all.
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

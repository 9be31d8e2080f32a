use super::{
    FoundPlacement, Held, Span,
    promise::Sieve,
    search_lane::{Hook, SearchLane},
};
use crate::{Board, Grid, Rack, Tile};
use kee_lexicon::{Graph, Node};
use std::ops::ControlFlow;

/// The search along one line.
///
/// A word is grown from a *hook*: first to the left, as the crossword graph reads it, then it turns and grows to the
/// right.
pub(super) struct LaneSearch<'a, S, V> {
    graph: &'a Graph,
    board: &'a Board,
    sieve: S,
    visit: V,
    shortest: usize,
    lane: SearchLane,
    /// The number of tiles in hand at first.
    hand: usize,
    held: Held,
    /// The new tiles by place.
    laid: [Tile; 32],
    /// The last place of the part that the hook reads first.
    last: usize,
    stopped: bool,
}

/// The direction in which a word grows.
const LEFT: bool = false;
const RIGHT: bool = true;

/// An empty place where a word may continue: the letters that can be placed there to continue, and to end a word.
#[derive(Clone, Copy)]
struct Continuation {
    leading_on: u32,
    ending: u32,
}

impl Continuation {
    /// No letters.
    const NONE: Self = Self { leading_on: 0, ending: 0 };
}

/// The letters that can be placed on a site after those read so far.
#[derive(Clone, Copy)]
struct Ahead {
    node: Node,
    /// All letters that lead on from the node, wherever they fit.
    arcs: u32,
    leading_on: u32,
    ending: u32,
}

impl Ahead {
    #[inline(always)]
    const fn letters(self) -> u32 {
        self.leading_on | self.ending
    }
}

impl<'a, S: Sieve, V: FnMut(&FoundPlacement<'_>) -> ControlFlow<()>> LaneSearch<'a, S, V> {
    /// A search for words from this rack.
    pub(super) fn new(grid: &'a Grid, rack: &Rack, sieve: S, visit: V) -> Self {
        Self {
            graph: grid.lexicon().crossword(),
            board: grid.board(),
            sieve,
            visit,
            shortest: grid.reading().shortest,
            lane: SearchLane::EMPTY,
            hand: rack.len(),
            held: Held::new(rack),
            laid: [Tile::ANY; 32],
            last: 0,
            stopped: false,
        }
    }

    /// Searches every word of a lane.
    pub(super) fn search(&mut self, lane: SearchLane) -> ControlFlow<()> {
        self.lane = lane;
        let mut left = self.lane.hooks;
        while let Some(hook) = self.lane.take_hook(&mut left) {
            self.grow_from(hook)?;
        }
        ControlFlow::Continue(())
    }

    /// Searches every word of a lane that belongs to one hook.
    pub(super) fn search_hook(&mut self, lane: &SearchLane, hook: Hook) -> ControlFlow<()> {
        self.lane.clone_from(lane);
        self.grow_from(hook)
    }

    /// Searches every word whose last hook is this one: a run of tiles that ends here, or an empty place with the run
    /// after it, if any.
    fn grow_from(&mut self, Hook { place: hook, limit }: Hook) -> ControlFlow<()> {
        let allowed = std::mem::take(&mut self.lane.allowed[limit]);
        self.search_from(hook);
        if self.stopped {
            return ControlFlow::Break(());
        }
        self.lane.allowed[limit] = allowed;
        ControlFlow::Continue(())
    }

    fn search_from(&mut self, hook: usize) {
        let empty = !self.lane.has_tile(hook);
        let (first, last) =
            if empty { (hook + 1, self.lane.last_of_run(hook)) } else { (self.lane.first_of_run(hook), hook) };
        self.last = last;
        let mut letters = (first..=last).rev().map(|place| self.lane.letter(place));
        let Some(node) = letters.try_fold(self.graph.root(), |node, letter| self.graph.step(node, letter)) else {
            return;
        };
        if empty {
            let ahead = self.look(self.site::<LEFT>(hook, self.hand), node);
            self.grow::<LEFT>(hook, ahead, self.hand, 0);
        } else {
            self.reach::<LEFT>(first - 1, node, self.hand, 0);
        }
    }

    /// The letters that fit an empty place of a word that grows this way with this many tiles in hand.
    #[inline(always)]
    fn site<const SIDE: bool>(&self, place: usize, hand: usize) -> Continuation {
        let allowed = self.lane.allowed(place);
        let next = if SIDE == RIGHT { place + 1 } else { place.wrapping_sub(1) };
        if self.lane.has_tile(next) {
            return Continuation { leading_on: allowed, ending: 0 };
        }
        let open = self.lane.allowed(next) != 0 || SIDE == LEFT && self.lane.allowed(self.last + 1) != 0;
        Continuation { leading_on: if open && hand > 1 { allowed } else { 0 }, ending: allowed }
    }

    /// The letters that fit there from a node.
    #[inline(always)]
    fn look(&self, site: Continuation, node: Node) -> Ahead {
        let (arcs, ends) = self.graph.head(node);
        Ahead { node, arcs, leading_on: arcs & site.leading_on, ending: ends & site.ending }
    }

    /// The letters that fit there once a word that has grown to the left turns; none if it cannot.
    #[inline(always)]
    fn look_right(&self, site: Continuation, left: Ahead) -> Ahead {
        if left.arcs & Graph::TURN == 0 {
            return Ahead { leading_on: 0, ending: 0, ..left };
        }
        self.look(site, self.graph.after(left.node, left.arcs & (Graph::TURN - 1)))
    }

    /// Continues at an empty place. A word that grows to the left may also begin here and turn to the right.
    fn reach<const SIDE: bool>(&mut self, place: usize, node: Node, hand: usize, first: usize) {
        let ahead = self.look(self.site::<SIDE>(place, hand), node);
        if SIDE == LEFT {
            let right = self.look_right(self.site::<RIGHT>(self.last + 1, hand), ahead);
            self.grow::<RIGHT>(self.last + 1, right, hand, place + 1);
        }
        self.grow::<SIDE>(place, ahead, hand, first);
    }

    /// Places each tile that leads on or ends a word on an empty place. `first` is the first place of a word that grows
    /// to the right.
    fn grow<const SIDE: bool>(&mut self, place: usize, ahead: Ahead, hand: usize, first: usize) {
        let mask = self.held.mask;
        let mut ending = ahead.ending & mask;
        while ending != 0 {
            self.laid[place & 31] = Tile::from_index(ending.trailing_zeros(), false);
            ending &= ending - 1;
            self.tell::<SIDE>(first, place);
        }
        self.lead_on::<SIDE, false>(place, ahead, hand, first);
        if self.held.blanks > 0 {
            self.held.blanks -= 1;
            let mut ending = ahead.ending;
            while ending != 0 {
                self.laid[place & 31] = Tile::from_index(ending.trailing_zeros(), true);
                ending &= ending - 1;
                self.tell::<SIDE>(first, place);
            }
            self.lead_on::<SIDE, true>(place, ahead, hand, first);
            self.held.blanks += 1;
        }
    }

    /// Places each tile that leads on, or a blank instead, and continues from there.
    #[inline(always)]
    fn lead_on<const SIDE: bool, const BLANK: bool>(&mut self, place: usize, ahead: Ahead, hand: usize, first: usize) {
        let mask = self.held.mask;
        let mut leading_on = if BLANK { ahead.leading_on } else { ahead.leading_on & mask };
        if leading_on == 0 {
            return;
        }
        let next = if SIDE == RIGHT { place + 1 } else { place - 1 };
        let tile_next = self.lane.has_tile(next);
        let letters = self.held.letters();
        let worth = if SIDE == RIGHT { self.sieve.rightwards(first, next) } else { self.sieve.leftwards(next) };
        let worth_turning = SIDE == LEFT && !tile_next && self.sieve.rightwards(place, self.last + 1);
        if !worth && !worth_turning {
            return;
        }
        let site = if worth { self.site::<SIDE>(next, hand - 1) } else { Continuation::NONE };
        let right_site = if worth_turning { self.site::<RIGHT>(self.last + 1, hand - 1) } else { Continuation::NONE };
        while leading_on != 0 {
            let index = leading_on.trailing_zeros() as usize;
            let before = ahead.arcs & (leading_on ^ (leading_on - 1)) >> 1;
            leading_on &= leading_on - 1;
            let child = self.graph.after(ahead.node, before);
            self.laid[place & 31] = Tile::from_index(index as u32, BLANK);
            if tile_next {
                if !BLANK {
                    self.held.take(index);
                }
                self.through::<SIDE>(next, child, hand - 1, first);
                if !BLANK {
                    self.held.put_back(index, mask);
                }
                continue;
            }
            let ahead = self.look(site, child);
            let right = if SIDE == LEFT { self.look_right(right_site, ahead) } else { ahead };
            // Most children lead nowhere, so check that before taking the tile.
            if (ahead.letters() | right.letters()) & letters == 0 {
                continue;
            }
            if !BLANK {
                self.held.take(index);
            }
            if SIDE == LEFT && right.letters() & letters != 0 {
                self.grow::<RIGHT>(self.last + 1, right, hand - 1, place);
            }
            if ahead.letters() & letters != 0 {
                self.grow::<SIDE>(next, ahead, hand - 1, first);
            }
            if !BLANK {
                self.held.put_back(index, mask);
            }
        }
    }

    /// Passes through a run of tiles.
    fn through<const SIDE: bool>(&mut self, mut place: usize, mut node: Node, hand: usize, first: usize) {
        loop {
            let letter = self.lane.letter(place);
            let next = if SIDE == RIGHT { place + 1 } else { place - 1 };
            let goes_on = self.lane.has_tile(next);
            if !goes_on && node.accepts(self.graph).contains(letter) {
                self.tell::<SIDE>(first, place);
            }
            let Some(child) = self.graph.step(node, letter) else {
                return;
            };
            (place, node) = (next, child);
            if !goes_on {
                break;
            }
        }
        if hand > 0 {
            self.reach::<SIDE>(place, node, hand, first);
        }
    }

    /// Reports a word that ends at this place.
    #[inline(always)]
    fn tell<const SIDE: bool>(&mut self, first: usize, place: usize) {
        let (first, last) = if SIDE == RIGHT { (first, place) } else { (place, self.last) };
        if last - first + 1 < self.shortest || self.stopped {
            return;
        }
        let span = Span::of(&self.lane, first, last);
        if span.tile_count() == 1 && span.new & self.lane.not_alone != 0 {
            return;
        }
        let found = FoundPlacement::new(self.board, span, &self.laid);
        if (self.visit)(&found).is_break() {
            // The rest of the search finds nothing to place and ends by itself.
            self.stopped = true;
            self.lane.allowed = [0; 32];
        }
    }
}

use super::search_lane::{SHIFT, SearchLane};
use super::{Found, Held};
use crate::{Board, Grid, LineScoring, Rack};
use kee_lexicon::{Graph, Letter, Node};
use std::ops::ControlFlow;

/// The search along one line.
///
/// A word is grown from a *hook*: leftwards first, as the crossword graph reads it, then it turns and grows rightwards.
pub(super) struct LaneSearch<'a, L, V> {
    graph: &'a Graph,
    board: &'a Board,
    scoring: L,
    visit: V,
    shortest: usize,
    lane: SearchLane,

    /// How many tiles are in hand.
    hand: usize,
    held: Held,
    /// The new tiles, a bit a place, and by place.
    new: u32,
    laid: [u8; 32],

    /// The last place of what the hook reads first.
    last: usize,
    stopped: bool,
}

/// Which way a word grows.
const LEFT: bool = false;
const RIGHT: bool = true;

/// Where the growing of a word has come to.
#[derive(Clone, Copy)]
struct Growth<S> {
    /// The empty place where it may go on.
    place: usize,
    node: Node,
    /// The letters that lead on from the node, and those that end a word, as far as the place allows them.
    children: u32,
    accepts: u32,
    sum: S,
    /// Tiles that can still be laid; never none.
    hand: usize,
    /// Rightwards: the first place of the word.
    first: usize,
}

impl<'a, L: LineScoring, V: FnMut(&Found<'_>) -> ControlFlow<()>> LaneSearch<'a, L, V> {
    /// The search of a lane.
    pub(super) fn new(grid: &'a Grid, lane: SearchLane, rack: &Rack, scoring: L, visit: V) -> Self {
        Self {
            graph: grid.lexicon().crossword(),
            board: grid.board(),
            scoring,
            visit,
            shortest: grid.reading().shortest,
            lane,
            hand: rack.len(),
            held: Held::new(rack),
            new: 0,
            laid: [0; 32],
            last: 0,
            stopped: false,
        }
    }

    /// Every word that touches one of the hooks.
    pub(super) fn from_hooks(&mut self) -> ControlFlow<()> {
        let mut hooks = self.lane.hooks;
        while hooks != 0 {
            let hook = hooks.trailing_zeros() as usize;
            hooks &= hooks - 1;
            // A word that goes on to the next hook is left to that one.
            let limit = if hooks == 0 { 0 } else { self.lane.before_hook(hooks.trailing_zeros() as usize) };
            let allowed = std::mem::take(&mut self.lane.allowed[limit]);
            if self.lane.tiles >> hook & 1 != 0 {
                self.from_run(self.lane.first_of_run(hook), hook);
            } else {
                self.from_place(hook);
            }
            if self.stopped {
                return ControlFlow::Break(());
            }
            self.lane.allowed[limit] = allowed;
        }
        ControlFlow::Continue(())
    }

    /// Every word whose last hook is the run of tiles `first..=last`.
    fn from_run(&mut self, first: usize, last: usize) {
        self.last = last;
        let (mut node, mut sum) = (self.graph.root(), self.scoring.nothing());
        for place in (first..=last).rev() {
            let Some(next) = self.graph.step(node, self.lane.letter(place)) else {
                return;
            };
            node = next;
            sum = self.scoring.pass(sum, place - SHIFT);
        }
        self.reach::<LEFT>(first - 1, node, sum, self.hand, 0);
    }

    /// Every word whose last hook is this empty place, with the run of tiles after it, if any.
    fn from_place(&mut self, place: usize) {
        let (mut node, mut sum) = (self.graph.root(), self.scoring.nothing());
        self.last = place;
        while self.lane.tiles >> (self.last + 1) & 1 != 0 {
            self.last += 1;
        }
        for place in (place + 1..=self.last).rev() {
            let Some(next) = self.graph.step(node, self.lane.letter(place)) else {
                return;
            };
            node = next;
            sum = self.scoring.pass(sum, place - SHIFT);
        }
        self.look::<LEFT>(place, node, sum, self.hand, 0);
    }

    /// Goes on at an empty place; leftwards the word may also begin here and go on to the right.
    #[inline]
    fn reach<const SIDE: bool>(&mut self, place: usize, node: Node, sum: L::Sum, hand: usize, first: usize) {
        if SIDE == LEFT
            && self.lane.allowed[self.last + 1] != 0
            && let Some(turned) = self.graph.turn(node)
        {
            self.look::<RIGHT>(self.last + 1, turned, sum, hand, place + 1);
        }
        self.look::<SIDE>(place, node, sum, hand, first);
    }

    /// Lays tiles on an empty place if any of those in hand can go there.
    #[inline]
    fn look<const SIDE: bool>(&mut self, place: usize, node: Node, sum: L::Sum, hand: usize, first: usize) {
        let allowed = self.lane.allowed[place];
        let children = node.children(self.graph).bits() & allowed;
        let accepts = node.accepts(self.graph).bits() & allowed;
        if (children | accepts) & self.held.letters() != 0 {
            self.grow::<SIDE>(Growth { place, node, children, accepts, sum, hand, first });
        }
    }

    fn grow<const SIDE: bool>(&mut self, growth: Growth<L::Sum>) {
        let Growth { place, mut children, mut accepts, hand, .. } = growth;
        let next = if SIDE == RIGHT { place + 1 } else { place - 1 };
        if self.lane.tiles >> next & 1 != 0 {
            accepts = 0;
        } else if hand == 1 {
            children = 0;
        }
        self.new |= 1 << place;
        let mut letters = (children | accepts) & self.held.mask;
        while letters != 0 {
            let index = letters.trailing_zeros() as usize;
            letters &= letters - 1;
            let mask = self.held.take(index);
            self.laid[place] = b'A' + index as u8;
            self.lay::<SIDE>(&growth, index, false, children, accepts, next);
            self.held.put_back(index, mask);
        }
        if self.held.blanks > 0 {
            self.held.blanks -= 1;
            let mut letters = children | accepts;
            while letters != 0 {
                let index = letters.trailing_zeros() as usize;
                letters &= letters - 1;
                self.laid[place] = b'a' + index as u8;
                self.lay::<SIDE>(&growth, index, true, children, accepts, next);
            }
            self.held.blanks += 1;
        }
        self.new &= !(1 << place);
    }

    /// One tile is laid: tells of the word if it is one, and goes on.
    #[inline]
    fn lay<const SIDE: bool>(
        &mut self,
        growth: &Growth<L::Sum>,
        index: usize,
        blank: bool,
        children: u32,
        accepts: u32,
        next: usize,
    ) {
        let &Growth { place, node, sum, hand, first, .. } = growth;
        let letter = Letter::from_index(index).expect("it is a letter of a set");
        let sum = self.scoring.place(sum, place - SHIFT, letter, blank);
        if accepts >> index & 1 != 0 {
            if SIDE == RIGHT {
                self.tell(first, place, sum);
            } else {
                self.tell(place, self.last, sum);
            }
        }
        if children >> index & 1 != 0 {
            let child = self.graph.follow(node, letter);
            if self.lane.tiles >> next & 1 != 0 {
                self.through::<SIDE>(next, child, sum, hand - 1, first);
            } else {
                self.reach::<SIDE>(next, child, sum, hand - 1, first);
            }
        }
    }

    /// Goes through a run of tiles.
    fn through<const SIDE: bool>(
        &mut self,
        mut place: usize,
        mut node: Node,
        mut sum: L::Sum,
        hand: usize,
        first: usize,
    ) {
        loop {
            let letter = self.lane.letter(place);
            let next = if SIDE == RIGHT { place + 1 } else { place - 1 };
            sum = self.scoring.pass(sum, place - SHIFT);
            let goes_on = self.lane.tiles >> next & 1 != 0;
            if !goes_on && node.accepts(self.graph).contains(letter) {
                if SIDE == RIGHT {
                    self.tell(first, place, sum);
                } else {
                    self.tell(place, self.last, sum);
                }
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
            self.reach::<SIDE>(place, node, sum, hand, first);
        }
    }

    #[inline]
    fn tell(&mut self, first: usize, last: usize, sum: L::Sum) {
        let alone = self.new & (self.new - 1) == 0;
        if alone && self.new & self.lane.not_alone != 0 || last - first + 1 < self.shortest || self.stopped {
            return;
        }
        let found = Found {
            direction: self.lane.direction,
            line: self.lane.line,
            first: first - SHIFT,
            last: last - SHIFT,
            new: self.new >> SHIFT,
            laid: &self.laid,
            board: self.board,
            score: self.scoring.total(sum, self.new.count_ones() as usize),
        };
        if (self.visit)(&found).is_break() {
            // What is still being walked finds nothing to lay and comes to its end.
            self.stopped = true;
            self.lane.allowed = [0; 32];
        }
    }
}

use super::search_lane::SearchLane;
use super::{Found, Held};
use crate::{Board, Grid, Rack};
use kee_lexicon::{Graph, Letter, Node};
use std::ops::ControlFlow;

/// The search along one line.
///
/// A word is grown from a *hook*: leftwards first, as the crossword graph reads it, then it turns and grows rightwards.
pub(super) struct LaneSearch<'a, V> {
    graph: &'a Graph,
    board: &'a Board,
    visit: V,
    shortest: usize,
    lane: SearchLane,
    /// How many tiles are in hand at first.
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

impl<'a, V: FnMut(&Found<'_>) -> ControlFlow<()>> LaneSearch<'a, V> {
    /// The search of a lane.
    pub(super) fn new(grid: &'a Grid, lane: SearchLane, rack: &Rack, visit: V) -> Self {
        Self {
            graph: grid.lexicon().crossword(),
            board: grid.board(),
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
            self.from_hook(hook);
            if self.stopped {
                return ControlFlow::Break(());
            }
            self.lane.allowed[limit] = allowed;
        }
        ControlFlow::Continue(())
    }

    /// Every word whose last hook is this one: a run of tiles that ends here, or an empty place with the run after it,
    /// if any.
    fn from_hook(&mut self, hook: usize) {
        let empty = !self.lane.has_tile(hook);
        let (first, last) =
            if empty { (hook + 1, self.lane.last_of_run(hook)) } else { (self.lane.first_of_run(hook), hook) };
        self.last = last;
        let letters = (first..=last).rev().map(|place| self.lane.letter(place));
        let Some(node) = letters.into_iter().try_fold(self.graph.root(), |node, letter| self.graph.step(node, letter))
        else {
            return;
        };
        if empty {
            self.look::<LEFT>(hook, node, self.hand, 0);
        } else {
            self.reach::<LEFT>(first - 1, node, self.hand, 0);
        }
    }

    /// Goes on at an empty place; leftwards the word may also begin here and go on to the right.
    #[inline(always)]
    fn reach<const SIDE: bool>(&mut self, place: usize, node: Node, hand: usize, first: usize) {
        if SIDE == LEFT
            && self.lane.allowed(self.last + 1) != 0
            && let Some(turned) = self.graph.turn(node)
        {
            self.look::<RIGHT>(self.last + 1, turned, hand, place + 1);
        }
        self.look::<SIDE>(place, node, hand, first);
    }

    /// Lays tiles on an empty place if any of those in hand can go there. `first` is the first place of a word that
    /// grows to the right.
    #[inline(always)]
    fn look<const SIDE: bool>(&mut self, place: usize, node: Node, hand: usize, first: usize) {
        let allowed = self.lane.allowed(place);
        let children = node.children(self.graph).bits() & allowed;
        let accepts = node.accepts(self.graph).bits() & allowed;
        if (children | accepts) & self.held.letters() != 0 {
            self.grow::<SIDE>(place, node, children, accepts, hand, first);
        }
    }

    /// Lays each tile that leads on from the node or ends a word.
    fn grow<const SIDE: bool>(
        &mut self,
        place: usize,
        node: Node,
        mut children: u32,
        mut accepts: u32,
        hand: usize,
        first: usize,
    ) {
        let next = if SIDE == RIGHT { place + 1 } else { place - 1 };
        let tile_next = self.lane.has_tile(next);
        if tile_next {
            accepts = 0;
        } else if hand == 1 || SIDE == RIGHT && self.lane.allowed(next) == 0 {
            children = 0;
        }
        self.new |= 1 << place;
        let mut letters = (children | accepts) & self.held.mask;
        while letters != 0 {
            let index = letters.trailing_zeros() as usize;
            letters &= letters - 1;
            let mask = self.held.take(index);
            self.laid[place & 31] = b'A' + index as u8;
            if accepts >> index & 1 != 0 {
                self.tell::<SIDE>(first, place);
            }
            if children >> index & 1 != 0 {
                self.descend::<SIDE>(node, index, next, tile_next, hand - 1, first);
            }
            self.held.put_back(index, mask);
        }
        if self.held.blanks > 0 {
            self.held.blanks -= 1;
            let mut letters = children | accepts;
            while letters != 0 {
                let index = letters.trailing_zeros() as usize;
                letters &= letters - 1;
                self.laid[place & 31] = b'a' + index as u8;
                if accepts >> index & 1 != 0 {
                    self.tell::<SIDE>(first, place);
                }
                if children >> index & 1 != 0 {
                    self.descend::<SIDE>(node, index, next, tile_next, hand - 1, first);
                }
            }
            self.held.blanks += 1;
        }
        self.new &= !(1 << place);
    }

    #[inline(always)]
    fn descend<const SIDE: bool>(
        &mut self,
        node: Node,
        index: usize,
        next: usize,
        tile_next: bool,
        hand: usize,
        first: usize,
    ) {
        let letter = Letter::from_index(index).expect("it is a letter of a set");
        let child = self.graph.follow(node, letter);
        if tile_next {
            self.through::<SIDE>(next, child, hand, first);
        } else {
            self.reach::<SIDE>(next, child, hand, first);
        }
    }

    /// Goes through a run of tiles.
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

    /// A word has come to its end at this place.
    #[inline]
    fn tell<const SIDE: bool>(&mut self, first: usize, place: usize) {
        let (first, last) = if SIDE == RIGHT { (first, place) } else { (place, self.last) };
        let alone = self.new & (self.new - 1) == 0;
        if alone && self.new & self.lane.not_alone != 0 || last - first + 1 < self.shortest || self.stopped {
            return;
        }
        let found = Found::new(self.board, &self.lane, first, last, self.new, &self.laid);
        if (self.visit)(&found).is_break() {
            // What is still being walked finds nothing to lay and comes to its end.
            self.stopped = true;
            self.lane.allowed = [0; 32];
        }
    }
}

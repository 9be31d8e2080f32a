//! Maximum matching in a general graph (Edmonds' blossom algorithm).

use std::collections::VecDeque;

const NOBODY: usize = usize::MAX;

/// A graph: the pairs that may be matched.
pub(super) struct PairGraph {
    size: usize,
    edges: Vec<bool>,
}

impl PairGraph {
    /// A graph of this size, with an edge wherever `joined` says so.
    pub(super) fn new(size: usize, joined: impl Fn(usize, usize) -> bool) -> Self {
        let edges =
            (0..size * size).map(|pair| pair / size != pair % size && joined(pair / size, pair % size)).collect();
        Self { size, edges }
    }

    fn has_edge(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.size + other]
    }
}

/// A maximum matching of the vertices that are not taken out.
#[derive(Clone)]
pub(super) struct Matching<'g> {
    graph: &'g PairGraph,
    mate: Vec<usize>,
    out: Vec<bool>,
}

impl<'g> Matching<'g> {
    /// A maximum matching of all vertices.
    pub(super) fn largest(graph: &'g PairGraph) -> Self {
        let mut matching = Self { graph, mate: vec![NOBODY; graph.size], out: vec![false; graph.size] };
        // A greedy start leaves little to improve.
        for one in 0..graph.size {
            let free = |other: &usize| matching.mate[*other] == NOBODY && graph.has_edge(one, *other);
            if matching.mate[one] == NOBODY
                && let Some(other) = (one + 1..graph.size).find(free)
            {
                (matching.mate[one], matching.mate[other]) = (other, one);
            }
        }
        matching.improve();
        matching
    }

    /// A maximum matching of the others.
    pub(super) fn without(&self, taken: &[usize]) -> Self {
        let mut matching = self.clone();
        for &one in taken {
            matching.out[one] = true;
            let mate = std::mem::replace(&mut matching.mate[one], NOBODY);
            if mate != NOBODY {
                matching.mate[mate] = NOBODY;
            }
        }
        matching.improve();
        matching
    }

    /// The number of pairs.
    pub(super) fn pairs(&self) -> usize {
        self.mate.iter().filter(|mate| **mate != NOBODY).count() / 2
    }

    /// Searches for an augmenting path from every unmatched vertex; one that has none now never will.
    fn improve(&mut self) {
        for root in 0..self.graph.size {
            if self.mate[root] == NOBODY && !self.out[root] {
                PathSearch::new(self, root).run();
            }
        }
    }
}

/// The search for an augmenting path: every second edge is in the matching, and both ends are unmatched.
struct PathSearch<'m, 'g> {
    matching: &'m mut Matching<'g>,
    root: usize,
    /// The vertex from which each was reached by an edge outside the matching.
    from: Vec<usize>,
    /// The base of the blossom each vertex is in.
    base: Vec<usize>,
    seen: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'m, 'g> PathSearch<'m, 'g> {
    fn new(matching: &'m mut Matching<'g>, root: usize) -> Self {
        let size = matching.graph.size;
        let mut seen = vec![false; size];
        seen[root] = true;
        let (from, base) = (vec![NOBODY; size], (0..size).collect());
        Self { matching, root, from, base, seen, queue: VecDeque::from([root]) }
    }

    fn run(mut self) {
        while let Some(one) = self.queue.pop_front() {
            for other in 0..self.base.len() {
                let usable = !self.matching.out[other] && self.matching.graph.has_edge(one, other);
                if !usable || self.base[one] == self.base[other] || self.matching.mate[one] == other {
                    continue;
                }
                let mate = self.matching.mate[other];
                if other == self.root || (mate != NOBODY && self.from[mate] != NOBODY) {
                    self.shrink(one, other);
                } else if self.from[other] == NOBODY {
                    self.from[other] = one;
                    if mate == NOBODY {
                        return self.turn_over(other);
                    }
                    self.seen[mate] = true;
                    self.queue.push_back(mate);
                }
            }
        }
    }

    /// Contracts the blossom that was found: from now on it counts as one vertex.
    fn shrink(&mut self, one: usize, other: usize) {
        let entry = self.meeting_point(one, other);
        let mut inside = vec![false; self.base.len()];
        self.mark(&mut inside, one, entry, other);
        self.mark(&mut inside, other, entry, one);
        for each in 0..self.base.len() {
            if inside[self.base[each]] {
                self.base[each] = entry;
                if !std::mem::replace(&mut self.seen[each], true) {
                    self.queue.push_back(each);
                }
            }
        }
    }

    fn meeting_point(&self, one: usize, other: usize) -> usize {
        let mut passed = vec![false; self.base.len()];
        let mut at = one;
        loop {
            at = self.base[at];
            passed[at] = true;
            if self.matching.mate[at] == NOBODY {
                break;
            }
            at = self.from[self.matching.mate[at]];
        }
        at = self.base[other];
        while !passed[at] {
            at = self.base[self.from[self.matching.mate[at]]];
        }
        at
    }

    fn mark(&mut self, inside: &mut [bool], mut at: usize, entry: usize, mut child: usize) {
        while self.base[at] != entry {
            let mate = self.matching.mate[at];
            inside[self.base[at]] = true;
            inside[self.base[mate]] = true;
            self.from[at] = child;
            child = mate;
            at = self.from[mate];
        }
    }

    /// Flips the edges of the path, which gives one pair more.
    fn turn_over(&mut self, end: usize) {
        let mut at = end;
        while at != NOBODY {
            let before = self.from[at];
            let next = self.matching.mate[before];
            (self.matching.mate[at], self.matching.mate[before]) = (before, at);
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Tries everything: the first vertex left is matched with nobody, or with any of the others.
    fn slowly(graph: &PairGraph, left: &[usize]) -> usize {
        let Some((first, rest)) = left.split_first() else { return 0 };
        let matched = (0..rest.len()).filter(|index| graph.has_edge(*first, rest[*index])).map(|index| {
            let others: Vec<usize> = rest.iter().copied().filter(|other| *other != rest[index]).collect();
            1 + slowly(graph, &others)
        });
        matched.chain([slowly(graph, rest)]).max().unwrap_or_default()
    }

    proptest! {
        #[test]
        fn it_is_as_large_as_one_found_by_trying_everything(size in 0_usize..10, bits in prop::collection::vec(any::<bool>(), 100)) {
            let graph = PairGraph::new(size, |one, other| bits[one.min(other) * 10 + one.max(other)]);
            let all: Vec<usize> = (0..size).collect();
            let largest = Matching::largest(&graph);
            prop_assert_eq!(largest.pairs(), slowly(&graph, &all));
            for (one, mate) in largest.mate.iter().enumerate().filter(|(_, mate)| **mate != NOBODY) {
                prop_assert!(graph.has_edge(one, *mate) && largest.mate[*mate] == one);
            }
            if size >= 2 {
                prop_assert_eq!(largest.without(&[0, size - 1]).pairs(), slowly(&graph, &all[1..size - 1]));
            }
        }
    }
}

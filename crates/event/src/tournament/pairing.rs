//! The pairings of a round.

use super::{
    Draw, Tournament,
    matching::{Matching, PairGraph},
    view::TeamRecord,
};
use crate::Name;

/// The tables of a round, and the bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pairing {
    pub(super) tables: Vec<[usize; 2]>,
    pub(super) bye: Option<usize>,
}

/// Pairs teams off in this order: each meets the first of those it has met least, as long as the round as a whole
/// keeps the fewest rematches possible.
///
/// With an odd number one team has a bye: of those with the fewest byes whose absence keeps rematches at a minimum,
/// the last in the order.
fn pair(order: &[usize], met: impl Fn(usize, usize) -> usize, byes: impl Fn(usize) -> usize) -> Pairing {
    let met: Vec<Vec<usize>> = order.iter().map(|one| order.iter().map(|other| met(*one, *other)).collect()).collect();
    let graph = PairGraph::new(order.len(), |one, other| met[one][other] == 0);
    let mut matching = Matching::largest(&graph);
    let mut paired = vec![false; order.len()];
    let bye = (order.len() % 2 == 1).then(|| {
        let bye = last_with_a_bye(order, &matching, byes);
        matching = matching.without(&[bye]);
        paired[bye] = true;
        order[bye]
    });
    let mut left = order.len() / 2;
    let mut tables = Vec::with_capacity(left);
    for one in 0..order.len() {
        if std::mem::replace(&mut paired[one], true) {
            continue;
        }
        let rematches = left - matching.pairs();
        let mut others: Vec<usize> = (one + 1..order.len()).filter(|other| !paired[*other]).collect();
        others.sort_by_key(|other| met[one][*other]);
        for other in others {
            let rest = matching.without(&[one, other]);
            if left - 1 - rest.pairs() + usize::from(met[one][other] > 0) == rematches {
                matching = rest;
                paired[other] = true;
                tables.push([order[one], order[other]]);
                break;
            }
        }
        left -= 1;
    }
    Pairing { tables, bye }
}

/// Returns a place in the order.
fn last_with_a_bye(order: &[usize], matching: &Matching<'_>, byes: impl Fn(usize) -> usize) -> usize {
    let fewest = order.iter().map(|team| byes(*team)).min().unwrap_or_default();
    let mut best = (0, 0);
    for place in (0..order.len()).rev().filter(|place| byes(order[*place]) == fewest) {
        let pairs = matching.without(&[place]).pairs() + 1;
        if pairs > best.0 {
            best = (pairs, place);
        }
        if pairs > order.len() / 2 {
            break;
        }
    }
    best.1
}

impl Tournament {
    /// The tables of the next round, from the seed: draw `n` is for round `n + 1`.
    pub(super) fn next_pairing(&self, how: Draw) -> Pairing {
        let mut order = self.lot_order();
        order.retain(|team| self.teams.is_here(*team));
        if how == Draw::Standing {
            // Ties stay in the order drawn by lot.
            let records: Vec<TeamRecord> = self.records();
            order.sort_by(|one, other| records[*other].cmp(&records[*one]));
        }
        let teams = self.teams.len();
        let mut met = vec![0; teams * teams];
        let mut byes = vec![0; teams];
        for round in self.rounds.iter() {
            for [one, other] in round.tables.iter().map(|table| table.seats) {
                met[one * teams + other] += 1;
                met[other * teams + one] += 1;
            }
            round.more.bye.iter().for_each(|team| byes[*team] += 1);
        }
        pair(&order, |one, other| met[one * teams + other], |team| byes[team])
    }

    /// All teams in the order of the next draw.
    pub(super) fn lot_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.teams.len()).collect();
        self.plan.seed.dice(self.rounds.len() as u64).shuffle(&mut order);
        order
    }

    /// The tables of a pairing by name, and the bye after them.
    pub(super) fn in_names(&self, pairing: &Pairing) -> Vec<Vec<Name>> {
        let tables = pairing.tables.iter().map(|table| self.teams.names(table));
        tables.chain(pairing.bye.map(|team| self.teams.names(&[team]))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Every way to pair these off, in the order in which the first would choose.
    fn every(left: &[usize]) -> Vec<Vec<[usize; 2]>> {
        let Some((first, rest)) = left.split_first() else { return vec![Vec::new()] };
        let with = |other: &usize| {
            let others: Vec<usize> = rest.iter().copied().filter(|each| each != other).collect();
            let pair = [*first, *other];
            every(&others).into_iter().map(move |more| [vec![pair], more].concat())
        };
        rest.iter().flat_map(with).collect()
    }

    fn rematches(tables: &[[usize; 2]], met: &impl Fn(usize, usize) -> usize) -> usize {
        tables.iter().filter(|[one, other]| met(*one, *other) > 0).count()
    }

    proptest! {
        #[test]
        fn there_are_as_few_rematches_as_by_trying_everything(
            order in Just((0..8).collect::<Vec<usize>>()).prop_shuffle(), size in 2_usize..9,
            times in prop::collection::vec(0_usize..3, 64), often in 0_usize..3, byes in prop::collection::vec(0_usize..3, 8),
        ) {
            let order = &order[..size];
            let met = |one: usize, other: usize| times[one.min(other) * 8 + one.max(other)].saturating_sub(often);
            let pairing = pair(order, met, |team| byes[team]);
            let mut seated: Vec<usize> = pairing.tables.as_flattened().iter().copied().chain(pairing.bye).collect();
            seated.sort_unstable();
            let mut all = order.to_vec();
            all.sort_unstable();
            prop_assert_eq!(seated, all);
            let resting: Vec<Option<usize>> = match pairing.bye {
                None => vec![None],
                Some(bye) => {
                    let fewest = order.iter().map(|team| byes[*team]).min().expect("teams");
                    prop_assert_eq!(byes[bye], fewest, "someone had fewer byes");
                    order.iter().copied().filter(|team| byes[*team] == fewest).map(Some).collect()
                }
            };
            let best = resting.into_iter().flat_map(|bye| {
                every(&order.iter().copied().filter(|team| Some(*team) != bye).collect::<Vec<_>>())
            });
            let fewest = best.map(|tables| rematches(&tables, &met)).min().expect("a way");
            prop_assert_eq!(rematches(&pairing.tables, &met), fewest);
        }

        #[test]
        fn without_rematches_the_first_has_the_first_choice(
            order in Just((0..8).collect::<Vec<usize>>()).prop_shuffle(), times in prop::collection::vec(0_usize..2, 64),
        ) {
            let met = |one: usize, other: usize| times[one.min(other) * 8 + one.max(other)];
            let first_way = every(&order).into_iter().find(|tables| rematches(tables, &met) == 0);
            if let Some(expected) = first_way {
                prop_assert_eq!(pair(&order, met, |_| 0).tables, expected);
            }
        }
    }
}

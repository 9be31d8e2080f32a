//! Round robins: everyone meets as many others as possible.

use kee_game::Dice;

/// The number of times each two guests have shared a table.
pub(super) struct Meetings {
    guests: usize,
    times: Vec<u32>,
}

impl Meetings {
    /// Counts the meetings at all tables so far.
    pub(super) fn count<'a>(guests: usize, tables: impl Iterator<Item = &'a [usize]>) -> Self {
        let mut met = Self { guests, times: vec![0; guests * guests] };
        for table in tables {
            for &one in table {
                for &other in table {
                    met.times[one * guests + other] += 1;
                }
            }
        }
        met
    }

    fn of(&self, guest: usize, table: &[usize]) -> u32 {
        table.iter().filter(|other| **other != guest).map(|other| self.times[guest * self.guests + other]).sum()
    }

    fn total(&self, tables: &[Vec<usize>]) -> u32 {
        tables.iter().flat_map(|table| table.iter().map(|guest| self.of(*guest, table))).sum::<u32>() / 2
    }
}

/// Round `round` (from 0) of pairs in which everyone meets everyone once before anyone meets again: the first stays,
/// the others rotate.
pub(super) fn circle(order: &[usize], round: usize) -> Vec<Vec<usize>> {
    let others = order.len() - 1;
    let at = |place: usize| if place == 0 { order[0] } else { order[1 + (place - 1 + round) % others] };
    (0..order.len() / 2).map(|pair| vec![at(pair), at(others - pair)]).collect()
}

/// The order from which the circle's first round was made.
pub(super) fn order_of(first: &[Vec<usize>]) -> Vec<usize> {
    let front = first.iter().map(|pair| pair[0]);
    front.chain(first.iter().rev().map(|pair| pair[1])).collect()
}

/// Whether two rounds have the same tables, in any order.
pub(super) fn same_tables(one: &[Vec<usize>], other: &[Vec<usize>]) -> bool {
    let sorted = |tables: &[Vec<usize>]| {
        let mut tables = tables.to_vec();
        tables.iter_mut().for_each(|table| table.sort_unstable());
        tables.sort();
        tables
    };
    sorted(one) == sorted(other)
}

/// Tables of these sizes with few repeated meetings: from several drawn orders, guests change places as long as that
/// helps. This finds the best for small events, a good one for large ones.
pub(super) fn few_rematches(order: &[usize], sizes: &[usize], met: &Meetings, dice: &mut Dice) -> Vec<Vec<usize>> {
    let tries = (40_000 / (order.len() * order.len() + 1)).clamp(1, 200);
    let mut order = order.to_vec();
    let mut best: Option<(u32, Vec<Vec<usize>>)> = None;
    for _ in 0..tries {
        let mut tables = fill(&order, sizes);
        while improve(&mut tables, met) {}
        let again = met.total(&tables);
        if best.as_ref().is_none_or(|(fewest, _)| again < *fewest) {
            best = Some((again, tables));
        }
        if again == 0 {
            break;
        }
        dice.shuffle(&mut order);
    }
    best.map(|(_, tables)| tables).unwrap_or_default()
}

/// Fills the tables in order.
pub(super) fn fill(order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut rest = order.iter().copied();
    sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect()
}

/// Swaps every two guests for whom that means fewer repeated meetings.
fn improve(tables: &mut [Vec<usize>], met: &Meetings) -> bool {
    let mut better = false;
    for one in 0..tables.len() {
        for other in one + 1..tables.len() {
            for seat in 0..tables[one].len() {
                for place in 0..tables[other].len() {
                    let (a, b) = (tables[one][seat], tables[other][place]);
                    let now = met.of(a, &tables[one]) + met.of(b, &tables[other]);
                    if now == 0 {
                        continue;
                    }
                    let between = met.times[a * met.guests + b];
                    // Each would take the other's place, so they do not meet each other.
                    let then = met.of(b, &tables[one]) + met.of(a, &tables[other]) - 2 * between;
                    if then < now {
                        (tables[one][seat], tables[other][place]) = (b, a);
                        better = true;
                    }
                }
            }
        }
    }
    better
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn in_the_circle_everyone_meets_everyone_once() {
        for guests in [2, 4, 6, 10, 16] {
            let order: Vec<usize> = (0..guests).rev().collect();
            let mut pairs = BTreeSet::new();
            for round in 0..guests - 1 {
                for pair in circle(&order, round) {
                    assert!(pairs.insert((pair[0].min(pair[1]), pair[0].max(pair[1]))), "{guests}: {pair:?} again");
                }
            }
            assert_eq!(pairs.len(), guests * (guests - 1) / 2);
            assert_eq!(order_of(&circle(&order, 0)), order);
        }
    }
}

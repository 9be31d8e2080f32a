//! The tables of a round: the top two of each table move to the next one (W9.3), adjusting for guests who joined or
//! left.

use super::{
    LeftOver, Party, PartyEntry, PartyManner,
    round::PartyTable,
    round_robin::{Meetings, circle, few_rematches, fill, order_of, same_tables},
};
use crate::{By, EventRefusal, Name};
use std::collections::BTreeSet;

impl Party {
    /// The tables of the next round, by the rules and the draws of the seed: draw `n` is for round `n + 1`.
    pub(super) fn next_tables(&self, left_over: LeftOver) -> Vec<Vec<usize>> {
        let mut dice = self.plan.seed.dice(self.rounds.len() as u64);
        let mut lots: Vec<usize> = (0..self.guests.len()).collect();
        dice.shuffle(&mut lots);
        let order: Vec<usize> = lots.iter().copied().filter(|guest| self.guests.is_here(*guest)).collect();
        let sizes = sizes(order.len(), self.plan.size, left_over);
        match self.plan.manner {
            PartyManner::Ladder => self.ladder_tables(&lots, &order, &sizes),
            PartyManner::RoundRobin => self.circle_tables(&order, &sizes).unwrap_or_else(|| {
                let tables = self.rounds.iter().flat_map(|round| &round.tables);
                let met = Meetings::count(self.guests.len(), tables.map(|table| table.seats.as_slice()));
                few_rematches(&order, &sizes, &met, &mut dice)
            }),
        }
    }

    fn ladder_tables(&self, lots: &[usize], order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
        let Some(last) = self.rounds.last() else { return fill(order, sizes) };
        let mut lot = vec![0; lots.len()];
        lots.iter().enumerate().for_each(|(place, guest)| lot[*guest] = place);
        let played = |table: &PartyTable| -> Vec<LadderScore> {
            let Some(result) = table.result() else { return Vec::new() };
            let scored = table.seats.iter().zip(&result.scores).filter(|(guest, _)| self.guests.is_here(**guest));
            scored
                .map(|(&guest, &score)| {
                    let drew = result.drew.iter().position(|other| *other == guest);
                    LadderScore { guest, score, drew, lot: lot[guest] }
                })
                .collect()
        };
        let tables: Vec<Vec<LadderScore>> = last.tables.iter().map(played).collect();
        let waiting = order.iter().copied().filter(|guest| last.table_of(*guest).is_none()).collect();
        fit(climb(&tables, self.plan.movers()), waiting, sizes, |guest| lot[guest])
    }

    /// Pairs follow the circle as long as nobody has joined or left since the first round.
    fn circle_tables(&self, order: &[usize], sizes: &[usize]) -> Option<Vec<Vec<usize>>> {
        if sizes.iter().any(|size| *size != 2) {
            return None;
        }
        let so_far: Vec<Vec<Vec<usize>>> =
            self.rounds.iter().map(|round| round.tables.iter().map(|table| table.seats.clone()).collect()).collect();
        let first = so_far.first().map_or_else(
            || order.to_vec(),
            |first| {
                if first.iter().all(|table| table.len() == 2) { order_of(first) } else { Vec::new() }
            },
        );
        let unchanged = first.len() == order.len() && first.iter().all(|guest| self.guests.is_here(*guest));
        let kept = unchanged && (0..).zip(&so_far).all(|(round, tables)| same_tables(tables, &circle(&first, round)));
        kept.then(|| circle(&first, so_far.len()))
    }

    /// The host chooses the tables of the first round, instead of a draw (W9.5).
    pub(super) fn arrange(&self, by: &By, tables: &[Vec<Name>]) -> Result<Vec<PartyEntry>, EventRefusal> {
        self.for_host(by)?;
        if !self.rounds.is_empty() {
            return Err(EventRefusal::NotFirstRound);
        }
        self.guests.enough_here()?;
        let (fewest, most) = match self.plan.left_over {
            LeftOver::Bots => (1, self.plan.size),
            // At tables of two, an odd guest joins a pair.
            LeftOver::Short => (2, self.plan.size.max(3)),
        };
        let mut seated = BTreeSet::new();
        let mut seat = |name: &Name| {
            let guest = self.guests.number(name).ok_or_else(|| EventRefusal::NoSuchName(name.clone()))?;
            let name = self.guests.name(guest).clone();
            match seated.insert(guest) {
                _ if !self.guests.is_here(guest) => Err(EventRefusal::HasLeft(name)),
                true => Ok(name),
                false => Err(EventRefusal::NamedTwice(name)),
            }
        };
        let mut named = Vec::new();
        for (number, table) in (1..).zip(tables) {
            named.push(table.iter().map(&mut seat).collect::<Result<Vec<Name>, _>>()?);
            if !(fewest..=most).contains(&table.len()) {
                return Err(EventRefusal::TableSize(number, table.len(), fewest, most));
            }
        }
        let mut guests = (0..).zip(self.guests.iter());
        match guests.find(|(guest, known)| known.here && !seated.contains(guest)) {
            Some((_, left_out)) => Err(EventRefusal::NoSeat(left_out.name.clone())),
            None => Ok(vec![PartyEntry::Arranged { left_over: self.plan.left_over, tables: named }]),
        }
    }
}

/// A guest who has played and is still here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LadderScore {
    pub(super) guest: usize,
    pub(super) score: i64,
    /// Their place in the draw for the first turn (W2.1), if it is known.
    pub(super) drew: Option<usize>,
    /// Their place in the draw by lot.
    pub(super) lot: usize,
}

/// The tables after everyone has moved: newcomers first, then those who stayed, by score.
fn climb(tables: &[Vec<LadderScore>], movers: usize) -> Vec<Vec<usize>> {
    let rankings: Vec<Vec<usize>> = tables.iter().map(|table| ranking(table)).collect();
    let parted = |table: usize| rankings[table].split_at(movers.min(rankings[table].len()));
    let before = |table: usize| (table + tables.len() - 1) % tables.len();
    (0..tables.len()).map(|table| [parted(before(table)).0, parted(table).1].concat()).collect()
}

/// Highest score first. Of equal scores, the earlier draw goes first (W9.3); players whose draw is unknown follow, by
/// lot.
fn ranking(table: &[LadderScore]) -> Vec<usize> {
    let mut table = table.to_vec();
    table.sort_by_key(|played| (std::cmp::Reverse(played.score), played.drew.is_none(), played.drew, played.lot));
    table.iter().map(|played| played.guest).collect()
}

/// Brings tables to these sizes, fuller ones first, moving as few guests as possible.
///
/// Tables no longer needed are removed from the end. Their guests, the last guests of tables that are too large and
/// those in `waiting` take the free seats, in the order of `lot`.
fn fit(
    mut tables: Vec<Vec<usize>>,
    mut waiting: Vec<usize>,
    sizes: &[usize],
    lot: impl Fn(usize) -> usize,
) -> Vec<Vec<usize>> {
    waiting.extend(tables.drain(sizes.len().min(tables.len())..).flatten());
    tables.resize(sizes.len(), Vec::new());
    let mut fullest: Vec<usize> = (0..tables.len()).collect();
    fullest.sort_by_key(|table| std::cmp::Reverse(tables[*table].len()));
    let mut wanted = vec![0; tables.len()];
    for (table, size) in fullest.into_iter().zip(sizes) {
        wanted[table] = *size;
    }
    for (table, size) in tables.iter_mut().zip(&wanted) {
        waiting.extend(table.drain((*size).min(table.len())..));
    }
    waiting.sort_by_key(|guest| lot(*guest));
    let mut waiting = waiting.into_iter();
    for (table, size) in tables.iter_mut().zip(&wanted) {
        let free = size - table.len();
        table.extend(waiting.by_ref().take(free));
    }
    tables
}

/// The number of guests at each table: as few tables as possible, as even as possible, the fuller ones first.
///
/// With tables of four that means fours and threes (W9.1); five guests make a three and a two. Nobody sits alone: at
/// tables of two, an odd guest joins a pair or plays a bot.
pub fn sizes(guests: usize, size: usize, left_over: LeftOver) -> Vec<usize> {
    let fewest = match left_over {
        LeftOver::Short => 2,
        LeftOver::Bots => 1,
    };
    let mut tables = guests.div_ceil(size);
    while tables > 1 && guests / tables < fewest {
        tables -= 1;
    }
    (0..tables).map(|table| guests / tables + usize::from(table < guests % tables)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(scores: &[(usize, i64)]) -> Vec<LadderScore> {
        scores.iter().map(|&(guest, score)| LadderScore { guest, score, drew: None, lot: guest }).collect()
    }

    #[test]
    fn w9_3_the_two_highest_move_on_and_those_of_the_last_table_to_the_first() {
        let tables = [
            table(&[(0, 10), (1, 40), (2, 30), (3, 20)]),
            table(&[(4, 7), (5, 6), (6, 5), (7, 8)]),
            table(&[(8, -5), (9, 0), (10, 1)]),
        ];
        assert_eq!(climb(&tables, 2), [vec![10, 9, 3, 0], vec![1, 2, 5, 6], vec![7, 4, 8]]);
    }

    #[test]
    fn w9_3_of_equal_second_scores_the_earlier_draw_moves() {
        let mut first = table(&[(0, 50), (1, 30), (2, 30), (3, 30)]);
        first[2].drew = Some(1);
        first[3].drew = Some(0);
        let tables = [first, table(&[(4, 4), (5, 3), (6, 2), (7, 1)])];
        assert_eq!(climb(&tables, 2)[1], [0, 3, 6, 7]);
    }

    #[test]
    fn w9_5_without_a_known_draw_the_lot_decides() {
        let mut first = table(&[(0, 50), (1, 30), (2, 30)]);
        first[1].lot = 9;
        assert_eq!(climb(&[first, table(&[(4, 4), (5, 3)])], 2)[1], [0, 2]);
    }

    #[test]
    fn w9_7_late_guests_take_free_seats_and_a_new_table_takes_the_last_of_the_others() {
        let tables = vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7]];
        assert_eq!(
            fit(tables.clone(), vec![8], &[3, 3, 3], |guest| guest),
            [vec![0, 1, 2], vec![4, 5, 6], vec![3, 7, 8]]
        );
        let fewer = vec![vec![0, 1, 2, 3], vec![4, 5], vec![6]];
        assert_eq!(fit(fewer, vec![], &[4, 3], |guest| guest), [vec![0, 1, 2, 3], vec![4, 5, 6]]);
    }

    #[test]
    fn w9_1_tables_of_four_and_as_few_of_three_as_possible() {
        for guests in 6..=400 {
            let threes = (4 - guests % 4) % 4;
            let expected: Vec<usize> = [vec![4; (guests - 3 * threes) / 4], vec![3; threes]].concat();
            assert_eq!(sizes(guests, 4, LeftOver::Short), expected, "{guests}");
        }
        assert_eq!(sizes(5, 4, LeftOver::Short), [3, 2]);
        assert_eq!(sizes(2, 4, LeftOver::Short), [2]);
    }

    #[test]
    fn w9_1_bots_are_spread_over_the_tables() {
        assert_eq!(sizes(9, 4, LeftOver::Bots), [3, 3, 3]);
        assert_eq!(sizes(7, 4, LeftOver::Bots), [4, 3]);
    }

    #[test]
    fn nobody_sits_alone_where_tables_are_of_two() {
        assert_eq!(sizes(7, 2, LeftOver::Short), [3, 2, 2]);
        assert_eq!(sizes(3, 2, LeftOver::Short), [3]);
        assert_eq!(sizes(7, 2, LeftOver::Bots), [2, 2, 2, 1]);
    }
}

use super::{
    LeftOver, Manner, Party,
    ladder::{Played, fitted, moved},
    round::Table,
    round_robin::{Met, anew, circle, dealt, order_of, same_tables},
    sizes::sizes,
};

impl Party {
    /// Who sits where in the next round, by the sheet and the lots of the seed: draw `n` is for round `n + 1`.
    pub(super) fn next_tables(&self, left_over: LeftOver) -> Vec<Vec<usize>> {
        let mut dice = self.plan.seed.dice(self.rounds.len() as u64);
        let mut lots: Vec<usize> = (0..self.guests.len()).collect();
        dice.shuffle(&mut lots);
        let order: Vec<usize> = lots.iter().copied().filter(|guest| self.guests.is_here(*guest)).collect();
        let sizes = sizes(order.len(), self.plan.size, left_over);
        match self.plan.manner {
            Manner::Ladder => self.moved_on(&lots, &order, &sizes),
            Manner::RoundRobin => self.in_the_circle(&order, &sizes).unwrap_or_else(|| {
                let tables = self.rounds.iter().flat_map(|round| &round.tables);
                let met = Met::count(self.guests.len(), tables.map(|table| table.seats.as_slice()));
                anew(&order, &sizes, &met, &mut dice)
            }),
        }
    }

    fn moved_on(&self, lots: &[usize], order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
        let Some(last) = self.rounds.last() else { return dealt(order, sizes) };
        let mut lot = vec![0; lots.len()];
        lots.iter().enumerate().for_each(|(place, guest)| lot[*guest] = place);
        let played = |table: &Table| -> Vec<Played> {
            let Some(result) = table.result() else { return Vec::new() };
            let scored = table.seats.iter().zip(&result.scores).filter(|(guest, _)| self.guests.is_here(**guest));
            scored
                .map(|(&guest, &score)| {
                    let drew = result.drew.iter().position(|other| *other == guest);
                    Played { guest, score, drew, lot: lot[guest] }
                })
                .collect()
        };
        let tables: Vec<Vec<Played>> = last.tables.iter().map(played).collect();
        let waiting = order.iter().copied().filter(|guest| last.table_of(*guest).is_none()).collect();
        fitted(moved(&tables, self.plan.movers()), waiting, sizes, |guest| lot[guest])
    }

    /// Pairs go round in the circle as long as nobody came or left since the first round.
    fn in_the_circle(&self, order: &[usize], sizes: &[usize]) -> Option<Vec<Vec<usize>>> {
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
}

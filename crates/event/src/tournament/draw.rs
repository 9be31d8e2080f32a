use super::{Draw, Tournament, pairing::Pairing, pairing::pair, standings::Record};
use crate::Name;

impl Tournament {
    /// The tables of the next round, by the lots of the seed: draw `n` is for round `n + 1`.
    pub(super) fn next_pairing(&self, how: Draw) -> Pairing {
        let mut order = self.drawn_order();
        order.retain(|team| self.teams.is_here(*team));
        if how == Draw::Standing {
            // Equals stay in the order of the lots.
            let records: Vec<Record> = self.records();
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

    /// All teams in the order that the next draw brings.
    pub(super) fn drawn_order(&self) -> Vec<usize> {
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

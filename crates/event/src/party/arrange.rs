//! The host puts the guests at the tables of the first round, instead of the lot (W9.5).

use super::{LeftOver, Party, PartyEntry};
use crate::{By, EventRefusal, Name};
use std::collections::BTreeSet;

impl Party {
    pub(super) fn arrange(&self, by: &By, tables: &[Vec<Name>]) -> Result<Vec<PartyEntry>, EventRefusal> {
        self.for_host(by)?;
        if !self.rounds.is_empty() {
            return Err(EventRefusal::NotFirstRound);
        }
        let there = self.guests.count_here();
        if there < 2 {
            return Err(EventRefusal::TooFew { there, needed: 2 });
        }
        let (fewest, most) = match self.plan.left_over {
            LeftOver::Bots => (1, self.plan.size),
            // An odd guest makes a third where tables are of two.
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
                return Err(EventRefusal::TableSize { table: number, got: table.len(), fewest, most });
            }
        }
        let mut guests = (0..).zip(self.guests.iter());
        match guests.find(|(guest, known)| known.here && !seated.contains(guest)) {
            Some((_, left_out)) => Err(EventRefusal::NoSeat(left_out.name.clone())),
            None => Ok(vec![PartyEntry::Arranged { left_over: self.plan.left_over, tables: named }]),
        }
    }
}

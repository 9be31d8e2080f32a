use super::Party;
use crate::{By, EventRole, PersonId, Spot};
use std::collections::BTreeSet;

impl Party {
    /// Who somebody is here. Only they may be told.
    pub fn you(&self, by: &By) -> EventRole {
        let guest = self.guests.of_person(by);
        let table = guest.and_then(|guest| self.rounds.last()?.table_of(guest));
        EventRole {
            host: self.is_host(by),
            steward: self.steward_name_of(by).cloned(),
            name: guest.map(|guest| self.guests.name(guest).clone()),
            team: None,
            spot: table.map(|table| Spot { round: self.rounds.len(), table: table + 1 }),
        }
    }

    /// Everybody who has come by themselves: the host, guests and stewards.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        let guests = self.guests.iter().filter_map(|guest| guest.person.as_ref());
        let stewards = self.stewards.iter().filter_map(|steward| steward.person.as_ref());
        guests.chain(stewards).chain([&self.host]).collect()
    }
}

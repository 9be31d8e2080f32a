use super::Tournament;
use crate::{By, EventRole, PersonId, Spot};
use std::collections::BTreeSet;

impl Tournament {
    /// Who somebody is here. Only they may be told.
    pub fn you(&self, by: &By) -> EventRole {
        let place = self.place_of(by);
        let tables = self.rounds.last().map_or(&[][..], |round| &round.tables);
        let table = place.and_then(|(team, _)| tables.iter().position(|table| table.seats.contains(&team)));
        EventRole {
            host: self.is_director(by),
            steward: None,
            name: place.map(|(team, side)| self.teams.get(team).more.names[side].clone()),
            team: place.map(|(team, _)| self.teams.name(team).clone()),
            spot: table.map(|table| Spot { round: self.rounds.len(), table: table + 1 }),
        }
    }

    /// Everybody who has come by themselves: the director and players.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        let players = self.teams.iter().flat_map(|team| team.more.persons.iter().flatten());
        players.chain([&self.director]).collect()
    }
}

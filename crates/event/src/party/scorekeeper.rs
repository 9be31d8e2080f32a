//! Who writes down the scores of a table at real boards: whoever drew the high letter (W2.1), as the table says (W9.9).

use super::{Party, PartyEntry};
use crate::{By, EventRefusal, Name, Spot, typed::seat_of};

impl Party {
    /// A guest takes the pencil of their own table if nobody has it; the host and the stewards hand it to anybody there.
    pub(super) fn keep_score(&self, by: &By, table: usize, name: &Name) -> Result<Vec<PartyEntry>, EventRefusal> {
        let spot = self.rounds.in_the_last(table)?;
        let laid = self.rounds.table(spot)?;
        let names = self.guests.names(&laid.seats);
        let name = names[seat_of(table, &names, name)?].clone();
        if laid.result().is_some() {
            return Err(EventRefusal::HasResult(spot));
        }
        if self.for_staff(by).is_err() {
            if self.guest_of(by) != Some(&name) {
                return Err(EventRefusal::Forbidden("the host, or a guest at the table"));
            }
            if let Some(keeper) = self.scorekeeper(spot).filter(|keeper| self.guests.is_here(*keeper)) {
                return Err(EventRefusal::HasScorekeeper { table, name: self.guests.name(keeper).clone() });
            }
        }
        Ok(vec![PartyEntry::Scorekeeper { spot, name }])
    }

    /// The host, a steward, the game itself, and the scorekeeper of a table of this round enter its result.
    pub(super) fn may_enter(&self, by: &By, table: usize) -> Result<(), EventRefusal> {
        let spot = Spot { round: self.rounds.len(), table };
        let guest = self.guests.of_person(by);
        if self.for_staff(by).is_ok() || (guest.is_some() && self.scorekeeper(spot) == guest) {
            return Ok(());
        }
        Err(EventRefusal::Forbidden("the host, a steward or the table's scorekeeper"))
    }

    /// The number of the guest who keeps score at a table.
    pub(super) fn scorekeeper(&self, spot: Spot) -> Option<usize> {
        self.rounds.get(spot.round)?.more.scorekeepers.get(&spot.table).copied()
    }

    /// Lets somebody keep score, as an entry has it.
    pub(super) fn keeps_score(&mut self, spot: Spot, name: &Name) -> Result<(), String> {
        let guest = self.guests.expect(name)?;
        let table = self.rounds.table(spot).map_err(|refusal| refusal.to_string())?;
        if !table.seats.contains(&guest) {
            return Err(format!("{name} does not sit at table {spot}"));
        }
        self.rounds.get_mut(spot.round).expect("it has this table").more.scorekeepers.insert(spot.table, guest);
        Ok(())
    }

    /// The guest or steward who enters a result; nobody's name for the host and for a game that was played here.
    pub(super) fn signature(&self, by: &By) -> Option<Name> {
        if self.is_host(by) {
            return None;
        }
        self.guest_of(by).or_else(|| self.steward_name_of(by)).cloned()
    }
}

use crate::store::{EventId, TableId};
use kee_event::Spot;
use kee_game::Seed;
use kee_table::PersonId;
use sha2::{Digest, Sha256};

/// The host of a table that an event has made: nobody has a key for it, and it says which table of which event it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Machine {
    pub(crate) event: EventId,
    pub(crate) spot: Spot,
}

impl Machine {
    const PREFIX: &'static str = "event/";

    /// As the table knows it. No person is called so: their ids have no slash.
    pub(crate) fn id(&self) -> PersonId {
        format!("{}{}/{}", Self::PREFIX, self.event, self.spot).parse().expect("plain characters, and few")
    }

    /// The event whose machine this is, if it is one.
    pub(crate) fn read(host: &PersonId) -> Option<Self> {
        let host = host.to_string();
        let (event, spot) = host.strip_prefix(Self::PREFIX)?.split_once('/')?;
        Some(Self { event: event.parse().ok()?, spot: spot.parse().ok()? })
    }

    /// The table, which is the same whenever it is made. Nobody can work it out before it is told: the seed is a secret.
    pub(crate) fn table(&self, seed: &Seed) -> TableId {
        let what = format!("table {} of {} {}", self.spot, self.event, seed.reveal());
        let hash: [u8; 32] = Sha256::digest(what.as_bytes()).into();
        let mut start = [0; 10];
        start.copy_from_slice(&hash[..10]);
        TableId::new(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_known_by_its_id_and_no_person_is_one() {
        let machine = Machine { event: EventId::new([7; 10]), spot: Spot { round: 12, table: 100 } };
        assert_eq!(Machine::read(&machine.id()), Some(machine));
        let person: PersonId = "0123456789abcdefghjkmnpqrs".parse().expect("an id");
        assert_eq!(Machine::read(&person), None);
    }

    #[test]
    fn every_table_has_a_name_of_its_own_and_always_the_same() {
        let seed = Seed::named("a party");
        let table = |event: u8, round: usize, table: usize, seed: &Seed| {
            Machine { event: EventId::new([event; 10]), spot: Spot { round, table } }.table(seed)
        };
        let one = table(1, 1, 11, &seed);
        assert_eq!(table(1, 1, 11, &seed), one);
        for other in [table(1, 11, 1, &seed), table(2, 1, 11, &seed), table(1, 1, 11, &Seed::named("another"))] {
            assert_ne!(other, one);
        }
    }
}

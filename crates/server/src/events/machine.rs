use crate::store::{EventId, TableId};
use kee_event::Spot;
use kee_game::{Seat, Seed, TableOutcome, WallTime};
use kee_table::PersonId;
use sha2::{Digest, Sha256};

/// The host of a table that an event has created: nobody has a key for it, and it names the event and the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Machine {
    pub(crate) event: EventId,
    pub(crate) spot: Spot,
}

impl Machine {
    const PREFIX: &'static str = "event/";

    /// The id by which the table knows it. No person has such an id: theirs have no slash.
    pub(crate) fn id(&self) -> PersonId {
        format!("{}{}/{}", Self::PREFIX, self.event, self.spot).parse().expect("plain characters, and few")
    }

    /// Reads the id of a host; none if the host is a person.
    pub(crate) fn read(host: &PersonId) -> Option<Self> {
        let host = host.to_string();
        let (event, spot) = host.strip_prefix(Self::PREFIX)?.split_once('/')?;
        Some(Self { event: event.parse().ok()?, spot: spot.parse().ok()? })
    }

    /// The id of the table, which never changes. Nobody can work it out in advance: the seed is a secret.
    pub(crate) fn table(&self, seed: &Seed) -> TableId {
        let what = format!("table {} of {} {}", self.spot, self.event, seed.reveal());
        let hash: [u8; 32] = Sha256::digest(what.as_bytes()).into();
        let mut start = [0; 10];
        start.copy_from_slice(&hash[..10]);
        TableId::new(start)
    }
}

/// News of a table for the event that created it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableNews {
    pub(crate) machine: Machine,
    pub(crate) report: TableReport,
}

/// A table's report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableReport {
    /// Its game is over. If the next one has begun already, only the store knows the outcome.
    Finished { game: Option<Box<TableOutcome>>, at: WallTime },
    /// Words stand, which may win a prize.
    WordsPlayed { seat: Seat, words: Vec<String> },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_recognised_by_its_id_and_a_person_is_not_a_machine() {
        let machine = Machine { event: EventId::new([7; 10]), spot: Spot { round: 12, table: 100 } };
        assert_eq!(Machine::read(&machine.id()), Some(machine));
        let person: PersonId = "0123456789abcdefghjkmnpqrs".parse().expect("an id");
        assert_eq!(Machine::read(&person), None);
    }

    #[test]
    fn every_table_has_an_id_of_its_own_which_never_changes() {
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

use kee_event::{Name, Person, Spot};
use kee_table::PersonId;

/// The last round of an event, as far as its tables have to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LaidRound {
    /// Which, from 1.
    pub(crate) number: usize,
    /// Whether its clock runs.
    pub(crate) started: bool,
    /// Its tables in order.
    pub(crate) tables: Vec<LaidTable>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LaidTable {
    /// Who sits where, by seat.
    pub(crate) seats: Vec<Place>,
    /// The seats whose scores are its result, in the order of the event's list.
    pub(crate) scoring: Vec<usize>,
    /// The guests on those seats, where each plays alone.
    pub(crate) guests: Vec<Name>,
    /// Whether it has a result.
    pub(crate) done: bool,
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Somebody who came by themselves.
    Somebody {
        /// Who.
        person: PersonId,
        /// Under which name they play.
        name: Name,
    },
    /// Nobody: a bot plays, for somebody who was only named or for nobody at all.
    Nobody,
}

impl Place {
    pub(super) fn new(name: &Name, person: Option<&Person>) -> Self {
        match person.and_then(|person| person.to_string().parse().ok()) {
            Some(person) => Self::Somebody { person, name: name.clone() },
            None => Self::Nobody,
        }
    }
}

impl LaidRound {
    /// The tables without a result.
    pub(crate) fn missing(&self) -> impl Iterator<Item = (Spot, &LaidTable)> {
        let tables = (1..).zip(&self.tables).filter(|(_, table)| !table.done);
        tables.map(|(table, laid)| (Spot { round: self.number, table }, laid))
    }
}

use super::{Plan, round::Round};
use crate::{By, EventRefusal, Name, Person, Prize, Question, Spot};
use std::collections::BTreeMap;

/// An evening as it stands. It is changed by the entries of its [log](crate::Log) and by nothing else.
#[derive(Clone, Debug)]
pub struct Evening {
    pub(super) plan: Plan,
    pub(super) host: Person,
    pub(super) guests: Vec<Guest>,
    /// The number of every guest, by what names have in common that people would mix up.
    pub(super) known: BTreeMap<String, usize>,
    pub(super) stewards: Vec<Steward>,
    pub(super) rounds: Vec<Round>,
    pub(super) prizes: Vec<NamedPrize>,
    pub(super) questions: Vec<Question>,
    pub(super) finished: bool,
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub(super) struct Guest {
    pub(super) name: Name,
    /// Who came by themselves can leave and ask by themselves.
    pub(super) person: Option<Person>,
    pub(super) here: bool,
}

/// Somebody who settles questions.
#[derive(Clone, Debug)]
pub(super) struct Steward {
    pub(super) name: Name,
    pub(super) person: Option<Person>,
}

/// A prize, and who has won it at which table.
#[derive(Clone, Debug)]
pub(super) struct NamedPrize {
    pub(super) prize: Prize,
    pub(super) won: Vec<(usize, Name)>,
}

impl Evening {
    pub(super) fn new(plan: Plan, host: Person) -> Self {
        Self {
            plan,
            host,
            guests: Vec::new(),
            known: BTreeMap::new(),
            stewards: Vec::new(),
            rounds: Vec::new(),
            prizes: Vec::new(),
            questions: Vec::new(),
            finished: false,
        }
    }

    /// What the host has in mind.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether this is the host.
    pub fn is_host(&self, by: &By) -> bool {
        by.person() == Some(&self.host)
    }

    /// Whether this is a steward.
    pub fn is_steward(&self, by: &By) -> bool {
        by.person().is_some_and(|person| self.stewards.iter().any(|steward| steward.person.as_ref() == Some(person)))
    }

    /// The name under which this person plays.
    pub fn guest_of(&self, by: &By) -> Option<&Name> {
        self.number_of(by).map(|guest| &self.guests[guest].name)
    }

    pub(super) fn number_of(&self, by: &By) -> Option<usize> {
        let person = by.person()?;
        self.guests.iter().position(|guest| guest.person.as_ref() == Some(person))
    }

    pub(super) fn number(&self, name: &Name) -> Option<usize> {
        self.known.get(&name.key()).copied()
    }

    pub(super) fn names(&self, guests: &[usize]) -> Vec<Name> {
        guests.iter().map(|guest| self.guests[*guest].name.clone()).collect()
    }

    pub(super) fn is_a_steward(&self, name: &Name) -> bool {
        self.stewards.iter().any(|steward| steward.name.key() == name.key())
    }

    /// The steward whose table this is, counted from 1.
    pub(super) fn steward_of(&self, table: usize) -> Option<&Name> {
        self.stewards.get((table - 1) / crate::TABLES_OF_A_STEWARD).map(|steward| &steward.name)
    }

    pub(super) fn table(&self, spot: Spot) -> Result<&super::round::Table, EventRefusal> {
        let round = spot.round.checked_sub(1).and_then(|round| self.rounds.get(round));
        let table = spot.table.checked_sub(1).and_then(|table| round?.tables.get(table));
        table.ok_or(EventRefusal::NoSuchTable(spot))
    }
}

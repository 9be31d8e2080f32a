use super::{Plan, round::Rounds};
use crate::{By, Moment, Name, PersonId, Prize, Question, roster::Roster};

/// An event as it stands. It is changed by the entries of its [log](crate::Log) and by nothing else.
#[derive(Clone, Debug)]
pub struct Party {
    pub(super) plan: Plan,
    pub(super) host: PersonId,
    pub(super) guests: Roster<()>,
    pub(super) stewards: Vec<Steward>,
    pub(super) rounds: Rounds,
    pub(super) prizes: Vec<NamedPrize>,
    pub(super) questions: Vec<Raised>,
    pub(super) finished: bool,
}

/// Somebody who settles questions.
#[derive(Clone, Debug)]
pub(super) struct Steward {
    pub(super) name: Name,
    pub(super) person: Option<PersonId>,
}

/// A prize, and who has won it at which table.
#[derive(Clone, Debug)]
pub(super) struct NamedPrize {
    /// When it was named.
    pub(super) since: Moment,
    pub(super) prize: Prize,
    pub(super) won: Vec<(usize, Name)>,
}

/// A question, and who raised it, which nobody is told.
#[derive(Clone, Debug)]
pub(super) struct Raised {
    pub(super) question: Question,
    pub(super) by: By,
}

impl Party {
    pub(super) fn new(plan: Plan, host: PersonId) -> Self {
        Self {
            plan,
            host,
            guests: Roster::new(),
            stewards: Vec::new(),
            rounds: Rounds::new(),
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
        self.steward_name_of(by).is_some()
    }

    pub(super) fn steward_name_of(&self, by: &By) -> Option<&Name> {
        let person = by.person()?;
        let steward = self.stewards.iter().find(|steward| steward.person.as_ref() == Some(person));
        steward.map(|steward| &steward.name)
    }

    /// The name under which this person plays.
    pub fn guest_of(&self, by: &By) -> Option<&Name> {
        self.guests.of_person(by).map(|guest| self.guests.name(guest))
    }

    pub(super) fn is_a_steward(&self, name: &Name) -> bool {
        self.stewards.iter().any(|steward| steward.name.key() == name.key())
    }

    /// The steward whose table this is, counted from 1.
    pub(super) fn steward_of(&self, table: usize) -> Option<&Name> {
        self.stewards.get((table - 1) / crate::TABLES_OF_A_STEWARD).map(|steward| &steward.name)
    }
}

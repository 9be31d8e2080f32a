use crate::{Name, PersonId};

/// The two who play in a team.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    pub(super) names: [Name; 2],
    /// Who they are, as far as they have come by themselves.
    pub(super) persons: [Option<PersonId>; 2],
}

impl Pair {
    /// Which of the two this person is.
    pub(super) fn side_of(&self, person: &PersonId) -> Option<usize> {
        self.persons.iter().position(|other| other.as_ref() == Some(person))
    }

    /// Which of the two has this name.
    pub(super) fn named(&self, name: &Name) -> Option<usize> {
        self.names.iter().position(|other| other.key() == name.key())
    }
}

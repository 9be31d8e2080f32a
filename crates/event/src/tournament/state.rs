use super::{Plan, round::Rounds};
use crate::{By, Name, Person, roster::Roster};

/// A tournament as it stands. It is changed by the entries of its [log](crate::Log) and by nothing else.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(super) plan: Plan,
    pub(super) director: Person,
    /// Every team with its players.
    pub(super) teams: Roster<[Name; 2]>,
    pub(super) rounds: Rounds,
    /// The place of every team in the lots that are drawn at the end.
    pub(super) lots: Option<Vec<usize>>,
}

impl Tournament {
    pub(super) fn new(plan: Plan, director: Person) -> Self {
        Self { plan, director, teams: Roster::new(), rounds: Rounds::new(), lots: None }
    }

    /// What the director has in mind.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        self.lots.is_some()
    }

    /// Whether this is the director.
    pub fn is_director(&self, by: &By) -> bool {
        by.person() == Some(&self.director)
    }

    /// The team that this person entered.
    pub fn team_of(&self, by: &By) -> Option<&Name> {
        self.teams.of_person(by).map(|team| self.teams.name(team))
    }

    /// The person who entered this team, if it was not the director.
    pub fn person_of(&self, name: &Name) -> Option<&Person> {
        self.teams.person_of(name)
    }
}

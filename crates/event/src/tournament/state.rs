use super::{Plan, pair::Pair, round::Rounds};
use crate::{By, Name, PersonId, roster::Roster};

/// A tournament as it stands. It is changed by the entries of its [log](crate::Log) and by nothing else.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(super) plan: Plan,
    pub(super) director: PersonId,
    /// Every team with its players.
    pub(super) teams: Roster<Pair>,
    pub(super) rounds: Rounds,
    /// The place of every team in the lots that are drawn at the end.
    pub(super) lots: Option<Vec<usize>>,
}

impl Tournament {
    pub(super) fn new(plan: Plan, director: PersonId) -> Self {
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

    /// The team in which this person plays.
    pub fn team_of(&self, by: &By) -> Option<&Name> {
        self.place_of(by).map(|(team, _)| self.teams.name(team))
    }

    /// The number of the team in which this person plays, and which of the two they are.
    pub(super) fn place_of(&self, by: &By) -> Option<(usize, usize)> {
        let person = by.person()?;
        let mut teams = (0..).zip(self.teams.iter());
        teams.find_map(|(number, team)| Some((number, team.more.side_of(person)?)))
    }
}

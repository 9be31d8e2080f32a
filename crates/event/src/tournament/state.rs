use super::{
    Draw, TableCard, TournamentCommand, TournamentEntry, TournamentPlan,
    round::{TournamentResult, TournamentRoundDetails, TournamentRounds},
};
use crate::{
    By, Event, EventRefusal, EventRole, LogEntry, Name, PersonId, Spot, roster::Roster, scores::within_bounds,
    text::in_tables,
};
use std::collections::BTreeSet;

/// The state of a tournament. Only the entries of its [log](crate::Log) change it.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(super) plan: TournamentPlan,
    pub(super) director: PersonId,
    /// Every team with its players.
    pub(super) teams: Roster<Pair>,
    pub(super) rounds: TournamentRounds,
    /// The place of every team in the lots drawn at the end.
    pub(super) lots: Option<Vec<usize>>,
}

impl Tournament {
    pub(super) fn new(plan: TournamentPlan, director: PersonId) -> Self {
        Self { plan, director, teams: Roster::new(), rounds: TournamentRounds::new(), lots: None }
    }

    /// The director's plan.
    pub fn plan(&self) -> &TournamentPlan {
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

    /// Whether a team of this name has ever joined.
    pub(crate) fn has_team(&self, name: &Name) -> bool {
        self.teams.number(name).is_some()
    }

    /// The team of this person.
    pub fn team_of(&self, by: &By) -> Option<&Name> {
        self.place_of(by).map(|(team, _)| self.teams.name(team))
    }

    /// The number of this person's team, and their place in it.
    fn place_of(&self, by: &By) -> Option<(usize, usize)> {
        let person = by.person()?;
        let mut teams = (0..).zip(self.teams.iter());
        teams.find_map(|(number, team)| Some((number, team.more.side_of(person)?)))
    }

    fn claim(&mut self, team: &Name, player: &Name, person: Option<&PersonId>) -> Result<(), String> {
        let number = self.teams.expect(team)?;
        let pair = &mut self.teams.get_mut(number).more;
        let side = pair.side_of_name(player).filter(|side| pair.persons[*side].is_none());
        let (Some(side), Some(person)) = (side, person) else {
            return Err(format!("{player} of {team} cannot be claimed"));
        };
        pair.persons[side] = Some(person.clone());
        Ok(())
    }

    /// Sets up tables of two teams, and perhaps a last one with the bye.
    fn add_round(&mut self, round: usize, how: Draw, tables: &[Vec<Name>]) -> Result<(), String> {
        let mut seats = self.teams.seating(tables)?;
        let bye = seats.pop_if(|table| table.len() == 1).map(|table| table[0]);
        let pairs = seats.into_iter().map(<[usize; 2]>::try_from).collect::<Result<_, _>>();
        let pairs = pairs.map_err(|table| format!("expected a table of two teams, got {} at one", table.len()))?;
        self.rounds.push(round, pairs, TournamentRoundDetails { how, bye })
    }

    fn teams_at(&self, spot: Spot) -> Result<[usize; 2], String> {
        self.rounds.table(spot).map(|table| table.seats).map_err(|refusal| refusal.to_string())
    }

    fn record_score(&mut self, card: &TableCard, first: bool) -> Result<(), String> {
        let there = self.teams_at(card.spot)?;
        if there.map(|team| self.teams.name(team)) != card.points.each_ref().map(|(name, _)| name) {
            return Err(format!("the points are not those of table {}", card.spot));
        }
        let points = card.points.each_ref().map(|(_, points)| *points);
        within_bounds(&points)?;
        let result = TournamentResult::Played { source: card.source, points, order: card.order.clone() };
        self.rounds.put(card.spot, result, first)
    }

    /// The place of every team in a list that must name each once.
    fn places_of(&self, lots: &[Name]) -> Result<Vec<usize>, String> {
        let mut places = vec![None; self.teams.len()];
        for (place, name) in lots.iter().enumerate() {
            if places[self.teams.expect(name)?].replace(place).is_some() {
                return Err(format!("{name} is drawn twice"));
            }
        }
        places.into_iter().collect::<Option<_>>().ok_or_else(|| "a team has no lot".to_owned())
    }

    /// A person's role. Only they may see it.
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

    /// Everyone who joined on their own device: the director and players.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        let players = self.teams.iter().flat_map(|team| team.more.persons.iter().flatten());
        players.chain([&self.director]).collect()
    }
}

impl Event for Tournament {
    const KIND: &'static str = "tournament";
    type Command = TournamentCommand;
    type Entry = TournamentEntry;

    fn open(entry: &LogEntry<TournamentEntry>) -> Result<Self, String> {
        match (&entry.what, &entry.by) {
            (TournamentEntry::Opened(plan), By::Person(director)) => match plan.problems().first() {
                Some(problem) => Err(kee_speech::spoken_problem(problem)),
                None => Ok(Self::new(plan.as_ref().clone(), director.clone())),
            },
            _ => Err("the first entry must be a person opening the tournament".to_owned()),
        }
    }

    fn decide(&self, by: &By, command: &TournamentCommand) -> Result<Vec<TournamentEntry>, EventRefusal> {
        self.decision(by, command)
    }

    fn apply(&mut self, entry: &LogEntry<TournamentEntry>) -> Result<(), String> {
        if self.is_finished() {
            return Err("the tournament is over".to_owned());
        }
        match &entry.what {
            TournamentEntry::Opened(_) => return Err("a tournament is opened only once".to_owned()),
            TournamentEntry::Entered(team) => {
                let person = entry.by.person().filter(|_| !self.is_director(&entry.by)).cloned();
                let pair = Pair { names: team.players.clone(), persons: [person, None] };
                self.teams.add(&team.name, None, pair)?;
            }
            TournamentEntry::Claimed { team, player } => self.claim(team, player, entry.by.person())?,
            TournamentEntry::Withdrew(name) => self.teams.mark_as_left(name)?,
            TournamentEntry::Drawn { round, how, tables } => self.add_round(*round, *how, tables)?,
            TournamentEntry::Started { round } => self.rounds.start(*round, entry.at)?,
            TournamentEntry::Result(card) => self.record_score(card, true)?,
            TournamentEntry::Corrected(card) => self.record_score(card, false)?,
            TournamentEntry::Forfeited { spot, teams, points } => {
                points.map_or(Ok(()), |points| within_bounds(&points))?;
                let by = self.teams_at(*spot)?.map(|team| teams.contains(self.teams.name(team)));
                let first = self.rounds.table(*spot).is_ok_and(|table| table.results.is_empty());
                self.rounds.put(*spot, TournamentResult::Forfeit { by, points: *points }, first)?;
            }
            TournamentEntry::Finished { lots } => self.lots = Some(self.places_of(lots)?),
        }
        Ok(())
    }

    fn check_draw(&self, entry: &LogEntry<TournamentEntry>) -> Result<(), String> {
        let (expected, got) = match &entry.what {
            TournamentEntry::Drawn { how, tables, .. } => (self.in_names(&self.next_pairing(*how)), tables.clone()),
            TournamentEntry::Finished { lots } => (vec![self.teams.names(&self.lot_order())], vec![lots.clone()]),
            _ => return Ok(()),
        };
        if expected == got {
            return Ok(());
        }
        Err(format!("the seed gives {}, not {}", in_tables(&expected), in_tables(&got)))
    }
}

/// The two players of a team.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    pub(super) names: [Name; 2],
    /// The people they are, once they have joined on their own device.
    pub(super) persons: [Option<PersonId>; 2],
}

impl Pair {
    /// This person's place in the pair.
    pub(super) fn side_of(&self, person: &PersonId) -> Option<usize> {
        self.persons.iter().position(|other| other.as_ref() == Some(person))
    }

    /// The place of this name in the pair.
    pub(super) fn side_of_name(&self, name: &Name) -> Option<usize> {
        self.names.iter().position(|other| other.key() == name.key())
    }
}

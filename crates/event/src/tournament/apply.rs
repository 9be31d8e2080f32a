use super::{
    Draw, TableCard, Tournament, TournamentCommand, TournamentEntry,
    pair::Pair,
    round::{RoundDetails, TableResult},
};
use crate::{By, Event, EventRefusal, LogEntry, Name, PersonId, Spot, typed::within_bounds, words::in_tables};

impl Event for Tournament {
    const KIND: &'static str = "tournament";
    type Command = TournamentCommand;
    type Entry = TournamentEntry;

    fn open(entry: &LogEntry<TournamentEntry>) -> Result<Self, String> {
        match (&entry.what, &entry.by) {
            (TournamentEntry::Opened(plan), By::Person(director)) => match plan.problems().first() {
                Some(problem) => Err(problem.to_string()),
                None => Ok(Self::new(plan.as_ref().clone(), director.clone())),
            },
            _ => Err("a tournament begins with a person opening it".to_owned()),
        }
    }

    fn decide(&self, by: &By, command: &TournamentCommand) -> Result<Vec<TournamentEntry>, EventRefusal> {
        self.decided(by, command)
    }

    fn apply(&mut self, entry: &LogEntry<TournamentEntry>) -> Result<(), String> {
        if self.is_finished() {
            return Err("nothing happens after the end".to_owned());
        }
        match &entry.what {
            TournamentEntry::Opened(_) => return Err("a tournament is opened only once".to_owned()),
            TournamentEntry::Entered(team) => {
                let person = entry.by.person().filter(|_| !self.is_director(&entry.by)).cloned();
                let pair = Pair { names: team.players.clone(), persons: [person, None] };
                self.teams.comes(&team.name, None, pair)?;
            }
            TournamentEntry::Claimed { team, player } => self.claimed(team, player, entry.by.person())?,
            TournamentEntry::Withdrew(name) => self.teams.leaves(name)?,
            TournamentEntry::Drawn { round, how, tables } => self.drawn(*round, *how, tables)?,
            TournamentEntry::Started { round } => self.rounds.start(*round, entry.at)?,
            TournamentEntry::Result(card) => self.scored(card, true)?,
            TournamentEntry::Corrected(card) => self.scored(card, false)?,
            TournamentEntry::Forfeited { spot, teams, points } => {
                points.map_or(Ok(()), |points| within_bounds(&points)).map_err(|refusal| refusal.to_string())?;
                let by = self.teams_at(*spot)?.map(|team| teams.contains(self.teams.name(team)));
                let first = self.rounds.table(*spot).is_ok_and(|table| table.results.is_empty());
                self.rounds.put(*spot, TableResult::Forfeit { by, points: *points }, first)?;
            }
            TournamentEntry::Finished { lots } => self.lots = Some(self.places_of(lots)?),
        }
        Ok(())
    }

    fn check_draw(&self, entry: &LogEntry<TournamentEntry>) -> Result<(), String> {
        let (expected, got) = match &entry.what {
            TournamentEntry::Drawn { how, tables, .. } => (self.in_names(&self.next_pairing(*how)), tables.clone()),
            TournamentEntry::Finished { lots } => (vec![self.teams.names(&self.drawn_order())], vec![lots.clone()]),
            _ => return Ok(()),
        };
        if expected == got {
            return Ok(());
        }
        Err(format!("the seed brings {}, got {}", in_tables(&expected), in_tables(&got)))
    }
}

impl Tournament {
    fn claimed(&mut self, team: &Name, player: &Name, person: Option<&PersonId>) -> Result<(), String> {
        let number = self.teams.expect(team)?;
        let pair = &mut self.teams.get_mut(number).more;
        let side = pair.named(player).filter(|side| pair.persons[*side].is_none());
        let (Some(side), Some(person)) = (side, person) else {
            return Err(format!("{player} of {team} cannot be claimed"));
        };
        pair.persons[side] = Some(person.clone());
        Ok(())
    }

    /// Tables of two teams, and after them perhaps one with the bye.
    fn drawn(&mut self, round: usize, how: Draw, tables: &[Vec<Name>]) -> Result<(), String> {
        let mut seats = self.teams.seated(tables)?;
        let bye = seats.pop_if(|table| table.len() == 1).map(|table| table[0]);
        let pairs = seats.into_iter().map(<[usize; 2]>::try_from).collect::<Result<_, _>>();
        let pairs = pairs.map_err(|table| format!("expected a table of two teams, got {} at one", table.len()))?;
        self.rounds.push(round, pairs, RoundDetails { how, bye })
    }

    fn teams_at(&self, spot: Spot) -> Result<[usize; 2], String> {
        self.rounds.table(spot).map(|table| table.seats).map_err(|refusal| refusal.to_string())
    }

    fn scored(&mut self, card: &TableCard, first: bool) -> Result<(), String> {
        let there = self.teams_at(card.spot)?;
        if there.map(|team| self.teams.name(team)) != card.points.each_ref().map(|(name, _)| name) {
            return Err(format!("the points are not those of table {}", card.spot));
        }
        let points = card.points.each_ref().map(|(_, points)| *points);
        within_bounds(&points).map_err(|refusal| refusal.to_string())?;
        let result = TableResult::Played { source: card.source, points, order: card.order.clone() };
        self.rounds.put(card.spot, result, first)
    }

    /// The place of every team in an order that has each of them once.
    fn places_of(&self, lots: &[Name]) -> Result<Vec<usize>, String> {
        let mut places = vec![None; self.teams.len()];
        for (place, name) in lots.iter().enumerate() {
            if places[self.teams.expect(name)?].replace(place).is_some() {
                return Err(format!("{name} is drawn twice"));
            }
        }
        places.into_iter().collect::<Option<_>>().ok_or_else(|| "a team has no lot".to_owned())
    }
}

use super::{
    Draw, NewTeam, TableCard, Tournament, TournamentClaim, TournamentCommand, TournamentEntry, round::TournamentResult,
};
use crate::{By, EventRefusal, Name, Source, Spot, refusal::MOST_TEAMS, scores::seat_of};

type TournamentDecision = Result<Vec<TournamentEntry>, EventRefusal>;

impl Tournament {
    pub(super) fn decision(&self, by: &By, command: &TournamentCommand) -> TournamentDecision {
        if self.is_finished() {
            return Err(EventRefusal::Finished);
        }
        match command {
            TournamentCommand::Team(team) => self.enter(by, team),
            TournamentCommand::JoinAs { team, player } => self.join_as(by, team, player),
            TournamentCommand::Withdraw(name) => self.withdraw(by, name),
            TournamentCommand::Draw(how) => self.draw(by, *how),
            TournamentCommand::Start => self.start(by),
            TournamentCommand::Result { table, claim } => self.result(by, *table, claim),
            TournamentCommand::Correct { spot, claim } => self.correct(by, *spot, claim),
            TournamentCommand::Forfeit { table, teams } => self.forfeit(by, *table, teams),
            TournamentCommand::Finish { early } => self.finish(by, *early),
        }
    }

    fn for_director(&self, by: &By) -> Result<(), EventRefusal> {
        if self.is_director(by) { Ok(()) } else { Err(EventRefusal::Forbidden("director")) }
    }

    fn enter(&self, by: &By, team: &NewTeam) -> TournamentDecision {
        let director = self.is_director(by);
        if *by == By::Machine {
            return Err(EventRefusal::Forbidden("person"));
        }
        if let Some(player) = team.players.iter().find(|player| !player.suits_a_person()) {
            return Err(EventRefusal::NameTooLong(player.clone()));
        }
        let key = |names: &[Name; 2]| names.each_ref().map(Name::key);
        let [first, second] = key(&team.players);
        if first == second {
            return Err(EventRefusal::NamedTwice(team.players[1].clone()));
        }
        let old = self.teams.number(&team.name);
        if let Some(known) = old.map(|number| self.teams.get(number)) {
            let own = director || by.person().is_some_and(|person| known.more.side_of(person).is_some());
            if known.here || !own || key(&known.more.names) != key(&team.players) {
                return Err(EventRefusal::NameTaken(team.name.clone()));
            }
        }
        if let Some(known) = self.team_of(by).filter(|_| old.is_none()) {
            return Err(EventRefusal::AlreadyJoined(known.clone()));
        }
        let others = (0..).zip(self.teams.iter()).filter(|(number, other)| Some(*number) != old && other.here);
        let taken =
            others.flat_map(|(_, other)| &other.more.names).find(|player| [&first, &second].contains(&&player.key()));
        match taken {
            Some(player) => Err(EventRefusal::NameTaken(player.clone())),
            None if old.is_none() && self.teams.len() >= MOST_TEAMS => Err(EventRefusal::TooManyTeams(MOST_TEAMS)),
            None => {
                old.map_or(Ok(()), |number| self.teams.may_come_back(number))?;
                Ok(vec![TournamentEntry::Entered(team.clone())])
            }
        }
    }

    fn join_as(&self, by: &By, team: &Name, player: &Name) -> TournamentDecision {
        let Some(person) = by.person() else { return Err(EventRefusal::Forbidden("person")) };
        let number = self.teams.number(team).ok_or_else(|| EventRefusal::NoSuchName(team.clone()))?;
        let pair = &self.teams.get(number).more;
        let side = pair.side_of_name(player).ok_or_else(|| EventRefusal::NoSuchName(player.clone()))?;
        if let Some(known) = self.team_of(by) {
            return Err(EventRefusal::AlreadyJoined(known.clone()));
        }
        match &pair.persons[side] {
            Some(other) if other != person => Err(EventRefusal::NameTaken(player.clone())),
            _ => {
                let (team, player) = (self.teams.name(number).clone(), pair.names[side].clone());
                Ok(vec![TournamentEntry::Claimed { team, player }])
            }
        }
    }

    fn withdraw(&self, by: &By, name: &Name) -> TournamentDecision {
        let team = self.teams.number(name).ok_or_else(|| EventRefusal::NoSuchName(name.clone()))?;
        let name = self.teams.name(team).clone();
        if !self.is_director(by) && self.team_of(by) != Some(&name) {
            return Err(EventRefusal::Forbidden("team"));
        }
        if self.teams.is_here(team) {
            Ok(vec![TournamentEntry::Withdrew(name)])
        } else {
            Err(EventRefusal::HasLeft(name))
        }
    }

    fn draw(&self, by: &By, how: Option<Draw>) -> TournamentDecision {
        self.for_director(by)?;
        self.rounds.expect_all_results()?;
        if self.rounds.len() == self.plan.rounds {
            return Err(EventRefusal::AllRoundsDrawn(self.plan.rounds));
        }
        self.teams.enough_here()?;
        // Before the first round there are no standings.
        let default = if self.rounds.is_empty() { Draw::Lot } else { self.plan.draw };
        let how = how.unwrap_or(default);
        let tables = self.in_names(&self.next_pairing(how));
        Ok(vec![TournamentEntry::Drawn { round: self.rounds.len() + 1, how, tables }])
    }

    fn start(&self, by: &By) -> TournamentDecision {
        self.for_director(by)?;
        Ok(vec![TournamentEntry::Started { round: self.rounds.next_start()? }])
    }

    fn result(&self, by: &By, table: usize, claim: &TournamentClaim) -> TournamentDecision {
        if *by != By::Machine {
            self.for_director(by)?;
        }
        let spot = self.rounds.open_spot(table)?;
        Ok(vec![TournamentEntry::Result(self.card(by, spot, claim)?)])
    }

    fn correct(&self, by: &By, spot: Spot, claim: &TournamentClaim) -> TournamentDecision {
        self.for_director(by)?;
        self.rounds.expect_result(spot)?;
        Ok(vec![TournamentEntry::Corrected(self.card(by, spot, claim)?)])
    }

    fn forfeit(&self, by: &By, table: usize, teams: &[Name]) -> TournamentDecision {
        self.for_director(by)?;
        let spot = self.rounds.last_spot(table)?;
        let there = self.names_at(spot)?;
        let mut named = [false; 2];
        for name in teams {
            if std::mem::replace(&mut named[seat_of(table, &there, name)?], true) {
                return Err(EventRefusal::NamedTwice(name.clone()));
            }
        }
        let by_side = match self.rounds.table(spot)?.result() {
            None => named,
            // The other team is absent too.
            Some(TournamentResult::Forfeit { by, .. }) => [by[0] || named[0], by[1] || named[1]],
            Some(TournamentResult::Played { .. }) => return Err(EventRefusal::HasResult(spot.round, spot.table)),
        };
        // If neither team came, nobody won.
        let fixed = self.plan.points.of_absence().filter(|_| by_side != [true; 2]);
        let points = fixed.map(|[came, absent]| by_side.map(|forfeits| if forfeits { absent } else { came }));
        let teams = there.into_iter().zip(by_side).filter(|(_, forfeits)| *forfeits).map(|(name, _)| name).collect();
        Ok(vec![TournamentEntry::Forfeited { spot, teams, points }])
    }

    fn finish(&self, by: &By, early: bool) -> TournamentDecision {
        self.for_director(by)?;
        self.rounds.expect_all_results()?;
        let (played, planned) = (self.rounds.len(), self.plan.rounds);
        if played < planned && !early {
            return Err(EventRefusal::RoundsLeft(played, planned));
        }
        let lots = self.teams.names(&self.lot_order());
        Ok(vec![TournamentEntry::Finished { lots }])
    }

    fn names_at(&self, spot: Spot) -> Result<[Name; 2], EventRefusal> {
        Ok(self.rounds.table(spot)?.seats.map(|team| self.teams.name(team).clone()))
    }

    /// The points of both teams. Typed points must be possible; a game played here is trusted, since a steward may
    /// have added or taken points.
    fn card(&self, by: &By, spot: Spot, claim: &TournamentClaim) -> Result<TableCard, EventRefusal> {
        let [first, second] = self.names_at(spot)?;
        let rule = self.plan.points;
        let source = by.source();
        let (totals, order) = match claim {
            TournamentClaim::Order(order) => (rule.of(order), Some(order.clone())),
            TournamentClaim::Totals(typed) => {
                let totals = typed.for_each_of(spot.table, &[first.clone(), second.clone()])?;
                let totals = [totals[0], totals[1]];
                if source == Source::Typed && !rule.can_be(totals) {
                    return Err(EventRefusal::BadSheet(totals[0], totals[1]));
                }
                (totals, None)
            }
        };
        Ok(TableCard { spot, source, points: [(first, totals[0]), (second, totals[1])], order })
    }
}

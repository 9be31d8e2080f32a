use super::{Card, Claim, LeftOver, Party, PartyCommand, PartyEntry};
use crate::{
    By, EventRefusal, Name, Source, Spot,
    limits::{MOST_GUESTS, MOST_ROUNDS},
    typed::seat_of,
};
use std::collections::BTreeSet;

type Decided = Result<Vec<PartyEntry>, EventRefusal>;

impl Party {
    pub(super) fn decided(&self, by: &By, command: &PartyCommand) -> Decided {
        if self.finished {
            return Err(EventRefusal::Finished);
        }
        match command {
            PartyCommand::Join(names) => self.join(by, names),
            PartyCommand::Come(name) => self.come(by, name),
            PartyCommand::Leave(name) => self.leave(by, name),
            PartyCommand::Steward { name, person } => self.appoint(by, name, person.as_ref()),
            PartyCommand::Lay(left_over) => self.lay(by, left_over.unwrap_or(self.plan.left_over)),
            PartyCommand::Arrange(tables) => self.arrange(by, tables),
            PartyCommand::Start => self.start(by),
            PartyCommand::Scorekeeper { table, name } => self.keep_score(by, *table, name),
            PartyCommand::Result { table, claim } => self.result(by, *table, claim),
            PartyCommand::Correct { spot, claim } => self.correct(by, *spot, claim),
            PartyCommand::Ask { table, text } => self.ask(by, *table, text),
            PartyCommand::Rule { question, text } => self.rule(by, *question, text),
            PartyCommand::Prize(prize) => self.prize(by, prize),
            PartyCommand::Spelled { word, name } => self.spelled(by, word, name),
            PartyCommand::Finish => self.finish(by),
        }
    }

    pub(super) fn for_host(&self, by: &By) -> Result<(), EventRefusal> {
        if self.is_host(by) { Ok(()) } else { Err(EventRefusal::Forbidden("the host")) }
    }

    /// For the host, a steward, or the game itself.
    pub(super) fn for_staff(&self, by: &By) -> Result<(), EventRefusal> {
        let allowed = *by == By::Machine || self.is_host(by) || self.is_steward(by);
        if allowed { Ok(()) } else { Err(EventRefusal::Forbidden("the host or a steward")) }
    }

    fn join(&self, by: &By, names: &[Name]) -> Decided {
        let host = self.is_host(by);
        if !host && (names.len() != 1 || *by == By::Machine) {
            return Err(EventRefusal::Forbidden("the host"));
        }
        let mut coming = BTreeSet::new();
        let mut known = self.guests.len();
        for name in names {
            if !name.suits_a_person() {
                return Err(EventRefusal::NameTooLong(name.clone()));
            }
            if self.is_a_steward(name) || self.is_steward(by) {
                return Err(EventRefusal::StewardsDoNotPlay(name.clone()));
            }
            let old = self.guests.number(name);
            // Nobody comes back in the name of somebody else.
            let own = old.is_some_and(|guest| host || self.guests.of_person(by) == Some(guest));
            if old.is_some_and(|guest| self.guests.is_here(guest) || !own) || !coming.insert(name.key()) {
                return Err(EventRefusal::NameTaken(name.clone()));
            }
            if let Some(known) = self.guest_of(by).filter(|_| old.is_none() && !host) {
                return Err(EventRefusal::AlreadyJoined(known.clone()));
            }
            known += usize::from(old.is_none());
            if old.is_none() && known > MOST_GUESTS {
                return Err(EventRefusal::TooManyGuests);
            }
            old.map_or(Ok(()), |guest| self.guests.may_come_back(guest))?;
        }
        Ok(names.iter().cloned().map(PartyEntry::Joined).collect())
    }

    /// Who comes under a name that the host has typed in is that guest, or that steward, if nobody is yet.
    fn come(&self, by: &By, name: &Name) -> Decided {
        let Some(person) = by.person() else { return Err(EventRefusal::Forbidden("a person")) };
        if let Some(known) = self.guest_of(by).filter(|known| known.key() != name.key()) {
            return Err(EventRefusal::AlreadyJoined(known.clone()));
        }
        if let Some(known) = self.steward_name_of(by) {
            return Err(EventRefusal::StewardsDoNotPlay(known.clone()));
        }
        if let Some(steward) = self.stewards.iter().find(|steward| steward.name.key() == name.key()) {
            let plays = self.guest_of(by).is_some();
            let free = steward.person.is_none() && !plays;
            return free
                .then(|| vec![PartyEntry::Claimed(steward.name.clone())])
                .ok_or_else(|| EventRefusal::NameTaken(name.clone()));
        }
        match self.guests.number(name) {
            Some(guest) if self.guests.get(guest).person.is_none() => {
                Ok(vec![PartyEntry::Claimed(self.guests.name(guest).clone())])
            }
            Some(guest) if self.guests.get(guest).person.as_ref() == Some(person) => {
                let name = self.guests.name(guest).clone();
                if self.guests.is_here(guest) {
                    Err(EventRefusal::AlreadyJoined(name))
                } else {
                    self.guests.may_come_back(guest).map(|()| vec![PartyEntry::Joined(name)])
                }
            }
            Some(_) => Err(EventRefusal::NameTaken(name.clone())),
            // Whom the host names is not the host, unless the host says so.
            None if self.is_host(by) => {
                let mut whats = self.join(by, std::slice::from_ref(name))?;
                whats.push(PartyEntry::Claimed(name.clone()));
                Ok(whats)
            }
            None => self.join(by, std::slice::from_ref(name)),
        }
    }

    fn leave(&self, by: &By, name: &Name) -> Decided {
        let guest = self.guests.number(name).ok_or_else(|| EventRefusal::NoSuchName(name.clone()))?;
        if !self.is_host(by) && self.guests.of_person(by) != Some(guest) {
            return Err(EventRefusal::Forbidden("the host, or the guest"));
        }
        if !self.guests.is_here(guest) {
            return Err(EventRefusal::HasLeft(name.clone()));
        }
        Ok(vec![PartyEntry::Left(self.guests.name(guest).clone())])
    }

    fn lay(&self, by: &By, left_over: LeftOver) -> Decided {
        self.for_host(by)?;
        self.rounds.results_are_in()?;
        if self.rounds.len() >= MOST_ROUNDS {
            return Err(EventRefusal::TooManyRounds);
        }
        let there = self.guests.count_here();
        if there < 2 {
            return Err(EventRefusal::TooFew { there, needed: 2 });
        }
        let tables = self.next_tables(left_over).iter().map(|table| self.guests.names(table)).collect();
        Ok(vec![PartyEntry::Laid { round: self.rounds.len() + 1, left_over, tables }])
    }

    fn start(&self, by: &By) -> Decided {
        self.for_host(by)?;
        Ok(vec![PartyEntry::Started { round: self.rounds.to_start()? }])
    }

    fn result(&self, by: &By, table: usize, claim: &Claim) -> Decided {
        self.may_enter(by, table)?;
        let spot = self.rounds.in_the_last(table)?;
        if self.rounds.table(spot)?.result().is_some() {
            return Err(EventRefusal::HasResult(spot));
        }
        Ok(vec![PartyEntry::Result(self.card(by, spot, claim)?)])
    }

    fn correct(&self, by: &By, spot: Spot, claim: &Claim) -> Decided {
        self.for_host(by)?;
        if self.rounds.table(spot)?.result().is_none() {
            return Err(EventRefusal::NoResult(spot));
        }
        Ok(vec![PartyEntry::Corrected(self.card(by, spot, claim)?)])
    }

    fn finish(&self, by: &By) -> Decided {
        self.for_host(by)?;
        self.rounds.results_are_in()?;
        Ok(vec![PartyEntry::Finished])
    }

    /// A score for everybody who sat there, in the order of the list.
    fn card(&self, by: &By, spot: Spot, claim: &Claim) -> Result<Card, EventRefusal> {
        let names = self.guests.names(&self.rounds.table(spot)?.seats);
        let scores = claim.scores.for_each_of(spot.table, &names)?;
        let mut drew: Vec<Name> = Vec::new();
        for name in &claim.drew {
            let seat = seat_of(spot.table, &names, name)?;
            if drew.contains(&names[seat]) {
                return Err(EventRefusal::NamedTwice(name.clone()));
            }
            drew.push(names[seat].clone());
        }
        let source = if *by == By::Machine { Source::Played } else { Source::Typed };
        Ok(Card { spot, source, scores: names.into_iter().zip(scores).collect(), drew })
    }
}

use super::{LeftOver, Party, PartyCard, PartyClaim, PartyCommand, PartyEntry};
use crate::{
    By, EventRefusal, Name, PersonId, Prize, PrizeFor, Spot,
    refusal::{MOST_GUESTS, MOST_OPEN_QUESTIONS, MOST_PRIZES, MOST_QUESTIONS, MOST_ROUNDS, MOST_STEWARDS},
    scores::seat_of,
    text::remark,
};
use kee_game::excerpt;
use std::collections::BTreeSet;

type PartyDecision = Result<Vec<PartyEntry>, EventRefusal>;

impl Party {
    pub(super) fn decision(&self, by: &By, command: &PartyCommand) -> PartyDecision {
        if self.finished {
            return Err(EventRefusal::Finished);
        }
        match command {
            PartyCommand::Join(names) => self.join(by, names),
            PartyCommand::JoinAs(name) => self.join_as(by, name),
            PartyCommand::Leave(name) => self.leave(by, name),
            PartyCommand::Steward { name, person } => self.appoint(by, name, person.as_ref()),
            PartyCommand::Round(left_over) => self.set_up_round(by, left_over.unwrap_or(self.plan.left_over)),
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
        if self.is_host(by) { Ok(()) } else { Err(EventRefusal::Forbidden("host")) }
    }

    /// For the host, a steward, or the game itself.
    pub(super) fn for_staff(&self, by: &By) -> Result<(), EventRefusal> {
        let allowed = *by == By::Machine || self.is_host(by) || self.is_steward(by);
        if allowed { Ok(()) } else { Err(EventRefusal::Forbidden("steward")) }
    }

    fn join(&self, by: &By, names: &[Name]) -> PartyDecision {
        let host = self.is_host(by);
        if !host && (names.len() != 1 || *by == By::Machine) {
            return Err(EventRefusal::Forbidden("host"));
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
            // Nobody may rejoin under someone else's name.
            let own = old.is_some_and(|guest| host || self.guests.of_person(by) == Some(guest));
            if old.is_some_and(|guest| self.guests.is_here(guest) || !own) || !coming.insert(name.key()) {
                return Err(EventRefusal::NameTaken(name.clone()));
            }
            if let Some(known) = self.guest_of(by).filter(|_| old.is_none() && !host) {
                return Err(EventRefusal::AlreadyJoined(known.clone()));
            }
            known += usize::from(old.is_none());
            if old.is_none() && known > MOST_GUESTS {
                return Err(EventRefusal::TooManyGuests(MOST_GUESTS));
            }
            old.map_or(Ok(()), |guest| self.guests.may_come_back(guest))?;
        }
        Ok(names.iter().cloned().map(PartyEntry::Joined).collect())
    }

    /// A newcomer who gives a name the host entered becomes that guest or steward, unless it is taken.
    fn join_as(&self, by: &By, name: &Name) -> PartyDecision {
        let Some(person) = by.person() else { return Err(EventRefusal::Forbidden("person")) };
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
            // A name the host enters is not the host's own, unless they say so.
            None if self.is_host(by) => {
                let mut whats = self.join(by, std::slice::from_ref(name))?;
                whats.push(PartyEntry::Claimed(name.clone()));
                Ok(whats)
            }
            None => self.join(by, std::slice::from_ref(name)),
        }
    }

    fn leave(&self, by: &By, name: &Name) -> PartyDecision {
        let guest = self.guests.number(name).ok_or_else(|| EventRefusal::NoSuchName(name.clone()))?;
        if !self.is_host(by) && self.guests.of_person(by) != Some(guest) {
            return Err(EventRefusal::Forbidden("guest"));
        }
        if !self.guests.is_here(guest) {
            return Err(EventRefusal::HasLeft(name.clone()));
        }
        Ok(vec![PartyEntry::Left(self.guests.name(guest).clone())])
    }

    fn set_up_round(&self, by: &By, left_over: LeftOver) -> PartyDecision {
        self.for_host(by)?;
        self.rounds.expect_all_results()?;
        if self.rounds.len() >= MOST_ROUNDS {
            return Err(EventRefusal::TooManyRounds(MOST_ROUNDS));
        }
        self.guests.enough_here()?;
        let tables = self.next_tables(left_over).iter().map(|table| self.guests.names(table)).collect();
        Ok(vec![PartyEntry::Laid { round: self.rounds.len() + 1, left_over, tables }])
    }

    fn start(&self, by: &By) -> PartyDecision {
        self.for_host(by)?;
        Ok(vec![PartyEntry::Started { round: self.rounds.next_start()? }])
    }

    fn result(&self, by: &By, table: usize, claim: &PartyClaim) -> PartyDecision {
        self.may_enter(by, table)?;
        let spot = self.rounds.open_spot(table)?;
        Ok(vec![PartyEntry::Result(self.card(by, spot, claim)?)])
    }

    fn correct(&self, by: &By, spot: Spot, claim: &PartyClaim) -> PartyDecision {
        self.for_host(by)?;
        self.rounds.expect_result(spot)?;
        Ok(vec![PartyEntry::Corrected(self.card(by, spot, claim)?)])
    }

    fn finish(&self, by: &By) -> PartyDecision {
        self.for_host(by)?;
        self.rounds.expect_all_results()?;
        Ok(vec![PartyEntry::Finished])
    }

    /// A score for everyone at the table, in the order listed.
    fn card(&self, by: &By, spot: Spot, claim: &PartyClaim) -> Result<PartyCard, EventRefusal> {
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
        let source = by.source();
        Ok(PartyCard { spot, source, scores: names.into_iter().zip(scores).collect(), drew })
    }

    fn appoint(&self, by: &By, name: &Name, person: Option<&PersonId>) -> PartyDecision {
        if *by != By::Machine {
            self.for_host(by)?;
        }
        if !name.suits_a_person() {
            return Err(EventRefusal::NameTooLong(name.clone()));
        }
        let plays = person.is_some_and(|person| self.guests.of_person(&By::Person(person.clone())).is_some());
        if self.guests.number(name).is_some() || self.is_a_steward(name) || plays {
            return Err(EventRefusal::NameTaken(name.clone()));
        }
        if self.stewards.len() >= MOST_STEWARDS {
            return Err(EventRefusal::TooManyStewards(MOST_STEWARDS));
        }
        Ok(vec![PartyEntry::Steward { name: name.clone(), person: person.cloned() }])
    }

    /// Guests may ask for their own table, the host and stewards for any.
    pub(super) fn ask(&self, by: &By, table: usize, text: &str) -> PartyDecision {
        let guests = &self.rounds.table(self.rounds.last_spot(table)?)?.seats;
        if !self.guests.of_person(by).is_some_and(|guest| guests.contains(&guest)) {
            self.for_staff(by)?;
        }
        let text = remark(text).ok_or(EventRefusal::BadRemark)?;
        if self.questions.len() >= MOST_QUESTIONS {
            return Err(EventRefusal::TooManyQuestions(MOST_QUESTIONS));
        }
        // Stewards and the host ask for many tables.
        let open = self.questions.iter().filter(|raised| raised.by == *by && raised.question.ruling.is_none());
        if open.count() >= MOST_OPEN_QUESTIONS && self.for_staff(by).is_err() {
            return Err(EventRefusal::TooManyOpenQuestions(MOST_OPEN_QUESTIONS));
        }
        Ok(vec![PartyEntry::Asked { table, text }])
    }

    pub(super) fn rule(&self, by: &By, question: usize, text: &str) -> PartyDecision {
        self.for_staff(by)?;
        let asked = question.checked_sub(1).and_then(|index| self.questions.get(index));
        if asked.ok_or(EventRefusal::NoSuchQuestion(question))?.question.ruling.is_some() {
            return Err(EventRefusal::AlreadyRuled(question));
        }
        let text = remark(text).ok_or(EventRefusal::BadRemark)?;
        Ok(vec![PartyEntry::Ruled { question, text }])
    }

    pub(super) fn prize(&self, by: &By, prize: &Prize) -> PartyDecision {
        self.for_host(by)?;
        if self.prizes.len() >= MOST_PRIZES {
            return Err(EventRefusal::TooManyPrizes(MOST_PRIZES));
        }
        let most = MOST_GUESTS.div_ceil(self.plan.size);
        if let PrizeFor::Table(table) = prize.of
            && !(1..=most).contains(&table)
        {
            return Err(EventRefusal::NoTableOfPrize(table, most));
        }
        Ok(vec![PartyEntry::Prize(prize.clone())])
    }

    /// Guests may not: they could guess words until one is the secret.
    pub(super) fn spelled(&self, by: &By, word: &str, name: &Name) -> PartyDecision {
        self.for_staff(by)?;
        let guest = self.guests.number(name).ok_or_else(|| EventRefusal::NoSuchName(name.clone()))?;
        let table = self.rounds.last().ok_or(EventRefusal::NoRound)?.table_of(guest).map(|table| table + 1);
        let won = |(number, named): (usize, &super::state::PrizeRecord)| {
            let table = table.filter(|table| named.prize.is_open_to(*table, &named.won))?;
            let spelled = named.prize.word.eq_ignore_ascii_case(word);
            spelled.then(|| PartyEntry::Won { prize: number, table, name: self.guests.name(guest).clone() })
        };
        let prizes: Vec<PartyEntry> = (1..).zip(&self.prizes).filter_map(won).collect();
        let none = || EventRefusal::NoPrize(excerpt(word), name.clone());
        if prizes.is_empty() { Err(none()) } else { Ok(prizes) }
    }
}

use super::{Party, PartyEntry};
use crate::{
    By, EventRefusal, Name, PersonId, Prize, PrizeFor,
    limits::{MOST_GUESTS, MOST_OPEN_QUESTIONS, MOST_PRIZES, MOST_QUESTIONS, MOST_STEWARDS},
    words::remark,
};

type Decided = Result<Vec<PartyEntry>, EventRefusal>;

impl Party {
    pub(super) fn appoint(&self, by: &By, name: &Name, person: Option<&PersonId>) -> Decided {
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
            return Err(EventRefusal::TooManyStewards);
        }
        Ok(vec![PartyEntry::Steward { name: name.clone(), person: person.cloned() }])
    }

    /// Who sits at a table may ask for it, and so may those who walk about.
    pub(super) fn ask(&self, by: &By, table: usize, text: &str) -> Decided {
        let guests = &self.rounds.table(self.rounds.in_the_last(table)?)?.seats;
        if !self.guests.of_person(by).is_some_and(|guest| guests.contains(&guest)) {
            self.for_staff(by)?;
        }
        let text = remark(text).ok_or(EventRefusal::BadRemark)?;
        if self.questions.len() >= MOST_QUESTIONS {
            return Err(EventRefusal::TooManyQuestions);
        }
        // Those who walk about ask for many tables.
        let open = self.questions.iter().filter(|raised| raised.by == *by && raised.question.ruling.is_none());
        if open.count() >= MOST_OPEN_QUESTIONS && self.for_staff(by).is_err() {
            return Err(EventRefusal::TooManyOpenQuestions);
        }
        Ok(vec![PartyEntry::Asked { table, text }])
    }

    pub(super) fn rule(&self, by: &By, question: usize, text: &str) -> Decided {
        self.for_staff(by)?;
        let asked = question.checked_sub(1).and_then(|index| self.questions.get(index));
        if asked.ok_or(EventRefusal::NoSuchQuestion(question))?.question.ruling.is_some() {
            return Err(EventRefusal::AlreadyRuled(question));
        }
        let text = remark(text).ok_or(EventRefusal::BadRemark)?;
        Ok(vec![PartyEntry::Ruled { question, text }])
    }

    pub(super) fn prize(&self, by: &By, prize: &Prize) -> Decided {
        self.for_host(by)?;
        if self.prizes.len() >= MOST_PRIZES {
            return Err(EventRefusal::TooManyPrizes);
        }
        let most = MOST_GUESTS.div_ceil(self.plan.size);
        if let PrizeFor::Table(table) = prize.of
            && !(1..=most).contains(&table)
        {
            return Err(EventRefusal::NoTableOfPrize { table, most });
        }
        Ok(vec![PartyEntry::Prize(prize.clone())])
    }

    /// A guest may not ask: they could try words until one is the secret.
    pub(super) fn spelled(&self, by: &By, word: &str, name: &Name) -> Decided {
        self.for_staff(by)?;
        let guest = self.guests.number(name).ok_or_else(|| EventRefusal::NoSuchName(name.clone()))?;
        let table = self.rounds.last().ok_or(EventRefusal::NoRound)?.table_of(guest).map(|table| table + 1);
        let won = |(number, named): (usize, &super::state::NamedPrize)| {
            let table = table.filter(|table| named.prize.is_open_to(*table, &named.won))?;
            let spelled = named.prize.word.eq_ignore_ascii_case(word);
            spelled.then(|| PartyEntry::Won { prize: number, table, name: self.guests.name(guest).clone() })
        };
        let prizes: Vec<PartyEntry> = (1..).zip(&self.prizes).filter_map(won).collect();
        let none = || EventRefusal::NoPrize { word: word.to_owned(), name: name.clone() };
        if prizes.is_empty() { Err(none()) } else { Ok(prizes) }
    }
}

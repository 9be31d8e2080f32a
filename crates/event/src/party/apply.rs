use super::{
    Card, Party, PartyCommand, PartyEntry,
    round::{RoundDetails, TableResult},
    state::{NamedPrize, Raised, Steward},
};
use crate::{By, Event, EventRefusal, LogEntry, Name, PersonId, Question, typed::within_bounds, words::in_tables};

impl Event for Party {
    const KIND: &'static str = "party";
    const FORMER_KIND: Option<&'static str> = Some("evening");
    type Command = PartyCommand;
    type Entry = PartyEntry;

    fn open(entry: &LogEntry<PartyEntry>) -> Result<Self, String> {
        match (&entry.what, &entry.by) {
            (PartyEntry::Opened(plan), By::Person(host)) => match plan.problems().first() {
                Some(problem) => Err(problem.to_string()),
                None => Ok(Self::new(plan.as_ref().clone(), host.clone())),
            },
            _ => Err("an event begins with a person opening it".to_owned()),
        }
    }

    fn decide(&self, by: &By, command: &PartyCommand) -> Result<Vec<PartyEntry>, EventRefusal> {
        self.decided(by, command)
    }

    fn apply(&mut self, entry: &LogEntry<PartyEntry>) -> Result<(), String> {
        if self.finished {
            return Err("nothing happens after the end".to_owned());
        }
        match &entry.what {
            PartyEntry::Opened(_) => return Err("an event is opened only once".to_owned()),
            PartyEntry::Joined(name) => {
                let person = entry.by.person().filter(|_| !self.is_host(&entry.by)).cloned();
                self.guests.comes(name, person, ())?;
            }
            PartyEntry::Claimed(name) => self.claimed(name, entry.by.person())?,
            PartyEntry::Left(name) => self.guests.leaves(name)?,
            PartyEntry::Steward { name, person } => {
                self.stewards.push(Steward { name: name.clone(), person: person.clone() });
            }
            PartyEntry::Laid { round, left_over, tables } => {
                self.rounds.push(*round, self.guests.seated(tables)?, RoundDetails::new(*left_over, false))?;
            }
            PartyEntry::Arranged { left_over, tables } => {
                self.rounds.push(1, self.guests.seated(tables)?, RoundDetails::new(*left_over, true))?;
            }
            PartyEntry::Scorekeeper { spot, name } => self.keeps_score(*spot, name)?,
            PartyEntry::Started { round } => self.rounds.start(*round, entry.at)?,
            PartyEntry::Result(card) => self.scored(&entry.by, card, true)?,
            PartyEntry::Corrected(card) => self.scored(&entry.by, card, false)?,
            PartyEntry::Asked { table, text } => {
                let steward = self.steward_of((*table).max(1)).cloned();
                let question = Question { table: *table, text: text.clone(), steward, ruling: None };
                self.questions.push(Raised { question, by: entry.by.clone() });
            }
            PartyEntry::Ruled { question, text } => {
                let asked = question.checked_sub(1).and_then(|index| self.questions.get_mut(index));
                let asked = asked.ok_or_else(|| format!("there is no question {question}"))?;
                asked.question.ruling = Some(text.clone());
            }
            PartyEntry::Prize(prize) => {
                self.prizes.push(NamedPrize { since: entry.at, prize: prize.clone(), won: Vec::new() })
            }
            PartyEntry::Won { prize, table, name } => {
                self.guests.expect(name)?;
                let named = prize.checked_sub(1).and_then(|index| self.prizes.get_mut(index));
                named.ok_or_else(|| format!("there is no prize {prize}"))?.won.push((*table, name.clone()));
            }
            PartyEntry::Finished => self.finished = true,
        }
        Ok(())
    }

    fn check_draw(&self, entry: &LogEntry<PartyEntry>) -> Result<(), String> {
        let PartyEntry::Laid { left_over, tables, .. } = &entry.what else { return Ok(()) };
        let expected: Vec<Vec<Name>> =
            self.next_tables(*left_over).iter().map(|table| self.guests.names(table)).collect();
        if expected == *tables {
            return Ok(());
        }
        Err(format!("the sheet and the seed bring {}, got {}", in_tables(&expected), in_tables(tables)))
    }
}

impl Party {
    fn claimed(&mut self, name: &Name, person: Option<&PersonId>) -> Result<(), String> {
        let person = person.ok_or_else(|| format!("nobody claims to be {name}"))?;
        if let Some(guest) = self.guests.number(name) {
            return self.guests.claimed(guest, person);
        }
        let mut stewards = self.stewards.iter_mut();
        let steward = stewards.find(|steward| steward.name.key() == name.key() && steward.person.is_none());
        steward.ok_or_else(|| format!("{name} is not here, or has come already"))?.person = Some(person.clone());
        Ok(())
    }

    fn scored(&mut self, by: &By, card: &Card, first: bool) -> Result<(), String> {
        let table = self.rounds.table(card.spot).map_err(|refusal| refusal.to_string())?;
        let numbers = |names: &mut dyn Iterator<Item = &Name>| -> Result<Vec<usize>, String> {
            names.map(|name| self.guests.expect(name)).collect()
        };
        if numbers(&mut card.scores.iter().map(|(name, _)| name))? != table.seats {
            return Err(format!("the scores are not those of table {}", card.spot));
        }
        let drew = numbers(&mut card.drew.iter())?;
        let scores: Vec<i64> = card.scores.iter().map(|(_, score)| *score).collect();
        within_bounds(&scores).map_err(|refusal| refusal.to_string())?;
        let entered_by = self.signature(by);
        self.rounds.put(card.spot, TableResult { source: card.source, entered_by, scores, drew }, first)
    }
}

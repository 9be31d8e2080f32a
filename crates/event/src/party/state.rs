use super::{
    PartyCard, PartyCommand, PartyEntry, PartyPlan,
    round::{PartyResult, PartyRoundDetails, PartyRounds},
};
use crate::{
    By, Event, EventRefusal, EventRole, LogEntry, Moment, Name, PersonId, Prize, Spot, roster::Roster,
    scores::within_bounds, text::in_tables,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The state of a party. Only the entries of its [log](crate::Log) change it.
#[derive(Clone, Debug)]
pub struct Party {
    pub(super) plan: PartyPlan,
    pub(super) host: PersonId,
    pub(super) guests: Roster<()>,
    pub(super) stewards: Vec<Steward>,
    pub(super) rounds: PartyRounds,
    pub(super) prizes: Vec<PrizeRecord>,
    pub(super) questions: Vec<AuthoredQuestion>,
    pub(super) finished: bool,
}

/// A steward.
#[derive(Clone, Debug)]
pub(super) struct Steward {
    pub(super) name: Name,
    pub(super) person: Option<PersonId>,
}

/// A prize and its winners, each with their table.
#[derive(Clone, Debug)]
pub(super) struct PrizeRecord {
    /// The time when it was offered.
    pub(super) since: Moment,
    pub(super) prize: Prize,
    pub(super) won: Vec<(usize, Name)>,
}

/// A question and its author, who stays anonymous.
#[derive(Clone, Debug)]
pub(super) struct AuthoredQuestion {
    pub(super) question: PartyQuestion,
    pub(super) by: By,
}

impl Party {
    pub(super) fn new(plan: PartyPlan, host: PersonId) -> Self {
        Self {
            plan,
            host,
            guests: Roster::new(),
            stewards: Vec::new(),
            rounds: PartyRounds::new(),
            prizes: Vec::new(),
            questions: Vec::new(),
            finished: false,
        }
    }

    /// The host's plan.
    pub fn plan(&self) -> &PartyPlan {
        &self.plan
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether this is the host.
    pub fn is_host(&self, by: &By) -> bool {
        by.person() == Some(&self.host)
    }

    /// Whether this is a steward.
    pub fn is_steward(&self, by: &By) -> bool {
        self.steward_name_of(by).is_some()
    }

    pub(super) fn steward_name_of(&self, by: &By) -> Option<&Name> {
        let person = by.person()?;
        let steward = self.stewards.iter().find(|steward| steward.person.as_ref() == Some(person));
        steward.map(|steward| &steward.name)
    }

    /// The name under which this person plays.
    pub fn guest_of(&self, by: &By) -> Option<&Name> {
        self.guests.of_person(by).map(|guest| self.guests.name(guest))
    }

    pub(super) fn is_a_steward(&self, name: &Name) -> bool {
        self.stewards.iter().any(|steward| steward.name.key() == name.key())
    }

    /// The steward of a table, counted from 1.
    pub(super) fn steward_of(&self, table: usize) -> Option<&Name> {
        self.stewards.get((table - 1) / crate::TABLES_OF_A_STEWARD).map(|steward| &steward.name)
    }

    fn claim(&mut self, name: &Name, person: Option<&PersonId>) -> Result<(), String> {
        let person = person.ok_or_else(|| format!("no person is given for {name}"))?;
        if let Some(guest) = self.guests.number(name) {
            return self.guests.claim(guest, person);
        }
        let mut stewards = self.stewards.iter_mut();
        let steward = stewards.find(|steward| steward.name.key() == name.key() && steward.person.is_none());
        steward.ok_or_else(|| format!("{name} does not exist or has already joined"))?.person = Some(person.clone());
        Ok(())
    }

    fn record_score(&mut self, by: &By, card: &PartyCard, first: bool) -> Result<(), String> {
        let table = self.rounds.table(card.spot)?;
        let numbers = |names: &mut dyn Iterator<Item = &Name>| -> Result<Vec<usize>, String> {
            names.map(|name| self.guests.expect(name)).collect()
        };
        if numbers(&mut card.scores.iter().map(|(name, _)| name))? != table.seats {
            return Err(format!("the scores are not those of table {}", card.spot));
        }
        let drew = numbers(&mut card.drew.iter())?;
        let scores: Vec<i64> = card.scores.iter().map(|(_, score)| *score).collect();
        within_bounds(&scores)?;
        let entered_by = self.signature(by);
        self.rounds.put(card.spot, PartyResult { source: card.source, entered_by, scores, drew }, first)
    }

    /// A person's role. Only they may see it.
    pub fn you(&self, by: &By) -> EventRole {
        let guest = self.guests.of_person(by);
        let table = guest.and_then(|guest| self.rounds.last()?.table_of(guest));
        EventRole {
            host: self.is_host(by),
            steward: self.steward_name_of(by).cloned(),
            name: guest.map(|guest| self.guests.name(guest).clone()),
            team: None,
            spot: table.map(|table| Spot { round: self.rounds.len(), table: table + 1 }),
        }
    }

    /// Everyone who joined on their own device: the host, guests and stewards.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        let guests = self.guests.iter().filter_map(|guest| guest.person.as_ref());
        let stewards = self.stewards.iter().filter_map(|steward| steward.person.as_ref());
        guests.chain(stewards).chain([&self.host]).collect()
    }
}

impl Event for Party {
    const KIND: &'static str = "party";
    const FORMER_KIND: Option<&'static str> = Some("evening");
    type Command = PartyCommand;
    type Entry = PartyEntry;

    fn open(entry: &LogEntry<PartyEntry>) -> Result<Self, String> {
        match (&entry.what, &entry.by) {
            (PartyEntry::Opened(plan), By::Person(host)) => match plan.problems().first() {
                Some(problem) => Err(kee_speech::spoken_problem(problem)),
                None => Ok(Self::new(plan.as_ref().clone(), host.clone())),
            },
            _ => Err("the first entry must be a person opening the event".to_owned()),
        }
    }

    fn decide(&self, by: &By, command: &PartyCommand) -> Result<Vec<PartyEntry>, EventRefusal> {
        self.decision(by, command)
    }

    fn apply(&mut self, entry: &LogEntry<PartyEntry>) -> Result<(), String> {
        if self.finished {
            return Err("the event is over".to_owned());
        }
        match &entry.what {
            PartyEntry::Opened(_) => return Err("an event is opened only once".to_owned()),
            PartyEntry::Joined(name) => {
                let person = entry.by.person().filter(|_| !self.is_host(&entry.by)).cloned();
                self.guests.add(name, person, ())?;
            }
            PartyEntry::Claimed(name) => self.claim(name, entry.by.person())?,
            PartyEntry::Left(name) => self.guests.mark_as_left(name)?,
            PartyEntry::Steward { name, person } => {
                self.stewards.push(Steward { name: name.clone(), person: person.clone() });
            }
            PartyEntry::Laid { round, left_over, tables } => {
                self.rounds.push(*round, self.guests.seating(tables)?, PartyRoundDetails::new(*left_over, false))?;
            }
            PartyEntry::Arranged { left_over, tables } => {
                self.rounds.push(1, self.guests.seating(tables)?, PartyRoundDetails::new(*left_over, true))?;
            }
            PartyEntry::Scorekeeper { spot, name } => self.set_scorekeeper(*spot, name)?,
            PartyEntry::Started { round } => self.rounds.start(*round, entry.at)?,
            PartyEntry::Result(card) => self.record_score(&entry.by, card, true)?,
            PartyEntry::Corrected(card) => self.record_score(&entry.by, card, false)?,
            PartyEntry::Asked { table, text } => {
                let steward = self.steward_of((*table).max(1)).cloned();
                let question = PartyQuestion { table: *table, text: text.clone(), steward, ruling: None };
                self.questions.push(AuthoredQuestion { question, by: entry.by.clone() });
            }
            PartyEntry::Ruled { question, text } => {
                let asked = question.checked_sub(1).and_then(|index| self.questions.get_mut(index));
                let asked = asked.ok_or_else(|| format!("there is no question {question}"))?;
                asked.question.ruling = Some(text.clone());
            }
            PartyEntry::Prize(prize) => {
                self.prizes.push(PrizeRecord { since: entry.at, prize: prize.clone(), won: Vec::new() })
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
        Err(format!("the rules and the seed give {}, not {}", in_tables(&expected), in_tables(tables)))
    }
}

/// The number of tables one steward looks after (W9.1).
pub const TABLES_OF_A_STEWARD: usize = 5;

/// A question from a table to its steward.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PartyQuestion {
    /// The table, from 1.
    pub table: usize,
    /// The question.
    pub text: String,
    /// The table's steward; if there is none, the host is called.
    pub steward: Option<Name>,
    /// The ruling, once there is one.
    pub ruling: Option<String>,
}

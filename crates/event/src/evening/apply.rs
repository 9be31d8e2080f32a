use super::{
    Card, Evening, LeftOver, What, Wish,
    round::{Round, Table, TableResult},
    state::{Guest, NamedPrize, Steward},
};
use crate::{By, Entry, Event, EventRefusal, Name, Question, words::in_tables};

impl Event for Evening {
    const KIND: &'static str = "evening";
    type Wish = Wish;
    type What = What;

    fn open(entry: &Entry<What>) -> Result<Self, String> {
        match (&entry.what, &entry.by) {
            (What::Opened(plan), By::Person(host)) => match plan.problems().first() {
                Some(problem) => Err(problem.to_string()),
                None => Ok(Self::new(plan.as_ref().clone(), host.clone())),
            },
            _ => Err("an evening begins with a person opening it".to_owned()),
        }
    }

    fn decide(&self, by: &By, wish: &Wish) -> Result<Vec<What>, EventRefusal> {
        self.decided(by, wish)
    }

    fn apply(&mut self, entry: &Entry<What>) -> Result<(), String> {
        if self.finished {
            return Err("nothing happens after the end".to_owned());
        }
        match &entry.what {
            What::Opened(_) => return Err("an evening is opened only once".to_owned()),
            What::Joined(name) => self.comes(&entry.by, name)?,
            What::Left(name) => {
                let guest = self.expect(name)?;
                self.guests[guest].here = false;
            }
            What::Steward { name, person } => {
                self.stewards.push(Steward { name: name.clone(), person: person.clone() });
            }
            What::Laid { round, left_over, tables } => self.laid(*round, *left_over, tables)?,
            What::Started { round } => {
                let number = self.rounds.len();
                let last = self.rounds.last_mut().filter(|_| *round == number);
                last.ok_or("it is not the last round that is started")?.started = Some(entry.at);
            }
            What::Result(card) => self.scored(card, true)?,
            What::Corrected(card) => self.scored(card, false)?,
            What::Asked { table, text } => {
                let steward = self.steward_of((*table).max(1)).cloned();
                self.questions.push(Question { table: *table, text: text.clone(), steward, ruling: None });
            }
            What::Ruled { question, text } => {
                let asked = question.checked_sub(1).and_then(|index| self.questions.get_mut(index));
                asked.ok_or_else(|| format!("there is no question {question}"))?.ruling = Some(text.clone());
            }
            What::Prize(prize) => self.prizes.push(NamedPrize { prize: prize.clone(), won: Vec::new() }),
            What::Won { prize, table, name } => {
                self.expect(name)?;
                let named = prize.checked_sub(1).and_then(|index| self.prizes.get_mut(index));
                named.ok_or_else(|| format!("there is no prize {prize}"))?.won.push((*table, name.clone()));
            }
            What::Finished => self.finished = true,
        }
        Ok(())
    }

    fn check_draw(&self, entry: &Entry<What>) -> Result<(), String> {
        let What::Laid { left_over, tables, .. } = &entry.what else { return Ok(()) };
        let expected: Vec<Vec<Name>> = self.next_tables(*left_over).iter().map(|table| self.names(table)).collect();
        if expected == *tables {
            return Ok(());
        }
        Err(format!("the sheet and the seed bring {}, got {}", in_tables(&expected), in_tables(tables)))
    }
}

impl Evening {
    fn expect(&self, name: &Name) -> Result<usize, String> {
        self.number(name).ok_or_else(|| format!("{name} is not here"))
    }

    fn comes(&mut self, by: &By, name: &Name) -> Result<(), String> {
        let person = by.person().filter(|_| !self.is_host(by)).cloned();
        match self.number(name) {
            Some(guest) if self.guests[guest].here => return Err(format!("{name} is here already")),
            Some(guest) => self.guests[guest].here = true,
            None => {
                self.known.insert(name.key(), self.guests.len());
                self.guests.push(Guest { name: name.clone(), person, here: true });
            }
        }
        Ok(())
    }

    /// Everybody who is here sits at one table, and nobody else does.
    fn laid(&mut self, round: usize, left_over: LeftOver, tables: &[Vec<Name>]) -> Result<(), String> {
        if round != self.rounds.len() + 1 {
            return Err(format!("expected round {}, got {round}", self.rounds.len() + 1));
        }
        if self.rounds.last().is_some_and(|last| !last.missing().is_empty()) {
            return Err("the round before has tables without a result".to_owned());
        }
        let mut seated = vec![false; self.guests.len()];
        let mut laid = Vec::new();
        for names in tables {
            let guests: Vec<usize> = names.iter().map(|name| self.expect(name)).collect::<Result<_, _>>()?;
            for &guest in &guests {
                if std::mem::replace(&mut seated[guest], true) {
                    return Err(format!("{} sits twice", self.guests[guest].name));
                }
            }
            laid.push(Table { guests, results: Vec::new() });
        }
        if let Some(wrong) = (0..).zip(&self.guests).find(|(guest, known)| seated[*guest] != known.here) {
            let how = if wrong.1.here { "has no seat" } else { "has left and has a seat" };
            return Err(format!("{} {how}", wrong.1.name));
        }
        self.rounds.push(Round { left_over, tables: laid, started: None });
        Ok(())
    }

    fn scored(&mut self, card: &Card, first: bool) -> Result<(), String> {
        let table = self.table(card.spot).map_err(|refusal| refusal.to_string())?;
        let numbers = |names: &mut dyn Iterator<Item = &Name>| -> Result<Vec<usize>, String> {
            names.map(|name| self.expect(name)).collect()
        };
        if numbers(&mut card.scores.iter().map(|(name, _)| name))? != table.guests {
            return Err(format!("the scores are not those of table {}", card.spot));
        }
        if first != table.results.is_empty() {
            return Err(format!("table {} has {} result", card.spot, if first { "already a" } else { "no" }));
        }
        let drew = numbers(&mut card.drew.iter())?;
        let scores = card.scores.iter().map(|(_, score)| *score).collect();
        let table = &mut self.rounds[card.spot.round - 1].tables[card.spot.table - 1];
        table.results.push(TableResult { source: card.source, scores, drew });
        Ok(())
    }
}

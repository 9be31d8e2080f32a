use super::PartyView;
use crate::{
    Name, PairingLine, PairingSheet, StandingsRow, StandingsSheet, TABLES_OF_A_STEWARD,
    sheets::{Standing, closing_notes, pairing_notes},
    words::comma,
};

impl PartyView {
    /// Who sits where in a round, counted from 1, for paper and screens; none if there is no such round.
    pub fn pairing_sheet(&self, round: usize) -> Option<PairingSheet> {
        let laid = self.rounds.get(round.checked_sub(1)?)?;
        let line = |(number, table): (usize, &super::TableView)| {
            let guests = table.guests.iter().map(ToString::to_string);
            let bots = std::iter::repeat_n("(bot)".to_owned(), table.bots);
            PairingLine {
                table: number,
                names: guests.chain(bots).collect(),
                points: table.scores.iter().map(|score| Some(*score)).collect(),
            }
        };
        let mut notes = self.steward_notes(laid.tables.len());
        if laid.arranged {
            notes.push("The host arranged this round.".to_owned());
        }
        let waiting: &[Name] = if round == self.rounds.len() { &self.waiting } else { &[] };
        notes.extend(pairing_notes(waiting, &self.commitment));
        Some(PairingSheet {
            title: self.title.clone(),
            round,
            minutes: self.minutes,
            ends: laid.ends,
            tables: (1..).zip(&laid.tables).map(line).collect(),
            notes,
        })
    }

    /// Who is called to which of so many tables. A small party without a steward needs no note about it.
    fn steward_notes(&self, tables: usize) -> Vec<String> {
        let which = |first: usize, last: usize| match last {
            _ if last == first => format!("table {first}"),
            _ => format!("tables {first} to {last}"),
        };
        let firsts = (1..=tables).step_by(TABLES_OF_A_STEWARD);
        let note = |(first, name): (usize, &Name)| {
            format!("The steward of {}: {name}.", which(first, tables.min(first + TABLES_OF_A_STEWARD - 1)))
        };
        let mut notes: Vec<String> = firsts.zip(&self.stewards).map(note).collect();
        let without = 1 + TABLES_OF_A_STEWARD * self.stewards.len();
        let wanted = !self.stewards.is_empty() || (self.game == "keyword" && tables >= TABLES_OF_A_STEWARD);
        if wanted && without <= tables {
            notes.push(format!("No steward yet for {}; the host is called.", which(without, tables)));
        }
        notes
    }

    /// The tables of the last round without a result, from 1.
    pub fn missing(&self) -> Vec<usize> {
        let tables = (1..).zip(self.rounds.last().into_iter().flat_map(|round| &round.tables));
        tables.filter(|(_, table)| table.source.is_none()).map(|(number, _)| number).collect()
    }

    /// How everybody stands, for paper and screens.
    pub fn standings_sheet(&self) -> StandingsSheet {
        let row = |standing: &super::GuestStanding| StandingsRow {
            place: standing.place,
            name: standing.name.to_string(),
            points: standing.scores.clone(),
            total: standing.total,
            remark: if standing.here { "" } else { "left" }.to_owned(),
        };
        let mut notes: Vec<String> = self
            .prizes
            .iter()
            .filter_map(|prize| {
                let winners: Vec<String> = prize.won.iter().map(|(_, name)| name.to_string()).collect();
                let word = prize.word.as_ref().filter(|_| !winners.is_empty())?;
                Some(format!("{word} was spelled by {}.", comma(&winners)))
            })
            .collect();
        notes.extend(closing_notes(&self.winners, self.seed.as_deref(), &self.commitment));
        let standing = Standing {
            finished: self.finished,
            rounds: self.rounds.len(),
            planned: None,
            complete: self.missing().is_empty(),
        };
        StandingsSheet {
            title: self.title.clone(),
            heading: standing.heading(),
            rounds: standing.rounds,
            rows: self.standings.iter().map(row).collect(),
            notes,
        }
    }
}

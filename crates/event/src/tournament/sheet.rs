use super::{TableView, TeamStanding, TournamentView};
use crate::{
    Name, PairingLine, PairingSheet, StandingsRow, StandingsSheet,
    sheets::{Standing, closing_notes, pairing_notes},
};

impl TournamentView {
    /// Who plays whom in a round, counted from 1, for paper and screens; none if there is no such round.
    pub fn pairing_sheet(&self, round: usize) -> Option<PairingSheet> {
        let drawn = self.rounds.get(round.checked_sub(1)?)?;
        let line = |(number, table): (usize, &TableView)| PairingLine {
            table: number,
            names: table.teams.iter().map(ToString::to_string).collect(),
            points: table.points.to_vec(),
        };
        let mut notes = Vec::new();
        if let Some(bye) = &drawn.bye {
            notes.push(format!("{bye} has a bye, which brings what the others have on average."));
        }
        for table in &drawn.tables {
            let gone = table.teams.iter().zip(table.forfeits).filter(|(_, forfeits)| *forfeits);
            notes.extend(gone.map(|(team, _)| format!("{team} forfeited.")));
        }
        let waiting: &[Name] = if round == self.rounds.len() { &self.waiting } else { &[] };
        notes.extend(pairing_notes(waiting, &self.commitment));
        Some(PairingSheet {
            title: self.title.clone(),
            round,
            minutes: self.minutes,
            ends: drawn.ends,
            tables: (1..).zip(&drawn.tables).map(line).collect(),
            notes,
        })
    }

    /// The tables of the last round without a result, from 1.
    pub fn missing(&self) -> Vec<usize> {
        let tables = (1..).zip(self.rounds.last().into_iter().flat_map(|round| &round.tables));
        let open = |table: &TableView| table.source.is_none() && table.forfeits == [false; 2];
        tables.filter(|(_, table)| open(table)).map(|(number, _)| number).collect()
    }

    /// How everybody stands, for paper and screens.
    pub fn standings_sheet(&self) -> StandingsSheet {
        let remark = |standing: &TeamStanding| match (standing.here, standing.by_lot) {
            (false, _) => "withdrew",
            (true, true) => "by lot",
            (true, false) => "",
        };
        let row = |standing: &TeamStanding| StandingsRow {
            place: standing.place,
            name: standing.name.to_string(),
            points: standing.points.clone(),
            total: standing.total,
            remark: remark(standing).to_owned(),
        };
        let standing = Standing {
            finished: self.finished,
            rounds: self.rounds.len(),
            planned: Some(self.planned),
            complete: self.missing().is_empty(),
        };
        StandingsSheet {
            title: self.title.clone(),
            heading: standing.heading(),
            rounds: standing.rounds,
            rows: self.standings.iter().map(row).collect(),
            notes: closing_notes(self.winner.as_slice(), self.seed.as_deref(), &self.commitment),
        }
    }
}

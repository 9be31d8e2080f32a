use super::{TableView, TeamStanding, TournamentView};
use crate::{PairingLine, PairingSheet, StandingsRow, StandingsSheet, words::comma};

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
        if round == self.rounds.len() && !self.waiting.is_empty() {
            notes.push(format!("From the next round on: {}.", comma(&self.waiting)));
        }
        notes.push(format!("Lots are drawn from the seed with the hash {}.", self.commitment));
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
        let rounds = self.rounds.len();
        let mut notes: Vec<String> = Vec::new();
        notes.extend(self.winner.as_ref().map(|winner| format!("The winner: {winner}.")));
        if let Some(seed) = &self.seed {
            notes.push(format!("The seed of the lots was {seed}; its hash is {}.", self.commitment));
        }
        StandingsSheet {
            title: self.title.clone(),
            heading: match (self.finished, rounds) {
                (true, _) => "final standings".to_owned(),
                (false, 0) => "before the first round".to_owned(),
                (false, _) => {
                    let when = if self.missing().is_empty() { "after" } else { "in" };
                    format!("standings {when} round {rounds} of {}", self.planned)
                }
            },
            rounds,
            rows: self.standings.iter().map(row).collect(),
            notes,
        }
    }
}

use crate::{input_file::read_text, stop::Stop};
use kee_event::{
    Log, PairingSheet, StandingsSheet,
    party::{Party, PartyView},
    tournament::{Tournament, TournamentView},
};
use kee_print::KeezenSheet;
use std::path::Path;

/// An event of either kind, as its file tells: of `kee party` or of `kee tournament`.
pub(super) enum Hall {
    Party(Box<PartyView>),
    Tournament(Box<TournamentView>),
}

impl Hall {
    /// Reads the file of an event; its first line says of which kind.
    pub(super) fn read(file: &Path) -> Result<Self, Stop> {
        let text = read_text(file).map_err(Stop::usage)?;
        let bad = |bad: kee_event::BadLog| Stop::Failed(format!("{}: {bad}", file.display()));
        if text.starts_with("keeboard tournament ") {
            let log = Log::<Tournament>::read(&text).map_err(bad)?;
            Ok(Self::Tournament(Box::new(log.state().view())))
        } else {
            let log = Log::<Party>::read(&text).map_err(bad)?;
            Ok(Self::Party(Box::new(log.state().view())))
        }
    }

    fn rounds(&self) -> usize {
        match self {
            Self::Party(view) => view.rounds.len(),
            Self::Tournament(view) => view.rounds.len(),
        }
    }

    /// Who plays where in a round, the last one if none is named.
    pub(super) fn pairings(&self, round: Option<usize>) -> Result<PairingSheet, Stop> {
        let wanted = round.unwrap_or(self.rounds());
        let sheet = match self {
            Self::Party(view) => view.pairing_sheet(wanted),
            Self::Tournament(view) => view.pairing_sheet(wanted),
        };
        sheet.ok_or_else(|| match self.rounds() {
            0 => Stop::usage("round: no round has been drawn yet"),
            rounds => Stop::usage(format!("round: expected 1 to {rounds}, got {wanted}")),
        })
    }

    pub(super) fn standings(&self) -> StandingsSheet {
        match self {
            Self::Party(view) => view.standings_sheet(),
            Self::Tournament(view) => view.standings_sheet(),
        }
    }

    /// What it is called and who has come, for their cards.
    pub(super) fn guests(&self) -> Result<(String, Vec<String>), Stop> {
        if let Self::Tournament(_) = self {
            return Err(Stop::usage("of: expected the file of a party, got that of a tournament"));
        }
        let sheet = self.standings();
        Ok((sheet.title, sheet.rows.into_iter().map(|row| row.name).collect()))
    }

    /// A sheet for every table of a round.
    pub(super) fn keezen_sheets(&self, round: Option<usize>) -> Result<Vec<KeezenSheet>, Stop> {
        let Self::Tournament(view) = self else {
            return Err(Stop::usage("of: expected the file of a tournament, got that of another event"));
        };
        let pairings = self.pairings(round)?;
        let sheet = |line: &kee_event::PairingLine| KeezenSheet {
            title: pairings.title.clone(),
            round: pairings.round.to_string(),
            table: line.table.to_string(),
            teams: [0, 1].map(|team| line.names.get(team).cloned().unwrap_or_default()),
            points: view.points,
        };
        Ok(pairings.tables.iter().map(sheet).collect())
    }
}

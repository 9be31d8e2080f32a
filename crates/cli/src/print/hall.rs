use crate::{files::read_text, stop::Stop};
use kee_event::{AnyEvent, Outline, PairingLine, PairingSheet, StandingsSheet};
use kee_print::{KeezenSheet, Language};
use std::path::Path;

/// An event, read from the file of `kee party` or `kee tournament`.
pub(super) struct Hall {
    outline: Outline,
}

impl Hall {
    /// Reads the file of an event, whose first line names its kind.
    pub(super) fn read(file: &Path) -> Result<Self, Stop> {
        let text = read_text(file).map_err(Stop::usage)?;
        let event = AnyEvent::read(&text).map_err(|bad| Stop::Failed(format!("{}: {bad}", file.display())))?;
        Ok(Self { outline: event.outline() })
    }

    /// The pairings of a round, by default the last one.
    pub(super) fn pairings(&self, round: Option<usize>, language: &Language) -> Result<PairingSheet, Stop> {
        let rounds = self.outline.rounds.len();
        let wanted = round.unwrap_or(rounds);
        self.outline.pairing_sheet(wanted, language).ok_or_else(|| match rounds {
            0 => Stop::usage("round: there is no round yet; set one up first"),
            rounds => Stop::usage(format!("round: there is no round {wanted}; choose one from 1 to {rounds}")),
        })
    }

    pub(super) fn standings(&self, language: &Language) -> StandingsSheet {
        self.outline.standings_sheet(language)
    }

    /// The title and the guests, for their cards.
    pub(super) fn guests(&self) -> Result<(String, Vec<String>), Stop> {
        if self.outline.teams {
            return Err(Stop::usage("of: this is the file of a tournament; name the file of a party"));
        }
        let names = self.outline.standings.iter().map(|row| row.name.clone()).collect();
        Ok((self.outline.title.clone(), names))
    }

    /// The sheets of every table in a round.
    pub(super) fn keezen_sheets(&self, round: Option<usize>, language: &Language) -> Result<Vec<KeezenSheet>, Stop> {
        let Some(points) = self.outline.points else {
            return Err(Stop::usage("of: this is the file of a party; name the file of a tournament"));
        };
        let pairings = self.pairings(round, language)?;
        let sheet = |line: &PairingLine| KeezenSheet {
            title: pairings.title.clone(),
            round: pairings.round.to_string(),
            table: line.table.to_string(),
            teams: [0, 1].map(|team| line.names.get(team).cloned().unwrap_or_default()),
            points,
        };
        Ok(pairings.tables.iter().map(sheet).collect())
    }
}

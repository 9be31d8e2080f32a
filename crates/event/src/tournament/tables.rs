//! Tables that are played here: who sits at them, and what their games bring.

use super::{Claim, Tournament, TournamentCommand};
use crate::{RoundSeating, SeatHolder, Spot, TableSeating, TypedScores};
use kee_game::TableOutcome;

impl Tournament {
    /// Who sits where in the last round. Partners sit opposite each other: the first of both teams, then the second of both.
    pub(crate) fn seating(&self) -> Option<RoundSeating> {
        let round = self.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let seat = |(player, side): (usize, usize)| {
                let pair = &self.teams.get(table.seats[side]).more;
                SeatHolder { name: Some(pair.names[player].clone()), person: pair.persons[player].clone() }
            };
            let seats = [(0, 0), (0, 1), (1, 0), (1, 1)].map(seat).into();
            TableSeating { seats, done: table.result().is_some() }
        });
        Some(RoundSeating { round: self.rounds.len(), started: round.started.is_some(), tables: tables.collect() })
    }

    /// What a finished game brings both teams, whose first players have the first two seats.
    pub(crate) fn game_over(&self, spot: Spot, game: &TableOutcome) -> TournamentCommand {
        let score = |seat: usize| game.outcome.standings.get(seat).map_or(0, |standing| standing.score);
        let claim = Claim::Totals(TypedScores::InOrder(vec![score(0), score(1)]));
        TournamentCommand::Result { table: spot.table, claim }
    }
}

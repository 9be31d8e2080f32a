use super::Party;
use crate::{Name, ranking::places, roster::Member};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Where a guest stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GuestStanding {
    /// From 1; equal totals share a place.
    pub place: usize,
    /// Who.
    pub name: Name,
    /// Scores by round: nothing where the guest did not play, or the result is not known yet.
    pub scores: Vec<Option<i64>>,
    /// All of them (W9.4).
    pub total: i64,
    /// Whether the guest is still here.
    pub here: bool,
}

impl Party {
    /// Everybody who ever came, by accumulated score (W9.4); equals in the order in which they came.
    pub fn standings(&self) -> Vec<GuestStanding> {
        let mut scores = vec![vec![None; self.rounds.len()]; self.guests.len()];
        for (number, round) in self.rounds.iter().enumerate() {
            for table in &round.tables {
                let Some(result) = table.result() else { continue };
                for (guest, score) in table.seats.iter().zip(&result.scores) {
                    scores[*guest][number] = Some(*score);
                }
            }
        }
        let standing = |(guest, scores): (&Member<()>, Vec<Option<i64>>)| {
            let total = scores.iter().flatten().sum();
            GuestStanding { place: 0, name: guest.name.clone(), scores, total, here: guest.here }
        };
        let mut standings: Vec<GuestStanding> = self.guests.iter().zip(scores).map(standing).collect();
        standings.sort_by_key(|standing| Reverse(standing.total));
        let places = places(&standings, |one, other| one.total == other.total);
        standings.iter_mut().zip(places).for_each(|(standing, place)| standing.place = place);
        standings
    }

    /// Who has won, once it is over and somebody has played.
    pub fn winners(&self) -> Vec<Name> {
        let played = self.finished && !self.rounds.is_empty();
        let first = self.standings().into_iter().filter(|standing| played && standing.place == 1);
        first.map(|standing| standing.name).collect()
    }
}

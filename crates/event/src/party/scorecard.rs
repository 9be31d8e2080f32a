//! The scores of a table and its scorekeeper. At real boards that is the player who drew the high letter (W2.1,
//! W9.9).

use super::{Party, PartyEntry};
use crate::{
    By, EventRefusal, Name, Source, Spot, TypedScores,
    scores::{by_name, score_list, seat_of},
    text::{comma, first_word, names},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A result as it was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyResult))]
#[serde(deny_unknown_fields)]
pub struct PartyClaim {
    /// The scores.
    pub scores: TypedScores,
    /// The order of the draw for the first turn (W2.1), as far as it is known: it breaks ties for moving on (W9.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Name>,
}

/// The score of every guest at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartyCard {
    /// The table and its round.
    pub spot: Spot,
    /// Its source.
    pub source: Source,
    /// Every guest's score, in the order listed.
    pub scores: Vec<(Name, i64)>,
    /// See [`PartyClaim::drew`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Name>,
}

/// The scores, and after a slash the order of the draw.
fn parts(text: &str) -> Result<(&str, Vec<Name>), Unreadable> {
    let Some((scores, drew)) = text.split_once('/') else { return Ok((text.trim(), Vec::new())) };
    match first_word(drew) {
        ("drew", drew) => Ok((scores.trim(), names(drew)?)),
        _ => Err(Unreadable::new("`/ drew NAME, NAME`", drew)),
    }
}

kee_game::from_text!(PartyClaim, |text| {
    let (scores, drew) = parts(text)?;
    Ok(Self { scores: scores.parse()?, drew })
});

impl fmt::Display for PartyClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.scores)?;
        write_drew(f, &self.drew)
    }
}

impl fmt::Display for PartyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.spot, self.source)?;
        f.write_str(&by_name(&self.scores))?;
        write_drew(f, &self.drew)
    }
}

kee_game::from_text!(PartyCard, |text| {
    let (spot, rest) = first_word(text);
    let (source, rest) = first_word(rest);
    let (scores, drew) = parts(rest)?;
    let source = source.parse()?;
    Ok(Self { spot: spot.parse()?, source, scores: score_list(scores)?, drew })
});

fn write_drew(f: &mut fmt::Formatter<'_>, drew: &[Name]) -> fmt::Result {
    if drew.is_empty() { Ok(()) } else { write!(f, " / drew {}", comma(drew)) }
}

impl Party {
    /// Guests may start keeping score at their own table; the host and stewards may name anyone there.
    pub(super) fn keep_score(&self, by: &By, table: usize, name: &Name) -> Result<Vec<PartyEntry>, EventRefusal> {
        let spot = self.rounds.last_spot(table)?;
        let laid = self.rounds.table(spot)?;
        let names = self.guests.names(&laid.seats);
        let name = names[seat_of(table, &names, name)?].clone();
        if laid.result().is_some() {
            return Err(EventRefusal::HasResult(spot.round, spot.table));
        }
        if self.for_staff(by).is_err() {
            if self.guest_of(by) != Some(&name) {
                return Err(EventRefusal::Forbidden("table"));
            }
            if let Some(keeper) = self.scorekeeper(spot).filter(|keeper| self.guests.is_here(*keeper)) {
                return Err(EventRefusal::HasScorekeeper(table, self.guests.name(keeper).clone()));
            }
        }
        Ok(vec![PartyEntry::Scorekeeper { spot, name }])
    }

    /// The host, a steward, the game itself, and the scorekeeper of a table of this round enter its result.
    pub(super) fn may_enter(&self, by: &By, table: usize) -> Result<(), EventRefusal> {
        let spot = Spot { round: self.rounds.len(), table };
        let guest = self.guests.of_person(by);
        if self.for_staff(by).is_ok() || (guest.is_some() && self.scorekeeper(spot) == guest) {
            return Ok(());
        }
        Err(EventRefusal::Forbidden("scorekeeper"))
    }

    /// The number of the guest who keeps score at a table.
    pub(super) fn scorekeeper(&self, spot: Spot) -> Option<usize> {
        self.rounds.get(spot.round)?.more.scorekeepers.get(&spot.table).copied()
    }

    /// Sets the scorekeeper of a table, as an entry says.
    pub(super) fn set_scorekeeper(&mut self, spot: Spot, name: &Name) -> Result<(), String> {
        let guest = self.guests.expect(name)?;
        let table = self.rounds.table(spot)?;
        if !table.seats.contains(&guest) {
            return Err(format!("{name} does not sit at table {spot}"));
        }
        self.rounds.get_mut(spot.round).expect("it has this table").more.scorekeepers.insert(spot.table, guest);
        Ok(())
    }

    /// The guest or steward who enters a result; none for the host or a game played here.
    pub(super) fn signature(&self, by: &By) -> Option<Name> {
        if self.is_host(by) {
            return None;
        }
        self.guest_of(by).or_else(|| self.steward_name_of(by)).cloned()
    }
}

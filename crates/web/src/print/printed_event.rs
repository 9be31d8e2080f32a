use crate::api::{self, RequestRefusal};
use kee_event::{EventView, OutlineRound, tournament::Points};
use kee_wire::EventSnapshot;

/// An event that pages are printed for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PrintedEvent {
    pub(super) title: String,
    /// The guests or teams.
    pub(super) names: Vec<String>,
    /// The pairings.
    pub(super) rounds: Vec<OutlineRound>,
    /// The points of a tournament.
    pub(super) points: Option<Points>,
}

impl PrintedEvent {
    /// Fetches the event with this id.
    pub(super) async fn of(event: &str) -> Result<Self, RequestRefusal> {
        api::get(&format!("/api/events/{event}")).await.map(|told: EventSnapshot| Self::from(&told.seen))
    }

    /// The tables of a round, from 1, each with its number and its two teams.
    pub(super) fn tables(&self, round: usize) -> Vec<(String, [String; 2])> {
        let round = round.checked_sub(1).and_then(|round| self.rounds.get(round));
        let tables = round.into_iter().flat_map(|round| &round.tables).map(|table| {
            let team = |place: usize| table.sides.get(place).map(|side| side.name.clone()).unwrap_or_default();
            (table.number.to_string(), [team(0), team(1)])
        });
        tables.collect()
    }
}

impl From<&EventView> for PrintedEvent {
    fn from(seen: &EventView) -> Self {
        let outline = seen.outline();
        let names = outline.standings.into_iter().map(|row| row.name).collect();
        Self { title: outline.title, names, rounds: outline.rounds, points: outline.points }
    }
}

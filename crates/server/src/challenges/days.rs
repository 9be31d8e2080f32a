use crate::{app::App, store::StoreError};
use kee_event::{
    Date,
    challenge::{Challenge, DailyKind, Deal, Streak},
};
use kee_table::PersonId;

/// The days on which somebody has played what there is every day.
pub(crate) struct Days(Vec<(DailyKind, Date)>);

impl Days {
    /// How many days in a row they have played this kind.
    pub(crate) fn streak(&self, kind: DailyKind, today: Date) -> Streak {
        Streak::of(self.0.iter().filter(|(other, _)| *other == kind).map(|(_, date)| *date), today)
    }
}

impl App {
    /// When somebody has played the boards of the day, in time.
    pub(crate) async fn days_of(&self, person: &PersonId) -> Result<Days, StoreError> {
        let events = self.store().events_of(person).await?;
        let daily = |terms: &str| match serde_json::from_str::<Challenge>(terms).ok()?.deal {
            Deal::Daily(kind, date) => Some((kind, date)),
            Deal::Named(_) => None,
        };
        Ok(Days(events.iter().filter_map(|listed| daily(&listed.summary.terms)).collect()))
    }
}

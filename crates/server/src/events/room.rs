use super::{any_event::AnyEvent, machine::Machine, terms::Terms, told::Told};
use crate::{
    refusal::ServerRefusal,
    store::{EventAppend, EventId, EventSummary, ListedEvent, Store, StoreError, TableId},
};
use kee_event::{By, EventView, KindView, Moment, Played, Spot};
use kee_game::{Millis, Seat};
use kee_table::PersonId;
use std::collections::{BTreeMap, BTreeSet};

/// An event as this process knows it. What is stored is what counts.
pub(super) struct Room {
    pub(super) id: EventId,
    pub(super) terms: Terms,
    summary: EventSummary,
    pub(super) log: AnyEvent,
}

/// Why there is no room.
pub(crate) enum NotOpen {
    NoSuchEvent,
    Broken(String),
    Store(StoreError),
}

impl NotOpen {
    pub(crate) fn reason(&self) -> ServerRefusal {
        match self {
            Self::NoSuchEvent => ServerRefusal::NoSuchEvent,
            Self::Broken(_) => ServerRefusal::BrokenEvent,
            Self::Store(error) => crate::hub::refusal_for(error),
        }
    }
}

impl From<StoreError> for NotOpen {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Room {
    /// Reads an event from the store.
    pub(super) async fn open(store: &dyn Store, id: EventId) -> Result<Self, NotOpen> {
        let Some(ListedEvent { summary, .. }) = store.event(id).await? else { return Err(NotOpen::NoSuchEvent) };
        if summary.kind == EventSummary::CHALLENGE {
            return Err(NotOpen::NoSuchEvent);
        }
        let terms = serde_json::from_str(&summary.terms).map_err(|error| NotOpen::Broken(error.to_string()))?;
        let log = AnyEvent::wake(&summary.kind, &store.event_log(id, 0).await?).map_err(NotOpen::Broken)?;
        Ok(Self { id, terms, summary, log })
    }

    /// Takes what others have stored meanwhile. True if there was anything.
    pub(super) async fn catch_up(&mut self, store: &dyn Store) -> Result<bool, NotOpen> {
        let more = store.event_log(self.id, self.log.number()).await?;
        self.log.take(&more).map_err(NotOpen::Broken)?;
        Ok(!more.is_empty())
    }

    /// Everybody who has come by themselves.
    pub(super) fn people(&self) -> BTreeSet<PersonId> {
        self.log.people().into_iter().cloned().collect()
    }

    /// What is to be stored of these entries, which are in the log already.
    pub(super) fn append(&self, entries: Vec<String>, known: &BTreeSet<PersonId>) -> EventAppend {
        let new = self.log.people().into_iter().filter(|person| !known.contains(person));
        let last = Millis(self.log.last().seconds() * 1000);
        EventAppend {
            event: self.id,
            first: self.log.number() + 1 - entries.len() as u64,
            entries,
            summary: EventSummary { open: !self.log.is_finished(), last, ..self.summary.clone() },
            people: new.cloned().collect(),
        }
    }

    /// Where to watch the tables of each round, if they are here.
    fn links(&self, shown: &KindView) -> Vec<Vec<String>> {
        if self.terms.played == Played::Boards {
            return Vec::new();
        }
        let link = |round: usize, table: usize| self.table(Spot { round, table }).link();
        let links = |(round, tables): (usize, usize)| (1..=tables).map(|table| link(round, table)).collect();
        (1..).zip(shown.tables()).map(links).collect()
    }

    /// The words that win somebody a prize, as they would be typed.
    pub(super) fn prizes(&self, spot: Spot, seat: Seat, words: &[String], at: Moment) -> Vec<String> {
        let prized: Vec<&String> = words.iter().filter(|word| self.log.is_prized(spot.table, word, at)).collect();
        // Most words win nothing, and then there is nothing more to find out.
        let is_now = || self.log.last_round().is_some_and(|round| round.number == spot.round);
        if prized.is_empty() || !is_now() {
            return Vec::new();
        }
        let guest = self.log.guest_at(spot.table, seat.index());
        prized.iter().filter_map(|word| Some(format!("spelled {word} {}", guest.as_ref()?))).collect()
    }

    /// The table that is made for this one.
    pub(super) fn table(&self, spot: Spot) -> TableId {
        Machine { event: self.id, spot }.table(self.log.seed())
    }

    /// What everybody may know now.
    pub(super) fn told(&self, now: Moment) -> Told {
        let what = self.log.shown();
        let seen = EventView {
            number: self.log.number(),
            code: self.summary.code.clone(),
            now,
            played: self.terms.played,
            tables: self.links(&what),
            what,
        };
        let people = self.log.people().into_iter();
        let you = |person: &PersonId| (person.clone(), self.log.you(&By::Person(person.clone())));
        Told::new(seen, people.map(you).collect::<BTreeMap<_, _>>())
    }
}

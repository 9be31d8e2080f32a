use super::{bulletin::Bulletin, machine::Machine, terms::Terms};
use crate::{
    refusal::ServerRefusal,
    store::{EventAppend, EventId, EventSummary, Store, StoreError, StoredEvent, TableId},
};
use kee_event::{AnyEvent, Broken, By, EventEntry, EventView, KindView, Moment, Played, Spot};
use kee_game::{PersonId, Unreadable};
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

impl From<Broken> for NotOpen {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken.to_string())
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
        let Some(StoredEvent { summary, .. }) = store.event(id).await? else { return Err(NotOpen::NoSuchEvent) };
        if summary.kind == EventSummary::CHALLENGE {
            return Err(NotOpen::NoSuchEvent);
        }
        let terms = serde_json::from_str(&summary.terms).map_err(|error| NotOpen::Broken(error.to_string()))?;
        let kind = summary.kind.parse().map_err(|why: Unreadable| NotOpen::Broken(why.to_string()))?;
        let log = AnyEvent::wake(kind, &store.event_log(id, 0).await?)?;
        Ok(Self { id, terms, summary, log })
    }

    /// Takes what others have stored meanwhile. True if there was anything.
    pub(super) async fn catch_up(&mut self, store: &dyn Store) -> Result<bool, NotOpen> {
        let more = store.event_log(self.id, self.number()).await?;
        self.log.take(&more)?;
        Ok(!more.is_empty())
    }

    /// How many entries the log has.
    pub(super) fn number(&self) -> u64 {
        self.log.number() as u64
    }

    /// Everybody who has come by themselves.
    pub(super) fn people(&self) -> BTreeSet<PersonId> {
        self.log.people().into_iter().cloned().collect()
    }

    /// What is to be stored of these entries, which are in the log already.
    pub(super) fn append(&self, entries: &[EventEntry], known: &BTreeSet<PersonId>) -> EventAppend {
        let new = self.log.people().into_iter().filter(|person| !known.contains(person));
        let last = self.log.last().into();
        EventAppend {
            event: self.id,
            first: self.number() + 1 - entries.len() as u64,
            entries: entries.iter().map(stored).collect(),
            summary: EventSummary { open: !self.log.is_finished(), last, ..self.summary.clone() },
            people: new.cloned().collect(),
        }
    }

    /// Where to watch the tables of each round, if they are here.
    fn links(&self, view: &KindView) -> Vec<Vec<String>> {
        if self.terms.played == Played::Boards {
            return Vec::new();
        }
        let link = |round: usize, table: usize| self.table(Spot { round, table }).link();
        let links = |(round, tables): (usize, usize)| (1..=tables).map(|table| link(round, table)).collect();
        (1..).zip(view.tables()).map(links).collect()
    }

    /// The table that is made for this one.
    pub(super) fn table(&self, spot: Spot) -> TableId {
        Machine { event: self.id, spot }.table(self.log.seed())
    }

    /// What everybody may know now.
    pub(super) fn bulletin(&self, now: Moment) -> Bulletin {
        let what = self.log.view();
        let view = EventView {
            number: self.number(),
            code: self.summary.code.clone(),
            now,
            played: self.terms.played,
            tables: self.links(&what),
            what,
        };
        let people = self.log.people().into_iter();
        let you = |person: &PersonId| (person.clone(), self.log.you(&By::Person(person.clone())));
        Bulletin::new(view, people.map(you).collect::<BTreeMap<_, _>>())
    }
}

/// An entry as the store keeps it.
pub(crate) fn stored(entry: &EventEntry) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}

use super::{machine::Machine, terms::Terms};
use crate::{
    refusal::ServerRefusal,
    store::{EventAppend, EventId, EventSummary, Store, StoreError, StoredEvent, TableId},
};
use axum::extract::ws::Utf8Bytes;
use kee_event::{AnyEvent, Broken, By, EventEntry, EventRole, EventView, KindView, Moment, Spot, Venue};
use kee_game::{PersonId, Unreadable};
use kee_wire::EventToClient;
use std::collections::{BTreeMap, BTreeSet};

/// An event as this process knows it. The store has the last word.
pub(super) struct Room {
    pub(super) id: EventId,
    pub(super) terms: Terms,
    summary: EventSummary,
    pub(super) log: AnyEvent,
}

/// The reason why an event cannot be opened.
pub(crate) enum OpenEventError {
    NoSuchEvent,
    Broken(String),
    Store(StoreError),
}

impl OpenEventError {
    pub(crate) fn reason(&self) -> ServerRefusal {
        match self {
            Self::NoSuchEvent => ServerRefusal::NoSuchEvent,
            Self::Broken(_) => ServerRefusal::BrokenEvent,
            Self::Store(error) => crate::hub::refusal_for(error),
        }
    }
}

impl From<Broken> for OpenEventError {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken.to_string())
    }
}

impl From<StoreError> for OpenEventError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Room {
    /// Reads an event from the store.
    pub(super) async fn open(store: &dyn Store, id: EventId) -> Result<Self, OpenEventError> {
        let Some(StoredEvent { summary, .. }) = store.event(id).await? else { return Err(OpenEventError::NoSuchEvent) };
        if summary.kind == EventSummary::CHALLENGE {
            return Err(OpenEventError::NoSuchEvent);
        }
        let terms = serde_json::from_str(&summary.terms).map_err(|error| OpenEventError::Broken(error.to_string()))?;
        let kind = summary.kind.parse().map_err(|why: Unreadable| OpenEventError::Broken(why.to_string()))?;
        let log = AnyEvent::wake(kind, &store.event_log(id, 0).await?)?;
        Ok(Self { id, terms, summary, log })
    }

    /// Takes in what others have stored meanwhile. True if there was anything.
    pub(super) async fn catch_up(&mut self, store: &dyn Store) -> Result<bool, OpenEventError> {
        let more = store.event_log(self.id, self.number()).await?;
        self.log.take(&more)?;
        Ok(!more.is_empty())
    }

    /// The number of entries in the log.
    pub(super) fn number(&self) -> u64 {
        self.log.number() as u64
    }

    /// Everyone who has joined by themselves.
    pub(super) fn people(&self) -> BTreeSet<PersonId> {
        self.log.people().into_iter().cloned().collect()
    }

    /// The append that stores these entries, which are in the log already.
    pub(super) fn append(&self, entries: &[EventEntry], known: &BTreeSet<PersonId>) -> EventAppend {
        let new = self.log.people().into_iter().filter(|person| !known.contains(person));
        let last = self.log.last().into();
        EventAppend {
            event: self.id,
            first: self.number() + 1 - entries.len() as u64,
            entries: entries.iter().map(entry_json).collect(),
            summary: EventSummary { open: !self.log.is_finished(), last, ..self.summary.clone() },
            people: new.cloned().collect(),
        }
    }

    /// The links of the tables of each round, if they are here.
    fn links(&self, view: &KindView) -> Vec<Vec<String>> {
        if self.terms.played == Venue::Boards {
            return Vec::new();
        }
        let link = |round: usize, table: usize| self.table(Spot { round, table }).link();
        let links = |(round, tables): (usize, usize)| (1..=tables).map(|table| link(round, table)).collect();
        (1..).zip(view.tables()).map(links).collect()
    }

    /// The table at this spot.
    pub(super) fn table(&self, spot: Spot) -> TableId {
        Machine { event: self.id, spot }.table(self.log.seed())
    }

    /// The bulletin of everything that everyone may know now.
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
pub(crate) fn entry_json(entry: &EventEntry) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}

/// A message as text.
pub(crate) fn text(message: &EventToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// The news that everyone was told last, serialised once for all listeners.
pub(crate) struct Bulletin {
    pub(crate) view: EventView,
    /// The same as a message.
    pub(crate) text: Utf8Bytes,
    /// The roles of people who joined by themselves.
    people: BTreeMap<PersonId, EventRole>,
}

impl Bulletin {
    pub(super) fn new(view: EventView, people: BTreeMap<PersonId, EventRole>) -> Self {
        let text = text(&EventToClient::Seen(Box::new(view.clone())));
        Self { view, text, people }
    }

    /// Whether this person takes part in the event.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        self.people.contains_key(person)
    }

    /// A person's role in the event.
    pub(crate) fn you(&self, person: Option<&PersonId>) -> EventRole {
        person.and_then(|person| self.people.get(person)).cloned().unwrap_or_default()
    }

    /// The view for someone who comes now and needs the current time.
    pub(crate) fn view_at(&self, now: Moment) -> EventView {
        EventView { now, ..self.view.clone() }
    }
}

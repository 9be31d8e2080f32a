use super::MemoryStore;
use crate::store::{EventAppend, EventId, EventSummary, Events, StoreError, StoreFuture, StoredEvent};
use kee_table::PersonId;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

/// All events ever created.
#[derive(Debug, Default)]
pub(super) struct MemoryEvents {
    all: BTreeMap<EventId, MemoryEvent>,
}

#[derive(Debug)]
struct MemoryEvent {
    log: Vec<String>,
    summary: EventSummary,
    people: BTreeSet<PersonId>,
}

impl MemoryEvents {
    fn append(&mut self, append: EventAppend) -> Result<(), StoreError> {
        let next = self.all.get(&append.event).map_or(1, |event| event.log.len() as u64 + 1);
        if append.first != next {
            return Err(StoreError::Taken { next });
        }
        debug_assert!(!append.entries.is_empty(), "an append has something to append");
        let EventAppend { event, entries, summary, people, .. } = append;
        let (open, last) = (summary.open, summary.last);
        let new = || MemoryEvent { log: Vec::new(), summary, people: BTreeSet::new() };
        let kept = self.all.entry(event).or_insert_with(new);
        kept.log.extend(entries);
        kept.people.extend(people);
        (kept.summary.open, kept.summary.last) = (open, last);
        Ok(())
    }

    /// The events that fulfil a condition, ordered by id.
    fn list(&self, which: impl Fn(&MemoryEvent) -> bool) -> Vec<StoredEvent> {
        let listed = |(event, kept): (&EventId, &MemoryEvent)| kept.listed(*event);
        self.all.iter().filter(|(_, kept)| which(kept)).map(listed).collect()
    }
}

impl MemoryEvent {
    fn listed(&self, event: EventId) -> StoredEvent {
        StoredEvent { event, entries: self.log.len() as u64, summary: self.summary.clone() }
    }
}

impl Events for MemoryStore {
    fn append_event(&self, append: EventAppend) -> StoreFuture<'_, ()> {
        self.ask(|kept| kept.events.append(append))
    }

    fn event_log(&self, event: EventId, after: u64) -> StoreFuture<'_, Vec<String>> {
        self.ask(|kept| {
            let log = kept.events.all.get(&event).map_or(&[][..], |kept| &kept.log);
            Ok(log.iter().skip(after as usize).cloned().collect())
        })
    }

    fn event(&self, event: EventId) -> StoreFuture<'_, Option<StoredEvent>> {
        self.ask(|kept| Ok(kept.events.all.get(&event).map(|kept| kept.listed(event))))
    }

    fn open_events(&self) -> StoreFuture<'_, Vec<StoredEvent>> {
        let looked_after = |event: &MemoryEvent| event.summary.open && event.summary.kind != EventSummary::CHALLENGE;
        self.ask(|kept| Ok(kept.events.list(looked_after)))
    }

    fn event_by_code<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredEvent>> {
        self.ask(|kept| {
            let mut found = kept.events.list(|event| event.summary.open && event.summary.code == code);
            Ok(found.pop().filter(|_| found.is_empty()))
        })
    }

    fn events_of<'a>(&'a self, person: &'a PersonId) -> StoreFuture<'a, Vec<StoredEvent>> {
        self.ask(|kept| {
            let mut people = kept.people.belongings(person);
            people.push(person.clone());
            let mut events = kept.events.list(|event| people.iter().any(|person| event.people.contains(person)));
            events.sort_by_key(|listed| (Reverse(listed.summary.last), listed.event));
            Ok(events)
        })
    }

    /// There is no other process.
    fn event_news(&self) -> StoreFuture<'_, Vec<EventId>> {
        self.ask(|_| Ok(Vec::new()))
    }
}

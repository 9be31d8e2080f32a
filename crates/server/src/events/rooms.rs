use super::{
    machine::TableNews,
    room::{Bulletin, OpenEventError, Room},
};
use crate::{
    hub::{Hub, refusal_for},
    refusal::ServerRefusal,
    store::{EventId, Store, StoreError, TableId},
};
use kee_event::{By, EventRefusal, Moment, Venue};
use kee_game::{PersonId, Refusal, Unreadable};
use kee_games::english;
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};
use tokio::sync::{broadcast, watch};

/// The events that this process has in memory.
#[derive(Clone)]
pub(crate) struct Rooms {
    hub: Hub,
    live: Arc<Mutex<HashMap<EventId, Arc<LiveRoom>>>>,
    /// True when the server stops.
    pub(super) leaving: Arc<watch::Sender<bool>>,
}

/// A room, and what its listeners were told last.
pub(super) struct LiveRoom {
    pub(super) event: EventId,
    /// None until it is read from the store, and after an error.
    pub(super) room: tokio::sync::Mutex<Option<Room>>,
    told: watch::Sender<Option<Arc<Bulletin>>>,
    /// Whether its tables have to be looked after again.
    unsettled: AtomicBool,
}

/// A listener to an event.
pub(crate) struct EventListener {
    /// The bulletin that everyone was told last.
    pub(crate) told: watch::Receiver<Option<Arc<Bulletin>>>,
    /// True when the server stops.
    pub(crate) leaving: watch::Receiver<bool>,
}

/// The reason why a request to an event failed.
pub(crate) enum EventError {
    /// Refused by the event.
    Refused(Refusal),
    /// Refused by the server.
    Server(ServerRefusal),
}

impl From<OpenEventError> for EventError {
    fn from(why: OpenEventError) -> Self {
        if let OpenEventError::Broken(why) = &why {
            tracing::error!(error = why, "failed to replay event log");
        }
        Self::Server(why.reason())
    }
}

impl From<StoreError> for EventError {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "database error; event request refused");
        Self::Server(refusal_for(&error))
    }
}

impl From<EventRefusal> for EventError {
    fn from(refusal: EventRefusal) -> Self {
        // The game puts a problem of its word or table into words.
        Self::Refused(english().refused(refusal.refusal()))
    }
}

impl From<Unreadable> for EventError {
    fn from(why: Unreadable) -> Self {
        let other = || Self::Server(ServerRefusal::misread(why.to_string()));
        EventRefusal::of_name(&why).map_or_else(other, Self::from)
    }
}

impl Rooms {
    pub(crate) fn new(hub: Hub) -> Self {
        let (leaving, _) = watch::channel(false);
        Self { hub, live: Arc::default(), leaving: Arc::new(leaving) }
    }

    pub(super) fn store(&self) -> &dyn Store {
        self.hub.shared().store.as_ref()
    }

    pub(super) fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Subscribes to the news of tables.
    pub(super) fn news(&self) -> broadcast::Receiver<TableNews> {
        self.hub.shared().news.subscribe()
    }

    /// The current time.
    pub(crate) fn now(&self) -> Moment {
        self.hub.shared().world.now().into()
    }

    /// Listens to an event: what was told last, and everything from now on.
    pub(crate) async fn listen(&self, event: EventId) -> Result<EventListener, EventError> {
        let live = self.live(event);
        let told = live.told.subscribe();
        self.open(&live).await?;
        Ok(EventListener { told, leaving: self.leaving.subscribe() })
    }

    /// The current state of an event.
    pub(crate) async fn look(&self, event: EventId) -> Result<Arc<Bulletin>, EventError> {
        let live = self.live(event);
        self.refresh(&live).await?;
        let told = live.told.borrow().clone();
        told.ok_or(EventError::Server(ServerRefusal::Unavailable))
    }

    /// The log of an event that is over, as text.
    pub(crate) async fn log(&self, event: EventId) -> Result<String, EventError> {
        let live = self.live(event);
        self.refresh(&live).await?;
        let room = live.room.lock().await;
        let over = room.as_ref().filter(|room| room.log.is_finished());
        over.map(|room| room.log.to_public_text()).ok_or(EventError::Server(ServerRefusal::NotOver))
    }

    /// A person's table in the last round, if it is here. Creates it if it is missing.
    pub(crate) async fn table_of(&self, event: EventId, person: &PersonId) -> Result<Option<TableId>, EventError> {
        let live = self.live(event);
        self.refresh(&live).await?;
        let room = live.room.lock().await;
        let Some(open) = room.as_ref() else { return Ok(None) };
        let Some(spot) = open.log.you(&By::Person(person.clone())).spot.filter(|_| open.terms.played == Venue::Here)
        else {
            return Ok(None);
        };
        // Results are taken when the game is over; here the table only has to exist.
        self.settle_spot(open, spot).await?;
        Ok(Some(open.table(spot)))
    }

    /// Tells all listeners that the server stops.
    pub(crate) fn close(&self) {
        self.leaving.send_replace(true);
    }

    /// Drops events without listeners from memory.
    pub(crate) fn drop_unused(&self) {
        let is_needed = |live: &Arc<LiveRoom>| live.told.receiver_count() > 0 || Arc::strong_count(live) > 1;
        self.all().retain(|_, live| is_needed(live) || live.unsettled.load(Ordering::Relaxed));
    }

    /// The room of an event, in memory from now on. It finds out for itself whether the event exists.
    pub(super) fn live(&self, event: EventId) -> Arc<LiveRoom> {
        let new = || LiveRoom {
            event,
            room: tokio::sync::Mutex::default(),
            told: watch::channel(None).0,
            unsettled: AtomicBool::new(false),
        };
        Arc::clone(self.all().entry(event).or_insert_with(|| Arc::new(new())))
    }

    /// The room of an event, if it is in memory.
    pub(super) fn if_live(&self, event: EventId) -> Option<Arc<LiveRoom>> {
        self.all().get(&event).cloned()
    }

    /// The events whose tables have to be looked after again, each returned once.
    pub(super) fn unsettled(&self) -> Vec<Arc<LiveRoom>> {
        self.all().values().filter(|live| live.unsettled.swap(false, Ordering::Relaxed)).cloned().collect()
    }

    /// Reads the event from the store unless it is in memory, and looks after its tables.
    pub(super) async fn open(&self, live: &LiveRoom) -> Result<(), EventError> {
        let mut room = live.room.lock().await;
        if room.is_none() {
            *room = Some(Room::open(self.store(), live.event).await?);
            self.settle(&mut room, live).await;
        }
        live.publish(room.as_ref(), self.now());
        Ok(())
    }

    /// Takes in what other processes have written.
    pub(super) async fn refresh(&self, live: &LiveRoom) -> Result<(), EventError> {
        self.open(live).await?;
        let mut room = live.room.lock().await;
        if let Some(open) = room.as_mut()
            && open.catch_up(self.store()).await?
        {
            live.publish(room.as_ref(), self.now());
        }
        Ok(())
    }

    fn all(&self) -> MutexGuard<'_, HashMap<EventId, Arc<LiveRoom>>> {
        // The map is intact after every operation.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveRoom {
    /// Has its tables looked after again in a moment.
    pub(super) fn try_again(&self) {
        self.unsettled.store(true, Ordering::Relaxed);
    }

    /// Tells all listeners the current state, unless they know it.
    pub(super) fn publish(&self, room: Option<&Room>, now: Moment) {
        let Some(room) = room else { return };
        let number = room.number();
        let known = self.told.borrow().as_ref().is_some_and(|told| told.view.number == number);
        if !known {
            self.told.send_replace(Some(Arc::new(room.bulletin(now))));
        }
    }
}

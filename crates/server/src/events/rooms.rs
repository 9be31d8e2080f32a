use super::{
    bulletin::Bulletin,
    news::TableNews,
    room::{NotOpen, Room},
};
use crate::{
    hub::{Hub, refusal_for},
    refusal::ServerRefusal,
    store::{EventId, Store, StoreError, TableId},
};
use kee_event::{By, EventRefusal, Moment, Played};
use kee_game::{PersonId, Refusal, Unreadable};
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
    live: Arc<Mutex<HashMap<EventId, Arc<Live>>>>,
    /// True when the server stops.
    pub(super) leaving: Arc<watch::Sender<bool>>,
}

/// A room, and what those who listen were told last.
pub(super) struct Live {
    pub(super) event: EventId,
    /// None until it is read from the store, and after something went wrong.
    pub(super) room: tokio::sync::Mutex<Option<Room>>,
    told: watch::Sender<Option<Arc<Bulletin>>>,
    /// Whether something of its tables has to be tried again.
    unsettled: AtomicBool,
}

/// Somebody who listens to an event.
pub(crate) struct Listening {
    /// What everybody was told last.
    pub(crate) told: watch::Receiver<Option<Arc<Bulletin>>>,
    /// True when the server stops.
    pub(crate) leaving: watch::Receiver<bool>,
}

/// Why nothing was done.
pub(crate) enum NotDone {
    /// The event refuses it.
    Refused(Refusal),
    /// The server does.
    Server(ServerRefusal),
}

impl From<NotOpen> for NotDone {
    fn from(why: NotOpen) -> Self {
        if let NotOpen::Broken(why) = &why {
            tracing::error!(why, "a log does not lead to an event");
        }
        Self::Server(why.reason())
    }
}

impl From<StoreError> for NotDone {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "an event could not be stored");
        Self::Server(refusal_for(&error))
    }
}

impl From<EventRefusal> for NotDone {
    fn from(refusal: EventRefusal) -> Self {
        Self::Refused(refusal.refusal())
    }
}

impl From<Unreadable> for NotDone {
    fn from(why: Unreadable) -> Self {
        Self::Server(ServerRefusal::NotUnderstood(why.to_string()))
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

    /// What tables of events have to say, from now on.
    pub(super) fn news(&self) -> broadcast::Receiver<TableNews> {
        self.hub.shared().news.subscribe()
    }

    /// What the clock says.
    pub(crate) fn now(&self) -> Moment {
        self.hub.shared().world.now().into()
    }

    /// The event as it was told last, and what is told from now on.
    pub(crate) async fn listen(&self, event: EventId) -> Result<Listening, NotDone> {
        let live = self.live(event);
        let told = live.told.subscribe();
        self.open(&live).await?;
        Ok(Listening { told, leaving: self.leaving.subscribe() })
    }

    /// The event as it is.
    pub(crate) async fn look(&self, event: EventId) -> Result<Arc<Bulletin>, NotDone> {
        let live = self.live(event);
        self.refresh(&live).await?;
        let told = live.told.borrow().clone();
        told.ok_or(NotDone::Server(ServerRefusal::Unavailable))
    }

    /// The log of an event that is over, as text.
    pub(crate) async fn log(&self, event: EventId) -> Result<String, NotDone> {
        let live = self.live(event);
        self.refresh(&live).await?;
        let room = live.room.lock().await;
        let over = room.as_ref().filter(|room| room.log.is_finished());
        over.map(|room| room.log.to_public_text()).ok_or(NotDone::Server(ServerRefusal::NotOver))
    }

    /// The table of somebody in the last round, if it is here. It is made if it is not.
    pub(crate) async fn table_of(&self, event: EventId, person: &PersonId) -> Result<Option<TableId>, NotDone> {
        let live = self.live(event);
        self.refresh(&live).await?;
        let room = live.room.lock().await;
        let Some(open) = room.as_ref() else { return Ok(None) };
        let Some(spot) = open.log.you(&By::Person(person.clone())).spot.filter(|_| open.terms.played == Played::Here)
        else {
            return Ok(None);
        };
        // What it brings is taken when it is over; here it has to be there.
        self.settle_spot(open, spot).await?;
        Ok(Some(open.table(spot)))
    }

    /// Tells everybody who listens that the server stops.
    pub(crate) fn close(&self) {
        self.leaving.send_replace(true);
    }

    /// Lets go of events that nobody listens to.
    pub(crate) fn tidy(&self) {
        let is_needed = |live: &Arc<Live>| live.told.receiver_count() > 0 || Arc::strong_count(live) > 1;
        self.all().retain(|_, live| is_needed(live) || live.unsettled.load(Ordering::Relaxed));
    }

    /// The room of an event, in memory from now on. Whether there is such an event it will find out.
    pub(super) fn live(&self, event: EventId) -> Arc<Live> {
        let new = || Live {
            event,
            room: tokio::sync::Mutex::default(),
            told: watch::channel(None).0,
            unsettled: AtomicBool::new(false),
        };
        Arc::clone(self.all().entry(event).or_insert_with(|| Arc::new(new())))
    }

    /// The room of an event, if it is in memory.
    pub(super) fn if_live(&self, event: EventId) -> Option<Arc<Live>> {
        self.all().get(&event).cloned()
    }

    /// The events of which something has to be tried again, which is asked once.
    pub(super) fn to_try_again(&self) -> Vec<Arc<Live>> {
        self.all().values().filter(|live| live.unsettled.swap(false, Ordering::Relaxed)).cloned().collect()
    }

    /// Reads the event from the store, if that was not done, and sees to its tables.
    pub(super) async fn open(&self, live: &Live) -> Result<(), NotDone> {
        let mut room = live.room.lock().await;
        if room.is_none() {
            *room = Some(Room::open(self.store(), live.event).await?);
            self.settle(&mut room, live).await;
        }
        live.publish(room.as_ref(), self.now());
        Ok(())
    }

    /// Takes what other processes have written.
    pub(super) async fn refresh(&self, live: &Live) -> Result<(), NotDone> {
        self.open(live).await?;
        let mut room = live.room.lock().await;
        if let Some(open) = room.as_mut()
            && open.catch_up(self.store()).await?
        {
            live.publish(room.as_ref(), self.now());
        }
        Ok(())
    }

    fn all(&self) -> MutexGuard<'_, HashMap<EventId, Arc<Live>>> {
        // The map is whole after every operation.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Live {
    /// Has its tables looked at again in a moment.
    pub(super) fn try_again(&self) {
        self.unsettled.store(true, Ordering::Relaxed);
    }

    /// Tells everybody who listens how it stands, if they do not know.
    pub(super) fn publish(&self, room: Option<&Room>, now: Moment) {
        let Some(room) = room else { return };
        let number = room.number();
        let known = self.told.borrow().as_ref().is_some_and(|told| told.view.number == number);
        if !known {
            self.told.send_replace(Some(Arc::new(room.bulletin(now))));
        }
    }
}

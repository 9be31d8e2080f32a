//! The live tables of this process. Each is a task of its own with a mailbox; the hub finds or starts it.

mod actor;
mod commit;
mod needs;
mod seating;
mod table_message;
#[cfg(feature = "testing")]
mod testing;
mod wake;

pub(crate) use table_message::{Ask, Ear, Listen, TableMessage, text};

use crate::{
    counts::Counts,
    events::TableNews,
    problem,
    refusal::ServerRefusal,
    settings::Settings,
    store::{Store, StoreError, TableAppend, TableId},
    world::{Library, World},
};
use actor::Actor;
use kee_game::{Problem, Refusal, WallTime};
use kee_games::Setup;
use kee_table::{AwayTimeouts, EarId, PersonId, Reply, Runner, Table, TableEntry, TableRequest};
use kee_wire::{Answer, House, LegalActions, RequestId, TableCommand, TableSnapshot};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{Notify, Semaphore, broadcast, mpsc, oneshot},
    time::Instant,
};
use tokio_util::task::TaskTracker;

/// The number of messages that may be queued for a table before senders have to wait.
const MAILBOX: usize = 256;

/// The amount of news of tables that may be queued for events. If some is missed, all events are looked at.
const NEWS: usize = 1024;

/// A table to create.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// The setup of the game.
    pub setup: Setup,
    /// The house rules.
    pub house: House,
    /// The name of the word list, if not the default one.
    pub words: Option<String>,
}

/// The reason why a table could not be created.
pub(crate) enum CreateTableError {
    Problems(Vec<Problem>),
    Stored(StoreError),
}

/// The live tables of this process.
#[derive(Clone)]
pub struct Hub {
    shared: Arc<Shared>,
}

/// The parts that all tables of a process share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) library: Library,
    pub(crate) world: Arc<dyn World>,
    pub(crate) settings: Settings,
    pub(crate) counts: Counts,
    bots: Arc<Semaphore>,
    live: Mutex<HashMap<TableId, mpsc::Sender<TableMessage>>>,
    ears: AtomicU64,
    tasks: TaskTracker,
    /// News of tables for the events that created them.
    pub(crate) news: broadcast::Sender<TableNews>,
    /// The downtime before this process started, if known.
    away: Option<Away>,
}

/// A time in which nobody could reach the server.
#[derive(Clone, Copy, Debug)]
pub struct Away {
    /// The last heartbeat.
    pub since: WallTime,
    /// The time when the server was up again.
    pub until: WallTime,
}

impl Away {
    /// The time since the last heartbeat in this store, if there ever was one.
    pub async fn from(store: &dyn Store, now: WallTime) -> Result<Option<Self>, StoreError> {
        let since = store.last_alive().await?;
        Ok(since.filter(|since| *since < now).map(|since| Self { since, until: now }))
    }
}

impl Hub {
    /// A hub without live tables. They wake when someone comes, or when something is due: see [`Hub::sweep`].
    pub fn new(
        store: Arc<dyn Store>,
        library: Library,
        world: Arc<dyn World>,
        settings: Settings,
        away: Option<Away>,
    ) -> Self {
        let bots = Arc::new(Semaphore::new(settings.bots_at_once.max(1)));
        let shared = Shared {
            store,
            library,
            world,
            settings,
            counts: Counts::new(),
            bots,
            live: Mutex::default(),
            ears: AtomicU64::new(1),
            tasks: TaskTracker::new(),
            news: broadcast::channel(NEWS).0,
            away,
        };
        Self { shared: Arc::new(shared) }
    }

    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// Creates a table and stores its first entry.
    pub(crate) async fn make(&self, host: PersonId, new: NewTable) -> Result<TableId, CreateTableError> {
        let id = TableId::new(self.shared.world.bytes());
        let (table, entry) = self.laid_out(host, new)?;
        self.store_new(self.first_append(id, &table, vec![entry])).await?;
        Ok(id)
    }

    /// A new table that nobody knows about yet, and its first entry.
    pub(crate) fn laid_out(&self, host: PersonId, new: NewTable) -> Result<(Table, TableEntry), CreateTableError> {
        let shared = &self.shared;
        if kee_games::is_for_load_tests(&new.game) && !shared.settings.load_tests {
            return Err(CreateTableError::Problems(vec![problem::only_load_tests()]));
        }
        let resources = shared.library.for_game(&new.game, new.words.as_deref());
        let resources = resources.map_err(|problem| CreateTableError::Problems(vec![problem]))?;
        let request = TableRequest { host, game: new.game, setup: new.setup, house: new.house };
        Table::make(shared.world.now(), request, &resources).map_err(CreateTableError::Problems)
    }

    /// The entries and the summary of a new table, to be stored.
    fn first_append(&self, id: TableId, table: &Table, entries: Vec<TableEntry>) -> TableAppend {
        let made = entries.first().map_or_else(|| self.shared.world.now(), |entry| entry.at);
        TableAppend { table: id, first: 1, entries, summary: commit::summary(table, made), finished: None }
    }

    async fn store_new(&self, append: TableAppend) -> Result<(), CreateTableError> {
        let written = append.entries.len() as u64;
        self.shared.store.append(append).await.map_err(CreateTableError::Stored)?;
        self.shared.counts.entries.increment(written);
        Ok(())
    }

    /// An id for a new connection.
    pub(crate) fn new_ear(&self) -> EarId {
        self.shared.ears.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether there is such a table.
    pub(crate) async fn exists(&self, table: TableId) -> Result<bool, StoreError> {
        if self.shared.live().contains_key(&table) {
            return Ok(true);
        }
        Ok(self.shared.store.table(table).await?.is_some())
    }

    /// The mailbox of a table, which is started if it is not live. It finds out for itself whether the table exists.
    pub(crate) fn mailbox(&self, table: TableId) -> mpsc::Sender<TableMessage> {
        let mut live = self.shared.live();
        live.entry(table).or_insert_with(|| self.start(table)).clone()
    }

    fn start(&self, id: TableId) -> mpsc::Sender<TableMessage> {
        let (own, mailbox) = mpsc::channel(MAILBOX);
        self.shared.counts.tables_asleep.increment(1);
        let Settings { disconnect_grace, reconnect_timeout, .. } = self.shared.settings;
        let actor = Actor {
            id,
            hub: Arc::clone(&self.shared),
            mailbox,
            own: own.clone(),
            runner: Runner::new(Some(AwayTimeouts { disconnect_grace, reconnect_timeout })),
            ears: table_message::Connections::default(),
            hurried: Arc::new(Notify::new()),
            summary: None,
            is_counted: false,
            retry: None,
            last_used: Instant::now(),
            over: false,
        };
        let shared = Arc::clone(&self.shared);
        self.shared.tasks.spawn(async move {
            actor.run().await;
            shared.counts.tables_asleep.decrement(1);
        });
        own
    }

    /// Closes the connections of someone who has proved their identity elsewhere.
    pub(crate) async fn expel(&self, table: TableId, person: PersonId) {
        let live = self.shared.live().get(&table).cloned();
        if let Some(mailbox) = live {
            // A table that is being dropped has no connections.
            let _ = mailbox.send(TableMessage::Expel(person)).await;
        }
    }

    /// Sends a message to a table. One that is just being dropped is started again.
    pub(crate) async fn send(&self, table: TableId, message: TableMessage) {
        let mut message = message;
        while let Err(mpsc::error::SendError(back)) = self.mailbox(table).send(message).await {
            message = back;
            tokio::task::yield_now().await;
        }
    }

    /// Sends a request to a table, from outside of any connection.
    pub(crate) async fn ask(
        &self,
        table: TableId,
        by: PersonId,
        id: Option<RequestId>,
        command: TableCommand,
    ) -> Answer {
        let (reply, answer) = oneshot::channel();
        let ask = Ask { by, id, command, reply: Reply::Shell(reply) };
        self.send(table, TableMessage::Ask(Box::new(ask))).await;
        answer.await.unwrap_or_else(|_| Answer::Refused(ServerRefusal::Unavailable.refusal()))
    }

    /// A table as a spectator sees it.
    pub(crate) async fn look(&self, table: TableId) -> Result<Box<TableSnapshot>, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, TableMessage::Look(reply)).await;
        answer.await.unwrap_or_else(|_| Err(ServerRefusal::Unavailable.refusal()))
    }

    /// The legal actions of a person.
    pub(crate) async fn actions(&self, table: TableId, person: PersonId) -> Result<Box<LegalActions>, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, TableMessage::Actions(person, reply)).await;
        answer.await.unwrap_or_else(|_| Err(ServerRefusal::Unavailable.refusal()))
    }

    /// Tells everyone that the server stops, and waits until everything is stored, but not forever.
    pub async fn close(&self, most: Duration) {
        let live: Vec<_> = self.shared.live().drain().map(|(_, mailbox)| mailbox).collect();
        for mailbox in live {
            // A table that is over needs no farewell.
            let _ = mailbox.send(TableMessage::Leave).await;
        }
        self.shared.tasks.close();
        let _ = tokio::time::timeout(most, self.shared.tasks.wait()).await;
    }
}

impl Shared {
    fn live(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<TableMessage>>> {
        // The map is intact after every operation.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an idle table out of the list, unless someone has just sent it something.
    fn forget(&self, table: TableId, mailbox: &mpsc::Receiver<TableMessage>) -> bool {
        let mut live = self.live();
        let idle = mailbox.is_empty();
        if idle {
            live.remove(&table);
        }
        idle
    }

    /// Takes a table that cannot be woken out of the list.
    fn drop_table(&self, table: TableId, own: &mpsc::Sender<TableMessage>) {
        let mut live = self.live();
        if live.get(&table).is_some_and(|mailbox| mailbox.same_channel(own)) {
            live.remove(&table);
        }
    }
}

/// The refusal of a request that the store could not serve.
pub(crate) fn refusal_for(error: &StoreError) -> ServerRefusal {
    match error {
        StoreError::NoRoom(_) => ServerRefusal::NoRoom,
        StoreError::Broken(_) => ServerRefusal::Inside,
        StoreError::Taken { .. } | StoreError::Unavailable(_) => ServerRefusal::Unavailable,
    }
}

//! The live tables of this process. Each is a task of its own with a mailbox; the hub finds it, or starts it.

mod actor;
mod ears;
mod message;
mod reporting;
mod seating;
mod storing;
mod summing;
mod sweeping;
mod thinking;
mod waking;

pub(crate) use ears::{Ear, text};
pub(crate) use message::{Ask, Curiosity, Listen, Message};
pub use message::{Look, Options};

use crate::{
    counts::Counts,
    events::TableNews,
    library::Library,
    refusal::ServerRefusal,
    settings::Settings,
    store::{Store, StoreError, TableAppend, TableId},
    world::World,
};
use actor::Actor;
use kee_game::{Dice, Problem, Refusal, Viewer, WallTime};
use kee_games::Setup;
use kee_table::{EarId, Entry, Patience, PersonId, Reply, Runner, Table, TableRequest};
use kee_wire::{Answer, House, RequestId, TableCommand};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{Semaphore, broadcast, mpsc, oneshot},
    time::Instant,
};
use tokio_util::task::TaskTracker;

/// How many messages wait for a table before those who send them have to wait.
const MAILBOX: usize = 256;

/// How much news of tables may wait until events have heard it. Who misses some looks for itself.
const NEWS: usize = 1024;

/// What a table is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The game, by its name.
    pub game: String,
    /// How it is to be played.
    pub setup: Setup,
    /// How the table is to be kept.
    pub house: House,
    /// The word list, by its name, if it is not the default.
    pub words: Option<String>,
}

/// Why no table was made.
pub(crate) enum NotMade {
    Problems(Vec<Problem>),
    Stored(StoreError),
}

/// The live tables of this process.
#[derive(Clone)]
pub struct Hub {
    shared: Arc<Shared>,
}

/// What all tables of a process have in common.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) library: Library,
    pub(crate) world: Arc<dyn World>,
    pub(crate) settings: Settings,
    pub(crate) counts: Counts,
    bots: Arc<Semaphore>,
    live: Mutex<HashMap<TableId, mpsc::Sender<Message>>>,
    ears: AtomicU64,
    tasks: TaskTracker,
    /// What events have to know of the tables they have made.
    pub(crate) news: broadcast::Sender<TableNews>,
    /// When nobody could be reached before this process began, if that is known.
    away: Option<Away>,
}

/// A time in which nobody could reach the server.
#[derive(Clone, Copy, Debug)]
pub struct Away {
    /// When it was last known to run.
    pub since: WallTime,
    /// When it ran again.
    pub until: WallTime,
}

impl Away {
    /// The time since a server was last known to run on this store, if one ever was.
    pub async fn from(store: &dyn Store, now: WallTime) -> Result<Option<Self>, StoreError> {
        let since = store.last_alive().await?;
        Ok(since.filter(|since| *since < now).map(|since| Self { since, until: now }))
    }
}

impl Hub {
    /// A hub without live tables. They wake when somebody comes, or when something is due: see [`Hub::sweep`].
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

    /// Makes a table and stores its first entry.
    pub(crate) async fn make(&self, host: PersonId, new: NewTable) -> Result<TableId, NotMade> {
        let id = TableId::new(self.shared.world.bytes());
        let (table, entry) = self.laid_out(host, new)?;
        self.store_new(self.first_append(id, &table, vec![entry])).await?;
        Ok(id)
    }

    /// A new table that nobody knows yet, and its first entry.
    pub(crate) fn laid_out(&self, host: PersonId, new: NewTable) -> Result<(Table, Entry), NotMade> {
        let shared = &self.shared;
        if kee_games::is_for_load_tests(&new.game) && !shared.settings.load_tests {
            let sentence = "a rally is only played in load tests";
            return Err(NotMade::Problems(vec![Problem::new("game", sentence)]));
        }
        let resources = shared.library.for_game(&new.game, new.words.as_deref());
        let resources = resources.map_err(|problem| NotMade::Problems(vec![problem]))?;
        let request = TableRequest { host, game: new.game, setup: new.setup, house: new.house };
        Table::make(shared.world.now(), request, &resources).map_err(NotMade::Problems)
    }

    /// What is stored of a new table.
    fn first_append(&self, id: TableId, table: &Table, entries: Vec<Entry>) -> TableAppend {
        let made = entries.first().map_or_else(|| self.shared.world.now(), |entry| entry.at);
        TableAppend { table: id, first: 1, entries, summary: summing::summary(table, made), finished: None }
    }

    async fn store_new(&self, append: TableAppend) -> Result<(), NotMade> {
        let written = append.entries.len() as u64;
        self.shared.store.append(append).await.map_err(NotMade::Stored)?;
        self.shared.counts.entries.increment(written);
        Ok(())
    }

    /// A name for a new connection.
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

    /// The mailbox of a table, which is started if it is not live. Whether there is such a table, it will find out.
    pub(crate) fn mailbox(&self, table: TableId) -> mpsc::Sender<Message> {
        let mut live = self.shared.live();
        live.entry(table).or_insert_with(|| self.start(table)).clone()
    }

    fn start(&self, id: TableId) -> mpsc::Sender<Message> {
        let (own, mailbox) = mpsc::channel(MAILBOX);
        self.shared.counts.tables_asleep.increment(1);
        let Settings { blink, comeback, .. } = self.shared.settings;
        let actor = Actor {
            id,
            hub: Arc::clone(&self.shared),
            mailbox,
            own: own.clone(),
            runner: Runner::new(Some(Patience { blink, comeback })),
            ears: ears::Ears::default(),
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

    /// Closes the connections of somebody who has proved elsewhere who they are.
    pub(crate) async fn expel(&self, table: TableId, person: PersonId) {
        let live = self.shared.live().get(&table).cloned();
        if let Some(mailbox) = live {
            // A table that is just let go of has no connections.
            let _ = mailbox.send(Message::Expel(person)).await;
        }
    }

    /// Sends a message to a table. One that is just being let go of is started again.
    pub(crate) async fn send(&self, table: TableId, message: Message) {
        let mut message = message;
        while let Err(mpsc::error::SendError(back)) = self.mailbox(table).send(message).await {
            message = back;
            tokio::task::yield_now().await;
        }
    }

    /// Asks a table for something, from outside of any connection.
    pub(crate) async fn ask(&self, table: TableId, by: PersonId, id: Option<RequestId>, wish: TableCommand) -> Answer {
        let (reply, answer) = oneshot::channel();
        let ask = Ask { by, id, wish, reply: Reply::Shell(reply) };
        self.send(table, Message::Ask(Box::new(ask))).await;
        answer.await.unwrap_or_else(|_| Answer::Refused(ServerRefusal::Unavailable.refusal()))
    }

    /// A table as strangers see it.
    pub(crate) async fn look(&self, table: TableId) -> Result<Box<Look>, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Look(reply)).await;
        answer.await.unwrap_or_else(|_| Err(ServerRefusal::Unavailable.refusal()))
    }

    /// What somebody can do in the game just now.
    pub(crate) async fn options(&self, table: TableId, person: PersonId) -> Result<Box<Options>, Refusal> {
        self.options_for(table, person, Curiosity::Playing).await
    }

    /// The same where finding it is the game: that is for finding leaks.
    pub async fn all_options(&self, table: TableId, person: PersonId) -> Result<Box<Options>, Refusal> {
        self.options_for(table, person, Curiosity::Testing).await
    }

    async fn options_for(&self, table: TableId, person: PersonId, why: Curiosity) -> Result<Box<Options>, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Options(person, why, reply)).await;
        answer.await.unwrap_or_else(|_| Err(ServerRefusal::Unavailable.refusal()))
    }

    /// Puts another game in the place of the one that is played, which this viewer cannot tell from it: that is for
    /// finding leaks. The log no longer leads to the table.
    pub async fn imagine(&self, table: TableId, viewer: Viewer, dice: Dice) {
        let (reply, done) = oneshot::channel();
        self.send(table, Message::Imagine(Box::new((viewer, dice)), reply)).await;
        let _ = done.await;
    }

    /// Tells everyone that the server stops, and waits until everything is stored, but not for ever.
    pub async fn close(&self, most: Duration) {
        let live: Vec<_> = self.shared.live().drain().map(|(_, mailbox)| mailbox).collect();
        for mailbox in live {
            // A table that is over needs no farewell.
            let _ = mailbox.send(Message::Leave).await;
        }
        self.shared.tasks.close();
        let _ = tokio::time::timeout(most, self.shared.tasks.wait()).await;
    }
}

impl Shared {
    fn live(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Message>>> {
        // The map is whole after every operation.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an idle table out of the list, unless somebody has just sent it something.
    fn forget(&self, table: TableId, mailbox: &mpsc::Receiver<Message>) -> bool {
        let mut live = self.live();
        let idle = mailbox.is_empty();
        if idle {
            live.remove(&table);
        }
        idle
    }

    /// Takes a table out of the list that cannot be woken.
    fn drop_table(&self, table: TableId, own: &mpsc::Sender<Message>) {
        let mut live = self.live();
        if live.get(&table).is_some_and(|mailbox| mailbox.same_channel(own)) {
            live.remove(&table);
        }
    }
}

/// What is said when the store does not do what it was asked.
pub(crate) fn refusal_for(error: &StoreError) -> ServerRefusal {
    match error {
        StoreError::NoRoom(_) => ServerRefusal::NoRoom,
        StoreError::Broken(_) => ServerRefusal::Inside,
        StoreError::Taken { .. } | StoreError::Unavailable(_) => ServerRefusal::Unavailable,
    }
}

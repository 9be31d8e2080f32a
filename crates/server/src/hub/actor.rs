use super::{
    Shared,
    message::{Ask, Ears, Listen, Look, Message, Options, Order, Text},
    waking::WakeError,
};
use crate::{
    refusal::ServerRefusal,
    store::{StoreError, TableId, TableSummary},
};
use kee_game::{Refusal, Viewer, WallTime};
use kee_table::{Command, EarId, Newcomer, PersonId, Reply, Runner, TableRefusal};
use kee_wire::{Answer, Phase, ToClient, Watching};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

/// How many messages a table takes at once. Their results are stored together.
const AT_ONCE: usize = 64;
/// How many actions are listed at most.
const MOST_ACTIONS: usize = 2_000;
/// How long someone who makes a request without listening counts as present.
const HTTP_PRESENCE: Duration = Duration::from_secs(60);
/// How soon a table that could not be stored or woken is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// How many milliseconds clients are told to wait before they reconnect after a restart.
const BACK_IN: u64 = 1_000;

/// A live table: the one task that owns it. It takes messages, decides, stores and tells, in this order.
pub(super) struct Actor {
    pub(super) id: TableId,
    pub(super) hub: Arc<Shared>,
    pub(super) mailbox: mpsc::Receiver<Message>,
    /// For bots, which answer later.
    pub(super) own: mpsc::Sender<Message>,
    pub(super) runner: Runner<oneshot::Sender<Answer>, Text>,
    pub(super) ears: Ears,
    /// What lists show about the table, while it is awake.
    pub(super) summary: Option<TableSummary>,
    /// Whether it is counted as awake.
    pub(super) is_counted: bool,
    /// When to retry what failed.
    pub(super) retry: Option<Instant>,
    pub(super) last_used: Instant,
    pub(super) over: bool,
}

impl Actor {
    /// Runs until nobody needs the table.
    pub(super) async fn run(mut self) {
        let mut messages = Vec::new();
        let timer = sleep_until(Instant::now());
        tokio::pin!(timer);
        while !self.over {
            let wake = self.next_wake();
            // The timer is only reset to ring earlier: a busy table would reset it for every move.
            if wake < timer.deadline() || timer.is_elapsed() {
                timer.as_mut().reset(wake);
            }
            tokio::select! {
                biased;
                _ = self.mailbox.recv_many(&mut messages, AT_ONCE) => self.last_used = Instant::now(),
                () = &mut timer => {}
            }
            for message in messages.drain(..) {
                self.take(message).await;
            }
            self.on_time().await;
            self.commit().await;
            self.fill_needs().await;
            self.rest();
            self.count_awake();
        }
        self.runner.throw_away();
        self.count_awake();
    }

    fn next_wake(&self) -> Instant {
        let until = |at: WallTime| {
            let wait = at.since(self.hub.world.now());
            Instant::now() + wait.min(Duration::from_hours(1))
        };
        let next = self.retry.or_else(|| self.runner.next_wake().map(until));
        let idle = self.last_used + self.hub.settings.sleep_after;
        next.map_or(idle, |next| next.min(idle))
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Ask(ask) => self.ask(*ask).await,
            Message::Order(order) => self.order(*order),
            Message::Deaf(ear) => self.close(ear),
            Message::Expel(person) => {
                for ear in self.runner.expel(self.hub.world.now(), &person) {
                    let error = ToClient::Error(ServerRefusal::BadToken.refusal());
                    self.ears.tell(ear, error.into(), &self.hub.counts);
                    self.ears.close(ear);
                }
            }
            Message::BotAnswer(thought) => {
                let _ = self.awake().await;
                self.runner.bot_acts(self.hub.world.now(), thought.seat, thought.command);
            }
            Message::Listen(listen) => {
                let Listen { ear, resume } = *listen;
                self.ears.add(ear.id, ear.out);
                self.runner.listen(self.hub.world.now(), Newcomer { ear: ear.id, person: ear.person, resume });
            }
            Message::Look(reply) => {
                let look = self.ready().await.map_err(|why| why.refusal()).map(|()| self.look());
                let _ = reply.send(look);
            }
            Message::Options(person, reply) => {
                let ready = self.ready().await.map_err(|why| why.refusal());
                let _ = reply.send(ready.and_then(|()| self.options(&person)));
            }
            Message::Nudge => {
                let _ = self.awake().await;
            }
            Message::Written(entries) => {
                self.commit().await;
                if entries > self.runner.known() {
                    self.runner.throw_away();
                    let _ = self.awake().await;
                }
            }
            Message::Leave => {
                self.commit().await;
                let sentence = "Back in a moment.".to_owned();
                self.ears.farewell(&ToClient::GoingAway { sentence, retry_after: BACK_IN });
                self.over = true;
            }
            #[cfg(feature = "testing")]
            Message::Test(message) => self.test(message).await,
        }
    }

    /// Loads the table if needed; then everything decided is stored, and everything stored by any process is known.
    pub(super) async fn ready(&mut self) -> Result<(), WakeError> {
        self.commit().await;
        if self.is_behind().await {
            self.runner.throw_away();
        }
        self.awake().await?;
        // Waking may have decided something: to give time back.
        self.commit().await;
        let unavailable = || WakeError::Store(StoreError::Unavailable("it accepts no entries".to_owned()));
        if self.runner.table().is_some() { Ok(()) } else { Err(unavailable()) }
    }

    async fn ask(&mut self, Ask { by, id, command, reply }: Ask) {
        self.hub.counts.asks.increment(1);
        if matches!(reply, Reply::Shell(_)) && self.awake().await.is_ok() {
            let now = self.hub.world.now();
            self.runner.is_here(now, by.clone());
            self.runner.expect_until(now.plus(HTTP_PRESENCE), by.clone());
        }
        self.runner.decide(self.hub.world.now(), Command::Person { by, id, command }, reply);
    }

    fn order(&mut self, Order { command, reply }: Order) {
        self.runner.decide(self.hub.world.now(), Command::Machine(command), Reply::Shell(reply));
    }

    /// Closes a connection, if it is not closed already.
    pub(super) fn close(&mut self, ear: EarId) {
        self.ears.close(ear);
        self.runner.deaf(self.hub.world.now(), ear);
    }

    /// Handles deadlines and retries that are due.
    async fn on_time(&mut self) {
        if self.retry.is_some_and(|retry| retry <= Instant::now()) {
            self.retry = None;
            let _ = self.awake().await;
        }
        let now = self.hub.world.now();
        let due = self.retry.is_none() && self.runner.next_wake().is_some_and(|next| next <= now);
        if due && self.awake().await.is_ok() {
            self.runner.tick(self.hub.world.now());
        }
    }

    fn look(&self) -> Box<Look> {
        let table = self.runner.table().expect("it is awake");
        let mut view = table.view(Viewer::Spectator);
        if table.house().watching == Watching::Nobody {
            view.game = None;
        }
        Box::new(Look { info: table.info(), view })
    }

    fn options(&self, person: &PersonId) -> Result<Box<Options>, Refusal> {
        let game = self.runner.table().and_then(|table| kee_games::find(&table.agreement().game));
        if !self.hub.settings.load_tests && game.is_some_and(|game| game.about().finding) {
            return Err(ServerRefusal::Finding.refusal());
        }
        self.all_options(person)
    }

    pub(super) fn all_options(&self, person: &PersonId) -> Result<Box<Options>, Refusal> {
        let table = self.runner.table().expect("it is awake");
        let Some(seat) = table.seat_of(person) else { return Err(TableRefusal::NotSeated.refusal()) };
        let on = table.number(Viewer::Seat(seat));
        let game = table.game().filter(|_| table.phase() == Phase::Playing);
        let Some(list) = game.map(|game| game.actions(seat, MOST_ACTIONS)) else {
            return Ok(Box::new(Options { on, actions: Vec::new(), complete: true }));
        };
        let complete = list.is_complete();
        Ok(Box::new(Options { on, actions: list.actions, complete }))
    }

    /// Retries in a moment, after something failed.
    pub(super) fn try_again(&mut self) {
        self.retry = Some(Instant::now() + RETRY);
    }

    /// Drops the table from memory if it is idle, and ends this task if nobody listens either.
    fn rest(&mut self) {
        let idle = self.last_used.elapsed() >= self.hub.settings.sleep_after;
        if !idle || !self.runner.is_idle() {
            return;
        }
        self.runner.sleep();
        if !self.runner.has_listeners() && !self.runner.expects_somebody() {
            self.over = self.hub.forget(self.id, &self.mailbox);
        }
        // Someone may have come this very moment.
        self.last_used = Instant::now();
    }
}

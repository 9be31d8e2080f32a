use super::{
    Shared,
    table_message::{Ask, Connections, Listen, ServerOrder, TableMessage, Text},
    wake::WakeError,
};
use crate::{
    refusal::ServerRefusal,
    store::{StoreError, TableId, TableSummary},
};
use kee_game::{Refusal, Viewer, WallTime};
use kee_games::english;
use kee_speech::farewell;
use kee_table::{Command, EarId, NewListener, PersonId, Reply, Runner, TableRefusal};
use kee_wire::{Answer, LegalActions, Phase, TableInfo, TableSnapshot, ToClient, Watching};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{Notify, mpsc, oneshot},
    time::{Instant, sleep_until},
};

/// The number of messages a table takes at once. Their results are stored together.
const AT_ONCE: usize = 64;
/// The number of actions listed at most.
const MOST_ACTIONS: usize = 2_000;
/// The time someone who makes a request without listening counts as present.
const HTTP_PRESENCE: Duration = Duration::from_secs(60);
/// The time until a table that could not be stored or woken is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// The milliseconds clients are told to wait before they reconnect after a restart.
const BACK_IN: u64 = 1_000;

/// A live table: the one task that owns it. It takes messages, decides, stores and tells, in this order.
pub(super) struct Actor {
    pub(super) id: TableId,
    pub(super) hub: Arc<Shared>,
    pub(super) mailbox: mpsc::Receiver<TableMessage>,
    /// For bots, which answer later.
    pub(super) own: mpsc::Sender<TableMessage>,
    pub(super) runner: Runner<oneshot::Sender<Answer>, Text>,
    pub(super) ears: Connections,
    /// Wakes the bots that are thinking.
    pub(super) hurried: Arc<Notify>,
    /// The summary that lists show of the table, while it is awake.
    pub(super) summary: Option<TableSummary>,
    /// Whether it is counted as awake.
    pub(super) is_counted: bool,
    /// The time to retry what failed.
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
        let idle = self.last_used + self.hub.settings.unload_after;
        next.map_or(idle, |next| next.min(idle))
    }

    async fn take(&mut self, message: TableMessage) {
        match message {
            TableMessage::Ask(ask) => self.ask(*ask).await,
            TableMessage::Order(order) => self.order(*order),
            TableMessage::Deaf(ear) => self.close(ear),
            TableMessage::Expel(person) => {
                for ear in self.runner.expel(self.hub.world.now(), &person) {
                    let error = ToClient::Error(ServerRefusal::BadToken.refusal());
                    self.ears.tell(ear, error.into(), &self.hub.counts);
                    self.ears.close(ear);
                }
            }
            TableMessage::Hurry(ear) => {
                // Others would miss the moves.
                if self.runner.is_alone(ear) {
                    self.hurried.notify_waiters();
                }
            }
            TableMessage::BotAnswer(thought) => {
                let _ = self.awake().await;
                self.runner.bot_acts(self.hub.world.now(), thought.seat, thought.command);
            }
            TableMessage::Listen(listen) => {
                let Listen { ear, resume } = *listen;
                self.ears.add(ear.id, ear.out);
                self.runner.listen(self.hub.world.now(), NewListener { ear: ear.id, person: ear.person, resume });
            }
            TableMessage::Look(reply) => {
                let look = self.ready().await.map_err(|why| why.refusal()).map(|()| self.look());
                let _ = reply.send(look);
            }
            TableMessage::Actions(person, reply) => {
                let ready = self.ready().await.map_err(|why| why.refusal());
                let _ = reply.send(ready.and_then(|()| self.actions(&person)));
            }
            TableMessage::Nudge => {
                let _ = self.awake().await;
            }
            TableMessage::Written(entries) => {
                self.commit().await;
                if entries > self.runner.known() {
                    self.runner.throw_away();
                    let _ = self.awake().await;
                }
            }
            TableMessage::Leave => {
                self.commit().await;
                let sentence = english().tell_plain(&farewell());
                self.ears.farewell(&ToClient::GoingAway { sentence, retry_after: BACK_IN });
                self.over = true;
            }
            #[cfg(feature = "testing")]
            TableMessage::Test(message) => self.test(message).await,
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

    fn order(&mut self, ServerOrder { command, reply }: ServerOrder) {
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

    fn look(&self) -> Box<TableSnapshot> {
        let table = self.runner.table().expect("it is awake");
        let mut view = table.view(Viewer::Spectator);
        if table.house().watching == Watching::Nobody {
            view.game = None;
        }
        let TableInfo { game, house } = table.info();
        Box::new(TableSnapshot { game, house, view })
    }

    fn actions(&self, person: &PersonId) -> Result<Box<LegalActions>, Refusal> {
        let game = self.runner.table().and_then(|table| kee_games::find(&table.agreement().game));
        if !self.hub.settings.load_tests && game.is_some_and(|game| game.about().finding) {
            return Err(ServerRefusal::Finding.refusal());
        }
        self.all_actions(person)
    }

    pub(super) fn all_actions(&self, person: &PersonId) -> Result<Box<LegalActions>, Refusal> {
        let table = self.runner.table().expect("it is awake");
        let Some(seat) = table.seat_of(person) else { return Err(TableRefusal::NotSeated.refusal()) };
        let on = table.number(Viewer::Seat(seat));
        let game = table.game().filter(|_| table.phase() == Phase::Playing);
        let Some(list) = game.map(|game| game.actions(seat, MOST_ACTIONS)) else {
            return Ok(Box::new(LegalActions { on, actions: Vec::new(), complete: true }));
        };
        let complete = list.is_complete();
        Ok(Box::new(LegalActions { on, actions: list.actions, complete }))
    }

    /// Retries in a moment, after something failed.
    pub(super) fn try_again(&mut self) {
        self.retry = Some(Instant::now() + RETRY);
    }

    /// Drops the table from memory if it is idle, and ends this task if nobody listens either.
    fn rest(&mut self) {
        let idle = self.last_used.elapsed() >= self.hub.settings.unload_after;
        if !idle || !self.runner.is_idle() {
            return;
        }
        self.runner.sleep();
        if !self.runner.has_listeners() && !self.runner.is_expecting_players() {
            self.over = self.hub.forget(self.id, &self.mailbox);
        }
        // Someone may have come this very moment.
        self.last_used = Instant::now();
    }
}

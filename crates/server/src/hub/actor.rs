use super::{
    Shared,
    audience::Audience,
    message::{Ask, Curiosity, Look, Message, Options, Order, Reply},
    pending::Pending,
    presence::Presence,
    waking::NotAwake,
};
use crate::{
    refusal::ServerRefusal,
    store::{StoreError, Summary, TableId},
};
use kee_game::{Listing, Refusal, SeatSet, Viewer, WallTime};
use kee_table::{Command, MachineWish, PersonId, Table, TableRefusal};
use kee_wire::{Phase, ToClient, Watching};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

/// How many messages a table takes at once. What they bring is stored together.
const AT_ONCE: usize = 64;
/// How many actions are listed for somebody who asks.
const MOST_ACTIONS: usize = 2_000;
/// How long somebody who asks without listening is taken to be there.
const HTTP_PRESENCE: Duration = Duration::from_secs(60);
/// When a table that could not be stored or woken is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// What clients are told to wait before they come back after a restart.
const BACK_IN: u64 = 1_000;

/// A live table: the one task that owns it. It takes messages, decides, stores, and tells, in this order.
pub(super) struct Actor {
    pub(super) id: TableId,
    pub(super) hub: Arc<Shared>,
    pub(super) mailbox: mpsc::Receiver<Message>,
    /// For bots, who answer later.
    pub(super) own: mpsc::Sender<Message>,
    /// None while it sleeps.
    pub(super) table: Option<Table>,
    pub(super) summary: Option<Summary>,
    /// How many entries are stored and told.
    pub(super) known: u64,
    pub(super) audience: Audience,
    pub(super) presence: Presence,
    pub(super) pending: Pending,
    /// The seats whose bots think just now.
    pub(super) thinking: SeatSet,
    /// When to try again what did not work.
    pub(super) retry: Option<Instant>,
    /// When the time of something is up.
    pub(super) deadline: Option<WallTime>,
    pub(super) last_used: Instant,
    pub(super) over: bool,
}

impl Actor {
    /// Lives until nobody needs the table.
    pub(super) async fn run(mut self) {
        let mut messages = Vec::new();
        let timer = sleep_until(Instant::now());
        tokio::pin!(timer);
        while !self.over {
            let wake = self.next_wake();
            // The timer is set back only when it has to ring earlier: a busy table would set it for every move.
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
            while self.fill_needs() {
                self.commit().await;
            }
            self.rest();
        }
        self.throw_away();
    }

    fn next_wake(&self) -> Instant {
        let until = |deadline: WallTime| {
            let wait = deadline.since(self.hub.world.now());
            Instant::now() + wait.min(Duration::from_hours(1))
        };
        let times = [self.presence.next(), self.retry, self.deadline.map(until)];
        let idle = self.last_used + self.hub.settings.sleep_after;
        times.into_iter().flatten().fold(idle, Instant::min)
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Ask(ask) => self.ask(*ask).await,
            Message::Order(order) => self.order(*order).await,
            Message::Deaf(ear) => {
                self.audience.remove(ear);
                self.watch_lost();
            }
            Message::Expel(person) => {
                self.audience.expel(&person, &self.hub.counts);
                self.watch_lost();
            }
            Message::Thought(thought) => {
                self.thinking = self.thinking.without(thought.seat);
                if self.awake().await.is_ok() {
                    self.bot_acts(*thought);
                }
            }
            Message::Listen(listen) => match self.ready().await {
                Ok(()) => {
                    let now = self.hub.world.now();
                    if let Some(person) = &listen.ear.person {
                        self.is_here(person.clone());
                        self.commit().await;
                    }
                    if let Some(table) = &self.table {
                        self.audience.welcome(table, now, listen.ear, listen.resume, &self.hub.counts);
                    }
                }
                Err(why) => {
                    let refusal = why.refusal();
                    self.hub.counts.refused(&refusal.code);
                    let error = super::audience::text(&ToClient::Error(refusal));
                    let _ = listen.ear.out.try_send(error);
                }
            },
            Message::Look(reply) => {
                let look = self.ready().await.map_err(|why| why.refusal()).map(|()| self.look());
                let _ = reply.send(look);
            }
            Message::Options(person, why, reply) => {
                let options = match self.ready().await {
                    Ok(()) => self.options(&person, why),
                    Err(why) => Err(why.refusal()),
                };
                let _ = reply.send(options);
            }
            Message::Nudge => {
                let _ = self.awake().await;
            }
            Message::Written(entries) => {
                self.commit().await;
                if entries > self.known {
                    self.throw_away();
                    let _ = self.awake().await;
                }
            }
            Message::Leave => {
                self.commit().await;
                let sentence = "Back in a moment.".to_owned();
                self.audience.farewell(&ToClient::GoingAway { sentence, retry_after: BACK_IN });
                self.over = true;
            }
            Message::Imagine(whom, done) => {
                if self.ready().await.is_ok()
                    && let Some(table) = &mut self.table
                {
                    let (viewer, mut dice) = *whom;
                    table.imagine(viewer, &mut dice);
                }
                let _ = done.send(());
            }
        }
    }

    /// Awake, with nothing decided that is not stored, and nothing stored that is not known, whoever wrote it.
    async fn ready(&mut self) -> Result<(), NotAwake> {
        self.commit().await;
        if self.is_behind().await {
            self.throw_away();
        }
        self.awake().await?;
        // Waking may have decided something: the time that is given back.
        self.commit().await;
        let unavailable = || NotAwake::Store(StoreError::Unavailable("it took nothing just now".to_owned()));
        if self.table.is_some() { Ok(()) } else { Err(unavailable()) }
    }

    async fn ask(&mut self, ask: Ask) {
        self.hub.counts.asks.increment(1);
        if let Err(why) = self.awake().await {
            self.reply(ask.id, ask.reply, kee_wire::Answer::Refused(why.refusal()));
            return;
        }
        if matches!(ask.reply, Reply::Once(_)) {
            self.is_here(ask.by.clone());
            self.presence.look_at(Instant::now() + HTTP_PRESENCE, ask.by.clone());
        }
        self.decide(Command::Person { by: ask.by, id: ask.id, wish: ask.wish }, ask.reply);
    }

    async fn order(&mut self, Order { wish, reply }: Order) {
        let reply = Reply::Once(reply);
        match self.awake().await {
            Ok(()) => self.decide(Command::Machine(wish), reply),
            Err(why) => self.reply(None, reply, kee_wire::Answer::Refused(why.refusal())),
        }
    }

    /// Somebody is connected. Who was gone is back.
    fn is_here(&mut self, person: PersonId) {
        self.presence.forget(&person);
        let seated = |table: &Table| table.seat_of(&person).is_some() && !table.is_present(&person);
        if self.table.as_ref().is_some_and(seated) {
            self.decide(Command::Machine(MachineWish::Back(person)), Reply::Nobody);
        }
    }

    pub(super) fn watch_lost(&mut self) {
        for person in self.audience.take_lost() {
            if !self.audience.has(&person) {
                self.presence.look_at(Instant::now() + self.hub.settings.blink, person);
            }
        }
    }

    /// Sees to what the time brings.
    async fn on_time(&mut self) {
        let now = Instant::now();
        if self.retry.is_some_and(|retry| retry <= now) {
            self.retry = None;
            let _ = self.awake().await;
        }
        for person in self.presence.due(now) {
            if !self.audience.has(&person) && self.awake().await.is_ok() {
                self.decide(Command::Machine(MachineWish::Gone(person)), Reply::Nobody);
            }
        }
        if self.retry.is_none()
            && self.deadline.is_some_and(|deadline| deadline <= self.hub.world.now())
            && self.awake().await.is_ok()
        {
            self.expire();
        }
    }

    fn look(&self) -> Box<Look> {
        let table = self.table.as_ref().expect("it is awake");
        let mut view = table.view(Viewer::Spectator);
        if table.house().watching == Watching::Nobody {
            view.game = None;
        }
        Box::new(Look { info: table.info(), view })
    }

    fn options(&self, person: &PersonId, why: Curiosity) -> Result<Box<Options>, Refusal> {
        let table = self.table.as_ref().expect("it is awake");
        let Some(seat) = table.seat_of(person) else { return Err(TableRefusal::NotSeated.refusal()) };
        let finding = || kee_games::find(&table.agreement().game).is_some_and(|game| game.about().finding);
        let tells_nobody = why != Curiosity::Playing || self.hub.settings.load_tests;
        if !tells_nobody && finding() {
            return Err(ServerRefusal::Finding.refusal());
        }
        let on = table.number(Viewer::Seat(seat));
        let game = table.game().filter(|_| table.phase() == Phase::Playing);
        let Some(list) = game.map(|game| game.actions(seat, MOST_ACTIONS)) else {
            return Ok(Box::new(Options { on, actions: Vec::new(), complete: true }));
        };
        let complete = list.more == 0 && list.listing == Listing::Complete;
        Ok(Box::new(Options { on, actions: list.actions, complete }))
    }

    /// Later, after something went wrong.
    pub(super) fn try_again(&mut self) {
        self.retry = Some(Instant::now() + RETRY);
    }

    /// Lets go of the table if it has not been used for a while, and of this task if nobody listens either.
    fn rest(&mut self) {
        let idle = self.last_used.elapsed() >= self.hub.settings.sleep_after;
        if !idle || !self.thinking.is_empty() || !self.pending.is_empty() {
            return;
        }
        self.fall_asleep();
        if self.audience.is_empty() && self.presence.next().is_none() {
            self.over = self.hub.forget(self.id, &self.mailbox);
        }
        // Somebody may have come just now.
        self.last_used = Instant::now();
    }
}

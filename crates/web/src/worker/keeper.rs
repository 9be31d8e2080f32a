use super::{FromWorker, library::Library, tell_page};
use crate::{
    browser,
    lang::refuse,
    local::{Addition, KeptTable, Shelf, Unkept},
};
use futures::{
    FutureExt, StreamExt,
    channel::{
        mpsc::{UnboundedReceiver, UnboundedSender},
        oneshot,
    },
    select,
};
use gloo_timers::future::TimeoutFuture;
use kee_game::{Refusal, Seat, SeatSet, Viewer};
use kee_table::{Command, EarId, EntryKind, Newcomer, Output, PersonId, Reply, Runner, StoreTask, Table, TableEntry};
use kee_wire::{Answer, FromClient, LegalActions, Phase, Proposal, RequestId, TableCommand, ToClient};
use std::{convert::Infallible, rc::Rc, time::Duration};

/// The longest time a keeper sleeps.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);

/// How many actions are listed for somebody who asks.
const MOST_ACTIONS: usize = 1000;

/// What comes to a keeper.
pub(super) enum Message {
    /// Somebody says something.
    Said { ear: u32, message: FromClient },
    /// Somebody does not listen any more.
    Deaf { ear: u32 },
    /// Somebody wants to know what a seat can play.
    List { seat: Seat, tell: oneshot::Sender<LegalActions> },
    /// A bot has made up its mind.
    Thought { seat: Seat, command: Command },
}

/// Who keeps a table: puts on the shelf what its runner decides, and passes on what it tells. One is there as long as
/// somebody listens; what comes after finds the table in its log.
pub(super) struct Keeper {
    pub(super) kept: KeptTable,
    shelf: Shelf,
    library: Rc<Library>,
    pub(super) runner: Runner<Infallible, ToClient>,
    pub(super) own: UnboundedSender<Message>,
    mailbox: UnboundedReceiver<Message>,
}

impl Keeper {
    /// Wakes a table and keeps it for as long as a page listens.
    pub(super) async fn attend(
        id: String,
        library: Rc<Library>,
        own: UnboundedSender<Message>,
        mut mailbox: UnboundedReceiver<Message>,
    ) {
        let refusal = match Self::kept(&id).await {
            Ok((kept, shelf)) => {
                // People at this screen are never missing, so it does not matter who is connected.
                let mut keeper = Self { kept, shelf, library, runner: Runner::new(None), own, mailbox };
                match keeper.wake().await {
                    Ok(()) => return keeper.run().await,
                    Err(refusal) => {
                        mailbox = keeper.mailbox;
                        refusal
                    }
                }
            }
            Err(unkept) => unkept.refusal(),
        };
        mailbox.close();
        while let Some(message) = mailbox.next().await {
            if let Message::Said { ear, .. } = message {
                tell(ear.into(), ToClient::Error(refusal.clone()));
            }
        }
    }

    async fn kept(id: &str) -> Result<(KeptTable, Shelf), Unkept> {
        let shelf = Shelf::open().await?;
        Ok((shelf.table(id).await?, shelf))
    }

    /// Brings the table back from its log.
    async fn wake(&mut self) -> Result<(), Refusal> {
        let log = self.shelf.log(&self.kept.id).await.map_err(|unkept| unkept.refusal())?;
        let Some(EntryKind::Made(made)) = log.first().map(|entry| &entry.what) else {
            return Err(Unkept::Nothing.refusal());
        };
        let words = made.agreement.words.as_ref().map(|words| words.name.as_str());
        let resources = self.library.with(words).await?;
        let now = browser::now();
        // No clock ran while the page was closed. A game in which no clock runs need not hear of it. In a challenge the
        // clock runs on, or one could think without it (K11.3).
        let first_time = self.runner.known() == 0 && self.kept.challenge.is_none();
        let stood = |table: &Table| first_time && table.next_deadline().is_some();
        let lost = |table: &Table| if stood(table) { now.since(table.last()) } else { Duration::ZERO };
        let woken = self.runner.wake(now, &log, &resources, lost);
        woken.map_err(|_| refuse(id!("refused-local-broken"), []))
    }

    async fn run(&mut self) {
        loop {
            let message = self.next().await;
            self.runner.tick(browser::now());
            if let Some(message) = message {
                self.take(message);
            }
            self.commit().await;
            self.fill_needs().await;
            if !self.runner.has_listeners() {
                return;
            }
        }
    }

    /// What comes next; nothing if it is time for something.
    async fn next(&mut self) -> Option<Message> {
        let now = browser::now();
        let wait = self.runner.next_wake().map_or(LONGEST_SLEEP, |next| next.since(now).min(LONGEST_SLEEP));
        select! {
            message = self.mailbox.next() => message,
            () = TimeoutFuture::new(wait.as_millis() as u32).fuse() => None,
        }
    }

    fn take(&mut self, message: Message) {
        let now = browser::now();
        match message {
            Message::Said { ear, message: FromClient::Hello { token, resume, .. } } => {
                let person = token.and_then(|token| token.parse().ok());
                self.runner.listen(now, Newcomer { ear: ear.into(), person, resume });
            }
            Message::Said { ear, message: FromClient::Ask { id, command } } => {
                if let Err(refusal) = self.ask(ear.into(), &id, command) {
                    tell(ear.into(), ToClient::Answer { id, answer: Answer::Refused(refusal) });
                }
            }
            Message::Said { ear, message: FromClient::Ping { sent } } => tell(ear.into(), ToClient::Pong { sent, now }),
            Message::Deaf { ear } => self.runner.deaf(now, ear.into()),
            // Whoever has asked may be gone.
            Message::List { seat, tell } => drop(self.listed(seat).map(|listed| tell.send(listed))),
            Message::Thought { seat, command } => self.runner.bot_acts(now, seat, Some(command)),
        }
    }

    fn ask(&mut self, ear: EarId, id: &RequestId, command: TableCommand) -> Result<(), Refusal> {
        let by = self.runner.listener(ear).cloned();
        let by = by.ok_or_else(|| refuse(id!("refused-local-watching"), []))?;
        if self.kept.challenge.is_some() && matches!(command, TableCommand::Propose { what: Proposal::Pause }) {
            return Err(refuse(id!("refused-local-no_pause"), []));
        }
        let shared = shared(&command);
        self.decide(by, Some(id.clone()), command, Reply::Ear(ear));
        if let Some(command) = shared {
            self.all_ask(&command);
        }
        Ok(())
    }

    /// What a seat can play. The page does not ask where finding it is the game.
    fn listed(&self, seat: Seat) -> Option<LegalActions> {
        let table = self.runner.table()?;
        let list = table.game()?.actions(seat, MOST_ACTIONS);
        let complete = list.is_complete();
        Some(LegalActions { on: table.number(Viewer::Seat(seat)), actions: list.actions, complete })
    }

    fn decide(&mut self, by: PersonId, id: Option<RequestId>, command: TableCommand, reply: Reply<Infallible>) {
        self.runner.decide(browser::now(), Command::Person { by, id, command }, reply);
    }

    /// Those who sit around one screen have talked it over already: what one of them asks all for, all want.
    fn all_ask(&mut self, command: &TableCommand) {
        let sitting = self.runner.table().into_iter().flat_map(Table::sitting);
        let people: Vec<PersonId> = sitting.filter_map(|(person, _)| person.cloned()).collect();
        for by in people {
            // Whoever has said so before, or comes too late since it is done, is refused, and that is all right.
            self.decide(by, None, command.clone(), Reply::Nobody);
        }
    }

    /// Keeps what was decided, and only then answers and tells.
    pub(super) async fn commit(&mut self) {
        loop {
            match self.runner.due(browser::now()) {
                StoreTask::Nothing => break,
                // Another window is noticed when something is written.
                StoreTask::Compare(_) => self.runner.unchanged(browser::now()),
                StoreTask::Append(first, entries) => match self.keep(first, &entries).await {
                    Ok(()) => self.runner.stored(browser::now()),
                    Err(unkept) => self.start_over(&unkept.refusal()).await,
                },
                StoreTask::Wake => {
                    if let Err(refusal) = self.wake().await {
                        self.runner.failed(&refusal);
                    }
                }
            }
        }
        for output in self.runner.outputs() {
            match output {
                Output::Tell(ear, message) => tell(ear, message),
                Output::Answer { to: Reply::Ear(ear), id: Some(id), answer } => {
                    tell(ear, ToClient::Answer { id, answer })
                }
                Output::Answer { .. } => {}
                Output::Unwatchable(ear) => tell(ear, ToClient::Error(refuse(id!("refused-local-no_watching"), []))),
                Output::TurnedAway(ear, refusal) => tell(ear, ToClient::Error(refusal)),
            }
        }
    }

    async fn keep(&mut self, first: u64, entries: &[TableEntry]) -> Result<(), Unkept> {
        let table = self.runner.table().ok_or(Unkept::Nothing)?;
        let playing = table.phase() == Phase::Playing;
        self.kept.phase = table.phase();
        self.kept.asked = table.game().filter(|_| playing).map_or(SeatSet::NONE, |game| game.wait().asked());
        self.kept.games = table.games();
        self.kept.last = table.last();
        let over = entries.iter().any(|entry| matches!(entry.what, EntryKind::Finished(_)));
        let record = table.record().filter(|_| over).map(|record| (table.games(), record.to_text()));
        self.shelf.add(Addition { table: &self.kept, first, entries, finished: record }).await
    }

    /// What was decided could not be kept, so it has not happened: the table is what its log says.
    async fn start_over(&mut self, refusal: &Refusal) {
        self.runner.failed(refusal);
        // If that fails as well, it is tried again when somebody wants something.
        let _ = self.wake().await;
    }
}

fn tell(ear: EarId, message: ToClient) {
    tell_page(&FromWorker::Told { ear: ear as u32, message: Box::new(message) });
}

/// What the others want when one of them wants this.
fn shared(command: &TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Ready { ready: true } => Some(command.clone()),
        TableCommand::Propose { .. } => Some(TableCommand::Reply { agree: true }),
        _ => None,
    }
}

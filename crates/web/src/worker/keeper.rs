use super::{FromWorker, bot_turn, library::WordLibrary, tell_page};
use crate::{
    browser,
    lang::refuse,
    local::{Addition, KeptTable, LocalSeat, Shelf, StorageError},
    miniature::Miniature,
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
use kee_game::{Refusal, Seat, SeatSet, Seed, Viewer};
use kee_table::{
    Command, EarId, EntryKind, NewListener, Output, PersonId, Reply, Runner, StoreTask, Table, TableEntry,
};
use kee_wire::{Answer, FromClient, LegalActions, Phase, Proposal, RequestId, TableCommand, ToClient};
use std::{convert::Infallible, rc::Rc, time::Duration};

/// The longest time a keeper sleeps.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);

/// The most actions that are listed on request.
const MOST_ACTIONS: usize = 1000;

/// A message to a keeper.
pub(super) enum KeeperMessage {
    /// A page sends a message of the protocol.
    Said { ear: u32, message: FromClient },
    /// A page stops listening.
    Deaf { ear: u32 },
    /// A page asks for the legal actions of a seat.
    List { seat: Seat, tell: oneshot::Sender<LegalActions> },
    /// A page asks for a good action for a seat.
    Hint { seat: Seat, tell: oneshot::Sender<Option<String>> },
    /// A bot has decided.
    Thought { seat: Seat, command: Command },
}

/// Runs a table: stores what its runner decides, then tells the pages. It lives as long as a page listens; the next one
/// restores the table from its log.
pub(super) struct Keeper {
    pub(super) kept: KeptTable,
    shelf: Shelf,
    library: Rc<WordLibrary>,
    pub(super) runner: Runner<Infallible, ToClient>,
    pub(super) own: UnboundedSender<KeeperMessage>,
    mailbox: UnboundedReceiver<KeeperMessage>,
}

impl Keeper {
    /// Restores a table and keeps it for as long as a page listens.
    pub(super) async fn attend(
        id: String,
        library: Rc<WordLibrary>,
        own: UnboundedSender<KeeperMessage>,
        mut mailbox: UnboundedReceiver<KeeperMessage>,
    ) {
        let refusal = match Self::kept(&id).await {
            Ok((kept, shelf)) => {
                // People at this screen are never absent, so connections do not matter.
                let mut keeper = Self { kept, shelf, library, runner: Runner::new(None), own, mailbox };
                match keeper.wake().await {
                    Ok(()) => return keeper.run().await,
                    Err(refusal) => {
                        mailbox = keeper.mailbox;
                        refusal
                    }
                }
            }
            Err(error) => error.refusal(),
        };
        mailbox.close();
        while let Some(message) = mailbox.next().await {
            if let KeeperMessage::Said { ear, .. } = message {
                tell(ear.into(), ToClient::Error(refusal.clone()));
            }
        }
    }

    async fn kept(id: &str) -> Result<(KeptTable, Shelf), StorageError> {
        let shelf = Shelf::open().await?;
        Ok((shelf.table(id).await?, shelf))
    }

    /// Restores the table from its log.
    async fn wake(&mut self) -> Result<(), Refusal> {
        let log = self.shelf.log(&self.kept.id).await.map_err(|error| error.refusal())?;
        let Some(EntryKind::Made(made)) = log.first().map(|entry| &entry.what) else {
            return Err(StorageError::Nothing.refusal());
        };
        let words = made.agreement.words.as_ref().map(|words| words.name.as_str());
        let resources = self.library.with(words).await?;
        let now = browser::now();
        // No clock ran while the page was closed; a game without clocks need not know. In a challenge the clock keeps
        // running, or a player could close the page to think (K11.3).
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

    /// The next message; none if a deadline came first.
    async fn next(&mut self) -> Option<KeeperMessage> {
        let now = browser::now();
        let wait = self.runner.next_wake().map_or(LONGEST_SLEEP, |next| next.since(now).min(LONGEST_SLEEP));
        select! {
            message = self.mailbox.next() => message,
            () = TimeoutFuture::new(wait.as_millis() as u32).fuse() => None,
        }
    }

    fn take(&mut self, message: KeeperMessage) {
        let now = browser::now();
        match message {
            KeeperMessage::Said { ear, message: FromClient::Hello { token, resume, .. } } => {
                let person = token.and_then(|token| token.parse().ok());
                self.runner.listen(now, NewListener { ear: ear.into(), person, resume });
            }
            KeeperMessage::Said { ear, message: FromClient::Ask { id, command } } => {
                if let Err(refusal) = self.ask(ear.into(), &id, command) {
                    tell(ear.into(), ToClient::Answer { id, answer: Answer::Refused(refusal) });
                }
            }
            KeeperMessage::Said { ear, message: FromClient::Ping { sent } } => {
                tell(ear.into(), ToClient::Pong { sent, now })
            }
            KeeperMessage::Said { message: FromClient::Hurry, .. } => bot_turn::hurry(),
            KeeperMessage::Deaf { ear } => self.runner.deaf(now, ear.into()),
            // The page that asked may be gone.
            KeeperMessage::List { seat, tell } => drop(self.listed(seat).map(|listed| tell.send(listed))),
            KeeperMessage::Hint { seat, tell } => drop(tell.send(self.hint(seat))),
            KeeperMessage::Thought { seat, command } => self.runner.bot_acts(now, seat, Some(command)),
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

    /// The legal actions of a seat. The page does not ask where finding them is the game.
    fn listed(&self, seat: Seat) -> Option<LegalActions> {
        let table = self.runner.table()?;
        let list = table.game()?.actions(seat, MOST_ACTIONS);
        let complete = list.is_complete();
        Some(LegalActions { on: table.number(Viewer::Seat(seat)), actions: list.actions, complete })
    }

    /// The move a bot would make in this seat. It sees only what the seat sees, so nothing hidden is given away.
    fn hint(&self, seat: Seat) -> Option<String> {
        let table = self.runner.table().filter(|table| table.phase() == Phase::Playing)?;
        let game = table.game().filter(|game| game.wait().asked().contains(seat))?;
        let adviser = kee_games::find(&table.info().game.id)?.about().adviser()?;
        let thought = game.thought(seat, adviser).ok()?;
        let dice = &mut Seed::new(browser::random()).dice(0);
        Some(thought(dice).action)
    }

    fn decide(&mut self, by: PersonId, id: Option<RequestId>, command: TableCommand, reply: Reply<Infallible>) {
        self.runner.decide(browser::now(), Command::Person { by, id, command }, reply);
    }

    /// The people around one screen have agreed already: a request of one that needs everyone counts for all.
    fn all_ask(&mut self, command: &TableCommand) {
        let sitting = self.runner.table().into_iter().flat_map(Table::sitting);
        let people: Vec<PersonId> = sitting.filter_map(|(person, _)| person.cloned()).collect();
        for by in people {
            // A refusal is fine: they asked before, or it has already been granted.
            self.decide(by, None, command.clone(), Reply::Nobody);
        }
    }

    /// Stores what was decided, and only then answers.
    pub(super) async fn commit(&mut self) {
        loop {
            match self.runner.due(browser::now()) {
                StoreTask::Nothing => break,
                // A write conflict reveals that another window plays the same table.
                StoreTask::Compare(_) => self.runner.unchanged(browser::now()),
                StoreTask::Append(first, entries) => match self.keep(first, &entries).await {
                    Ok(()) => self.runner.stored(browser::now()),
                    Err(error) => self.start_over(&error.refusal()).await,
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

    async fn keep(&mut self, first: u64, entries: &[TableEntry]) -> Result<(), StorageError> {
        let table = self.runner.table().ok_or(StorageError::Nothing)?;
        let playing = table.phase() == Phase::Playing;
        self.kept.phase = table.phase();
        self.kept.asked = table.game().filter(|_| playing).map_or(SeatSet::NONE, |game| game.wait().asked());
        self.kept.games = table.games();
        self.kept.last = table.last();
        let me = LocalSeat::people(&self.kept.seats).first().map(|(seat, _)| *seat);
        let seen = table.game().map(|game| game.view(Viewer::Spectator));
        let picture = seen.and_then(|seen| Miniature::of(&table.info().game, &seen, me));
        self.kept.picture = picture.map(Miniature::into_text);
        let over = entries.iter().any(|entry| matches!(entry.what, EntryKind::Finished(_)));
        let record = table.record().filter(|_| over).map(|record| (table.games(), record.to_text()));
        self.shelf.add(Addition { table: &self.kept, first, entries, finished: record }).await
    }

    /// Goes back to the log when a decision could not be stored: it did not happen.
    async fn start_over(&mut self, refusal: &Refusal) {
        self.runner.failed(refusal);
        // If that fails too, the next message tries again.
        let _ = self.wake().await;
    }
}

fn tell(ear: EarId, message: ToClient) {
    tell_page(&FromWorker::Told { ear: ear as u32, message: Box::new(message) });
}

/// The requests of the others that follow from this one.
fn shared(command: &TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Ready { ready: true } => Some(command.clone()),
        TableCommand::Propose { .. } => Some(TableCommand::Reply { agree: true }),
        _ => None,
    }
}

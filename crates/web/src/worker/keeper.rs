use super::{
    ears::{self, Ears},
    library::Library,
    waking::{self, Woken},
};
use crate::{
    browser,
    local::{Addition, KeptTable, Shelf, Unkept},
};
use futures::{
    FutureExt, StreamExt,
    channel::mpsc::{UnboundedReceiver, UnboundedSender},
    select,
};
use gloo_timers::future::TimeoutFuture;
use kee_game::{Refusal, Resources, SeatSet};
use kee_table::{Command, Entry, MachineWish, PersonId, Table, What};
use kee_wire::{Answer, FromClient, Phase, Proposal, RequestId, ToClient, Wish};
use std::{rc::Rc, time::Duration};

/// The longest time a keeper sleeps.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);

/// What comes to a keeper.
pub(super) enum Message {
    /// Somebody says something.
    Said { ear: u32, message: FromClient },
    /// Somebody does not listen any more.
    Deaf { ear: u32 },
    /// A bot has made up its mind.
    Thought(Command),
}

/// Who keeps a table: decides, keeps what was decided on the shelf, and tells it, in this order. One is there as long as
/// somebody listens; what comes after finds the table in its log.
pub(super) struct Keeper {
    pub(super) kept: KeptTable,
    shelf: Shelf,
    resources: Resources,
    pub(super) table: Table,
    pub(super) own: UnboundedSender<Message>,
    mailbox: UnboundedReceiver<Message>,
    ears: Ears,
    /// The seats whose bots think just now.
    pub(super) thinking: SeatSet,
    /// What was decided and is not kept yet.
    entries: Vec<Entry>,
    answers: Vec<(u32, RequestId, Answer)>,
}

impl Keeper {
    /// Wakes a table and keeps it for as long as somebody listens.
    pub(super) async fn attend(
        id: String,
        library: Rc<Library>,
        own: UnboundedSender<Message>,
        mut mailbox: UnboundedReceiver<Message>,
    ) {
        match waking::wake(&id, &library).await {
            Ok(Woken { kept, shelf, resources, table }) => {
                let (ears, thinking) = (Ears::default(), SeatSet::NONE);
                let (entries, answers) = (Vec::new(), Vec::new());
                let mut keeper = Self { kept, shelf, resources, table, own, mailbox, ears, thinking, entries, answers };
                keeper.give_back_time();
                keeper.run().await;
            }
            Err(refusal) => {
                mailbox.close();
                while let Some(message) = mailbox.next().await {
                    if let Message::Said { ear, .. } = message {
                        ears::tell(ear, ToClient::Error(refusal.clone()));
                    }
                }
            }
        }
    }

    async fn run(&mut self) {
        loop {
            let message = self.next().await;
            self.expire();
            if let Some(message) = message {
                self.take(message).await;
            }
            self.commit().await;
            while self.fill_needs() {
                self.commit().await;
            }
            if self.ears.is_empty() {
                return;
            }
        }
    }

    /// What comes next; nothing if it is time for something.
    async fn next(&mut self) -> Option<Message> {
        let now = browser::now();
        let wait = self.table.next_deadline().map_or(LONGEST_SLEEP, |deadline| deadline.since(now).min(LONGEST_SLEEP));
        let wait = wait.as_millis() as u32;
        select! {
            message = self.mailbox.next() => message,
            () = TimeoutFuture::new(wait).fuse() => None,
        }
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Said { ear, message: FromClient::Hello { token, resume, .. } } => {
                // What is welcomed must be what is kept.
                self.commit().await;
                let person = token.and_then(|token| token.parse().ok());
                self.ears.welcome(&self.table, browser::now(), ear, person, resume);
            }
            Message::Said { ear, message: FromClient::Ask { id, wish } } => self.ask(ear, id, wish),
            Message::Said { ear, message: FromClient::Ping { sent } } => {
                ears::tell(ear, ToClient::Pong { sent, now: browser::now() });
            }
            Message::Deaf { ear } => self.ears.remove(ear),
            Message::Thought(command) => self.bot_acts(&command),
        }
    }

    fn ask(&mut self, ear: u32, id: RequestId, wish: Wish) {
        let Some(by) = self.ears.person(ear).cloned() else {
            let sentence = "Who only watches cannot do that.".to_owned();
            let no = Refusal::plain("local/watching", sentence);
            self.answers.push((ear, id, Answer::Refused(no)));
            return;
        };
        if self.kept.challenge.is_some() && matches!(wish, Wish::Propose { what: Proposal::Pause }) {
            let sentence = "In a challenge the clock is the same for all, so it cannot be stopped.".to_owned();
            let no = Refusal::plain("local/no_pause", sentence);
            self.answers.push((ear, id, Answer::Refused(no)));
            return;
        }
        let shared = shared(&wish);
        let answer = self.decide(&Command::Person { by, id: Some(id.clone()), wish });
        self.answers.push((ear, id, answer));
        if let Some(wish) = shared {
            self.all_wish(&wish);
        }
    }

    /// Those who sit around one screen have talked it over already: what one of them asks all for, all want.
    fn all_wish(&mut self, wish: &Wish) {
        let people: Vec<PersonId> = self.table.sitting().filter_map(|(person, _)| person.cloned()).collect();
        for by in people {
            // Whoever has said so before, or comes too late since it is done, is refused, and that is all right.
            self.decide(&Command::Person { by, id: None, wish: wish.clone() });
        }
    }

    /// Decides now; what comes of it is kept and told later.
    pub(super) fn decide(&mut self, command: &Command) -> Answer {
        self.expire();
        let decision = self.table.decide(browser::now(), command);
        self.entries.extend(decision.entries);
        decision.answer
    }

    fn expire(&mut self) {
        self.entries.extend(self.table.expire(browser::now()));
    }

    /// No clock ran while the page was closed. That comes before anything that is due: it may not be due at all. A game
    /// in which no clock runs need not hear of it. In a challenge the clock runs on, or one could think without it (K11.3).
    fn give_back_time(&mut self) {
        if self.table.next_deadline().is_some() && self.kept.challenge.is_none() {
            let millis = browser::now().since(self.table.last()).as_millis() as u64;
            let command = Command::Machine(MachineWish::GiveTime { millis });
            self.entries.extend(self.table.decide(browser::now(), &command).entries);
        }
    }

    /// Keeps what was decided, and only then answers and tells.
    async fn commit(&mut self) {
        let entries = std::mem::take(&mut self.entries);
        let answers = std::mem::take(&mut self.answers);
        let kept = if entries.is_empty() { Ok(()) } else { self.keep(&entries).await };
        match kept {
            Ok(()) => {
                self.ears.tell(&self.table, browser::now());
                answers.into_iter().for_each(|(ear, id, answer)| ears::answer(ear, id, answer));
            }
            Err(unkept) => self.start_over(&unkept, answers).await,
        }
    }

    async fn keep(&mut self, entries: &[Entry]) -> Result<(), Unkept> {
        let playing = self.table.phase() == Phase::Playing;
        self.kept.phase = self.table.phase();
        self.kept.asked = self.table.game().filter(|_| playing).map_or(SeatSet::NONE, |game| game.wait().asked());
        self.kept.games = self.table.games();
        self.kept.last = self.table.last();
        let over = entries.iter().any(|entry| matches!(entry.what, What::Finished(_)));
        let record = self.table.record().filter(|_| over).map(|record| (self.table.games(), record.to_text()));
        let first = self.table.entries() + 1 - entries.len() as u64;
        self.shelf.add(Addition { table: &self.kept, first, entries, finished: record }).await
    }

    /// What was decided could not be kept, so it has not happened: the table is what its log says.
    async fn start_over(&mut self, unkept: &Unkept, answers: Vec<(u32, RequestId, Answer)>) {
        let log = self.shelf.log(&self.kept.id).await.unwrap_or_default();
        if let Ok(table) = Table::wake(&log, &self.resources) {
            self.table = table;
        }
        self.ears.greet_again(&self.table, browser::now());
        for (ear, id, answer) in answers {
            let answer = if let Answer::Done { .. } = answer { Answer::Refused(unkept.refusal()) } else { answer };
            ears::answer(ear, id, answer);
        }
    }
}

/// What the others want when one of them wants this.
fn shared(wish: &Wish) -> Option<Wish> {
    match wish {
        Wish::Ready { ready: true } => Some(wish.clone()),
        Wish::Propose { .. } => Some(Wish::Reply { agree: true }),
        _ => None,
    }
}

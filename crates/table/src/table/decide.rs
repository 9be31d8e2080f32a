use crate::{Asked, Command, Decision, Entry, PersonId, Table, TableRefusal, What};
use kee_game::{Input, Refusal, Seat, Viewer, WallTime};
use kee_wire::{Answer, Phase, TableCommand};

/// Why something is not done.
pub(super) enum No {
    Refused(Refusal),
    Stale,
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<TableRefusal> for No {
    fn from(reason: TableRefusal) -> Self {
        Self::Refused(reason.refusal())
    }
}

pub(super) type Done = Result<(), No>;

impl Table {
    /// Does what somebody wants, or says why not; then nothing has changed.
    ///
    /// The entries that come out are in the table already. They have to be stored before anybody is told anything: if they
    /// cannot be (somebody else was first, the disk is full), this table has to be thrown away and woken from its log.
    ///
    /// A request that was carried out before is answered as it was then, and nothing happens.
    pub fn decide(&mut self, now: WallTime, command: &Command) -> Decision {
        let mut batch = self.batch(now);
        let (decided, viewer) = match command {
            Command::Person { by, id, wish } => {
                batch.asked = id.clone().map(|id| Asked { by: by.clone(), id });
                if let Some(number) = batch.asked.as_ref().and_then(|asked| self.memory.find(asked)) {
                    return Decision { entries: Vec::new(), answer: Answer::Done { number } };
                }
                let decided = self.in_time(&batch).and_then(|()| self.wish(&mut batch, by, wish));
                (decided, self.you(by).viewer)
            }
            Command::Machine(wish) => (self.machine(&mut batch, wish), Viewer::Spectator),
        };
        // As it will be answered when the request comes again.
        let asked = batch.entries.first().and_then(|entry| entry.asked.as_ref());
        let number = asked.and_then(|asked| self.memory.find(asked)).unwrap_or_else(|| self.number(viewer));
        let answer = match decided {
            Ok(()) => {
                self.settle(&mut batch);
                Answer::Done { number }
            }
            Err(No::Refused(refusal)) => Answer::Refused(refusal),
            Err(No::Stale) => Answer::Stale { number },
        };
        Decision { entries: batch.entries, answer }
    }

    /// What time brings comes first, so that the log shows that nobody was late.
    pub(super) fn in_time(&self, batch: &Batch) -> Done {
        if self.phase == Phase::Closed {
            return Err(TableRefusal::Closed.into());
        }
        if self.is_due(batch.at) { Err(TableRefusal::TimeFirst.into()) } else { Ok(()) }
    }

    fn wish(&mut self, batch: &mut Batch, by: &PersonId, wish: &TableCommand) -> Done {
        if self.house.led && self.is_for_who_leads(wish) {
            return Err(TableRefusal::Led.into());
        }
        match wish {
            TableCommand::TakeSeat { seat, name } => self.take_seat(batch, by, *seat, name),
            TableCommand::LeaveSeat => self.leave_seat(batch, by),
            TableCommand::Ready { ready } => self.ready(batch, by, *ready),
            TableCommand::Act { action, on } => self.person_acts(batch, by, action, *on),
            TableCommand::Chat { to, text } => self.chat(batch, by, *to, text),
            TableCommand::React { reaction } => self.react(batch, by, *reaction),
            TableCommand::Propose { what } => self.propose(batch, by, *what),
            TableCommand::Reply { agree } => self.reply(batch, by, *agree),
            TableCommand::Vote { seat, choice } => self.vote(batch, by, *seat, *choice),
            TableCommand::Host(wish) => self.host_wish(batch, by, wish),
        }
    }

    /// What nobody who sits at a table can ask for if it is led (T1.8).
    fn is_for_who_leads(&self, wish: &TableCommand) -> bool {
        match wish {
            TableCommand::TakeSeat { .. } | TableCommand::Ready { .. } | TableCommand::Propose { .. } => true,
            TableCommand::LeaveSeat => self.phase != Phase::Playing,
            _ => false,
        }
    }

    pub(super) fn own_seat(&self, by: &PersonId) -> Result<Seat, No> {
        self.seat_of(by).ok_or(TableRefusal::NotSeated.into())
    }

    pub(super) fn existing(&self, seat: Seat) -> Result<Seat, No> {
        if seat.index() < self.chairs.len() { Ok(seat) } else { Err(TableRefusal::NoSuchSeat(seat).into()) }
    }

    pub(super) fn while_playing(&self) -> Done {
        if self.phase == Phase::Playing { Ok(()) } else { Err(TableRefusal::NotNow(self.phase).into()) }
    }

    pub(super) fn while_not_playing(&self) -> Done {
        if self.phase == Phase::Playing { Err(TableRefusal::NotNow(self.phase).into()) } else { Ok(()) }
    }
}

/// Entries that are being decided. They are in the table already, and in no log yet.
pub(super) struct Batch {
    pub(super) at: WallTime,
    /// The request, until an entry carries it.
    pub(super) asked: Option<Asked>,
    pub(super) entries: Vec<Entry>,
}

impl Batch {
    pub(super) fn new(at: WallTime) -> Self {
        Self { at, asked: None, entries: Vec::new() }
    }
}

impl Table {
    /// Lets something happen that the table has found to be right.
    pub(super) fn happens(&mut self, batch: &mut Batch, what: What) {
        self.perform(batch.at, &what).expect("what was looked at before can be done");
        self.keep(batch, what);
    }

    /// Lets something happen in the game, if its rules take it.
    pub(super) fn input(&mut self, batch: &mut Batch, input: Input<String, String>) -> Result<(), Refusal> {
        self.take(batch.at, &input)?;
        self.keep(batch, What::Input(input));
        Ok(())
    }

    /// Writes down what has been done.
    pub(super) fn keep(&mut self, batch: &mut Batch, what: What) {
        let entry = Entry { at: batch.at, asked: batch.asked.take(), what };
        self.count(entry.at, entry.asked.as_ref());
        batch.entries.push(entry);
    }

    /// An entry is complete.
    pub(super) fn count(&mut self, at: WallTime, asked: Option<&Asked>) {
        self.entries += 1;
        self.last = at;
        if let Some(asked) = asked {
            let viewer = self.you(&asked.by).viewer;
            self.memory.keep(viewer, asked.clone(), self.hearing.number(viewer));
        }
    }
}

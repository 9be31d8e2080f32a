use super::seats::Chair;
use crate::{Command, Decision, EntryKind, PersonId, RequestKey, Table, TableEntry, TableRefusal};
use kee_game::{Input, PlayerKind, Refusal, Ruling, Seat, Viewer, Wait, WallTime};
use kee_games::{Wording, english, seat_names};
use kee_wire::{Answer, Phase, Proposal, TableCommand};

/// A refused or stale command.
pub(super) enum Rejection {
    Refused(Refusal),
    Stale,
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<TableRefusal> for Rejection {
    fn from(reason: TableRefusal) -> Self {
        Self::Refused(reason.refusal())
    }
}

pub(super) type Verdict = Result<(), Rejection>;

impl Table {
    /// Carries out a command; a refusal changes nothing.
    ///
    /// The entries returned are already applied. Store them before anyone is told; if that fails (another process
    /// wrote first, the disk is full), drop this table and reload it from its log.
    ///
    /// A request that was carried out before gets the same answer again, and nothing happens.
    pub fn decide(&mut self, now: WallTime, command: &Command) -> Decision {
        let mut batch = self.batch(now);
        let (decided, viewer) = match command {
            Command::Person { by, id, command } => {
                batch.asked = id.clone().map(|id| RequestKey { by: by.clone(), id });
                if let Some(number) = batch.asked.as_ref().and_then(|asked| self.memory.find(asked)) {
                    return Decision { entries: Vec::new(), answer: Answer::Done { number } };
                }
                let decided = self.in_time(&batch).and_then(|()| self.table_command(&mut batch, by, command));
                (decided, self.you(by).viewer)
            }
            Command::Machine(command) => (self.machine(&mut batch, command), Viewer::Spectator),
        };
        // The same answer as for a retry of the request.
        let asked = batch.entries.first().and_then(|entry| entry.asked.as_ref());
        let number = asked.and_then(|asked| self.memory.find(asked)).unwrap_or_else(|| self.number(viewer));
        let answer = match decided {
            Ok(()) => {
                self.settle(&mut batch);
                Answer::Done { number }
            }
            Err(Rejection::Refused(refusal)) => Answer::Refused(self.with_names(refusal)),
            Err(Rejection::Stale) => Answer::Stale { number },
        };
        Decision { entries: batch.entries, answer }
    }

    /// A refusal in English, with the players' names.
    fn with_names(&self, refusal: Refusal) -> Refusal {
        let player = |chair: &Chair| match &chair.bot {
            Some(bot) if chair.name.is_empty() => (PlayerKind::Bot, bot.clone()),
            _ => (PlayerKind::Person, chair.name.clone()),
        };
        let (game, english) = (&self.agreement.game, english());
        let players: Vec<_> = self.chairs.iter().map(player).collect();
        let names = seat_names(game, &players, |bot| Wording::new(english, game).bot(bot));
        Refusal { sentence: english.refusal(&refusal, &names), ..refusal }
    }

    /// Expires what is due first, so the log shows that nobody acted late.
    pub(super) fn in_time(&self, batch: &Batch) -> Verdict {
        if self.phase == Phase::Closed {
            return Err(TableRefusal::Closed.into());
        }
        if self.is_due(batch.at) { Err(TableRefusal::TimeFirst.into()) } else { Ok(()) }
    }

    fn table_command(&mut self, batch: &mut Batch, by: &PersonId, command: &TableCommand) -> Verdict {
        if self.house.led && self.is_for_who_leads(command) {
            return Err(TableRefusal::Led.into());
        }
        match command {
            TableCommand::TakeSeat { seat, name } => self.take_seat(batch, by, *seat, name),
            TableCommand::LeaveSeat => self.leave_seat(batch, by),
            TableCommand::Ready { ready } => self.ready(batch, by, *ready),
            TableCommand::Act { action, on } => self.person_acts(batch, by, action, *on),
            TableCommand::TakeBack => self.take_back(batch, by),
            TableCommand::Chat { to, text } => self.chat(batch, by, *to, text),
            TableCommand::React { reaction } => self.react(batch, by, *reaction),
            TableCommand::Propose { what } => self.propose(batch, by, *what),
            TableCommand::Reply { agree } => self.reply(batch, by, *agree),
            TableCommand::Vote { seat, choice } => self.vote(batch, by, *seat, *choice),
            TableCommand::Host(command) => self.host_command(batch, by, command),
        }
    }

    /// Commands nobody seated at an event's table may give (T1.8).
    fn is_for_who_leads(&self, command: &TableCommand) -> bool {
        match command {
            TableCommand::TakeSeat { .. } | TableCommand::Ready { .. } | TableCommand::Propose { .. } => true,
            TableCommand::LeaveSeat => self.phase != Phase::Playing,
            _ => false,
        }
    }

    pub(super) fn own_seat(&self, by: &PersonId) -> Result<Seat, Rejection> {
        self.seat_of(by).ok_or(TableRefusal::NotSeated.into())
    }

    pub(super) fn existing(&self, seat: Seat) -> Result<Seat, Rejection> {
        if seat.index() < self.chairs.len() { Ok(seat) } else { Err(TableRefusal::NoSuchSeat(seat.to_string()).into()) }
    }

    pub(super) fn while_playing(&self) -> Verdict {
        if self.phase == Phase::Playing { Ok(()) } else { Err(TableRefusal::NotNow("no").into()) }
    }

    pub(super) fn while_not_playing(&self) -> Verdict {
        if self.phase == Phase::Playing { Err(TableRefusal::NotNow("yes").into()) } else { Ok(()) }
    }

    /// Applies an entry that the table has checked.
    pub(super) fn happens(&mut self, batch: &mut Batch, what: EntryKind) {
        self.perform(batch.at, &what).expect("what was looked at before can be done");
        self.keep(batch, what);
    }

    /// Passes an input to the game, if its rules accept it.
    pub(super) fn input(&mut self, batch: &mut Batch, input: Input<String, String>) -> Result<(), Refusal> {
        self.take(batch.at, &input)?;
        self.keep(batch, EntryKind::Input(input));
        Ok(())
    }

    /// Records what was done.
    pub(super) fn keep(&mut self, batch: &mut Batch, what: EntryKind) {
        let entry = TableEntry { at: batch.at, asked: batch.asked.take(), what };
        self.count(entry.at, entry.asked.as_ref());
        batch.entries.push(entry);
    }

    /// Counts a complete entry.
    pub(super) fn count(&mut self, at: WallTime, asked: Option<&RequestKey>) {
        self.entries += 1;
        self.last = at;
        if let Some(asked) = asked {
            let viewer = self.you(&asked.by).viewer;
            self.memory.keep(viewer, asked.clone(), self.hearing.number(viewer));
        }
    }

    /// Does everything that needs no player: draws, the end of a game, what everyone agreed to, what the others
    /// chose.
    pub(super) fn settle(&mut self, batch: &mut Batch) {
        while self.phase == Phase::Playing && self.settle_one(batch) {}
    }

    fn settle_one(&mut self, batch: &mut Batch) -> bool {
        self.deal(batch)
            || self.finish(batch)
            || (!self.is_due(batch.at)
                && (self.go_on(batch) || self.do_what_is_agreed(batch) || self.do_what_is_chosen(batch)))
    }

    fn deal(&mut self, batch: &mut Batch) -> bool {
        let Some(playing) = &mut self.playing else { return false };
        if *playing.game.wait() != Wait::Chance || !playing.game.deal(&playing.seed) {
            return false;
        }
        let entry = playing.game.entry(playing.game.entries()).expect("it has just been drawn");
        self.after_input(batch.at, &Wait::Chance, &entry.input);
        self.keep(batch, EntryKind::Input(entry.input));
        true
    }

    fn finish(&mut self, batch: &mut Batch) -> bool {
        let outcome = self.playing.as_ref().and_then(|playing| playing.game.wait().outcome()).cloned();
        let over = outcome.is_some();
        if let Some(outcome) = outcome {
            self.happens(batch, EntryKind::Finished(outcome));
        }
        over
    }

    /// Moves the game on if it asks nobody: only time can move it on then, and nobody wants to wait for that.
    fn go_on(&mut self, batch: &mut Batch) -> bool {
        let Some(playing) = self.playing.as_ref().filter(|playing| playing.paused.is_none()) else { return false };
        let wait = playing.game.wait();
        let Some(window) = wait.windows().first().filter(|_| wait.asked().is_empty()) else { return false };
        let window = window.id;
        self.sure_input(batch, Input::Expire { window });
        true
    }

    fn do_what_is_agreed(&mut self, batch: &mut Batch) -> bool {
        let Some(proposal) = self.proposal else { return false };
        let present = self.present();
        if present.is_empty() || !present.minus(proposal.agreed).is_empty() {
            return false;
        }
        match proposal.what {
            Proposal::Pause => self.happens(batch, EntryKind::Paused),
            Proposal::Resume => self.happens(batch, EntryKind::Resumed),
            Proposal::End => self.sure_input(batch, Input::Ruling(Ruling::End)),
        }
        true
    }

    /// An input that every game accepts at any time.
    pub(super) fn sure_input(&mut self, batch: &mut Batch, input: Input<String, String>) {
        self.input(batch, input).expect("expiries, leaves and the end are never refused");
    }
}

/// Entries that are being decided. They are applied, but not in the log yet.
pub(super) struct Batch {
    pub(super) at: WallTime,
    /// The request, until an entry carries it.
    pub(super) asked: Option<RequestKey>,
    pub(super) entries: Vec<TableEntry>,
}

impl Batch {
    pub(super) fn new(at: WallTime) -> Self {
        Self { at, asked: None, entries: Vec::new() }
    }
}

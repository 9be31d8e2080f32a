use super::{
    clocks::Clocks,
    decision::{Batch, Rejection, Verdict},
    hearing::Hearing,
};
use crate::{EntryKind, MachineCommand, PersonId, Table, TableRefusal};
use kee_game::{GameTime, Header, Input, Record, RecordEntry, Seat, Seed, Undone, Viewer, Wait, WallTime, WindowId};
use kee_games::{AnyMatch, Wording, english};
use kee_wire::{Clock, Phase};

/// The current game, or the last one.
pub(super) struct Playing {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) header: Header,
    pub(super) seed: Seed,
    /// The moment at which game time is 0. Every pause moves it.
    pub(super) origin: WallTime,
    /// Since when all clocks have been stopped.
    pub(super) paused: Option<WallTime>,
    pub(super) clocks: Clocks,
    /// The number of moves taken back.
    pub(super) taken_back: u32,
    /// The entries that were taken back.
    undone: Vec<Undone>,
    /// By seat.
    asks: Vec<SeatAsk>,
}

/// The question to a seat, and its number in the seat's own count.
#[derive(Clone, Default, Debug)]
struct SeatAsk {
    windows: Vec<WindowId>,
    since: u32,
}

impl Playing {
    pub(super) fn new(game: Box<dyn AnyMatch>, header: Header, seed: Seed, clock: Clock, at: WallTime) -> Self {
        let seats = game.seating().len();
        let clocks = Clocks::new(clock, seats);
        let (undone, asks) = (Vec::new(), vec![SeatAsk::default(); seats]);
        Self { game, header, seed, origin: at, paused: None, clocks, taken_back: 0, undone, asks }
    }

    /// The record so far, including the entries that were taken back.
    pub(super) fn record(&self) -> Record {
        Record { undone: self.undone.clone(), ..self.game.record(&self.header, &self.seed) }
    }

    /// Goes back to an earlier state of the game, after this many of its entries.
    pub(super) fn go_back(&mut self, game: Box<dyn AnyMatch>, entries: Vec<RecordEntry>) {
        let undone = (1..).zip(entries).skip(game.entries()).map(|(number, entry)| Undone { number, entry });
        let undone: Vec<Undone> = undone.collect();
        self.undone.extend(undone.into_iter().rev());
        self.game = game;
        self.taken_back += 1;
    }

    /// Asks every seat again, so that whatever was decided before is stale.
    pub(super) fn ask_again(&mut self, at: WallTime, hearing: &Hearing) {
        for (seat, ask) in Seat::first(self.asks.len()).zip(&mut self.asks) {
            *ask = SeatAsk { windows: Vec::new(), since: hearing.number(Viewer::Seat(seat)) };
        }
        self.follow(at, hearing);
    }

    /// The game time at this moment.
    pub(super) fn time(&self, at: WallTime) -> GameTime {
        GameTime::ZERO.plus(self.paused.unwrap_or(at).since(self.origin))
    }

    /// The moment of this game time, unless the game is paused before; none while it is paused.
    pub(super) fn moment(&self, time: GameTime) -> Option<WallTime> {
        self.paused.is_none().then(|| self.origin.plus(time.since(GameTime::ZERO)))
    }

    /// Whether the seat was asked something else at this number.
    fn stale(&self, seat: Seat, on: u32) -> bool {
        on < self.asks[seat.index()].since
    }

    /// Updates clocks and requests to what the game is waiting for now.
    pub(super) fn follow(&mut self, at: WallTime, hearing: &Hearing) {
        let now = self.time(at);
        let wait = self.game.wait();
        if *wait == Wait::Chance {
            return;
        }
        self.clocks.follow(wait, now);
        for (seat, ask) in Seat::first(self.asks.len()).zip(&mut self.asks) {
            let mine = wait.windows().iter().filter(|window| window.seats.contains(seat)).map(|window| window.id);
            if !mine.clone().eq(ask.windows.iter().copied()) {
                ask.windows.clear();
                ask.windows.extend(mine);
                ask.since = hearing.number(Viewer::Seat(seat));
            }
        }
    }
}

impl Table {
    pub(super) fn person_acts(&mut self, batch: &mut Batch, by: &PersonId, action: &str, on: Option<u32>) -> Verdict {
        let seat = self.own_seat(by)?;
        if let Some(bot) = &self.chairs[seat.index()].bot {
            let name = Wording::new(english(), &self.agreement.game).bot(bot);
            return Err(TableRefusal::StandIn(name).into());
        }
        self.act(batch, seat, action, on)
    }

    /// A seat acts in the game, in any form the game understands; the log has the exact one.
    fn act(&mut self, batch: &mut Batch, seat: Seat, action: &str, on: Option<u32>) -> Verdict {
        self.while_playing()?;
        let has_a_clock = self.chairs[seat.index()].bot.is_none();
        let playing = self.playing.as_mut().ok_or(TableRefusal::NotNow("no"))?;
        if playing.paused.is_some() {
            return Err(TableRefusal::Paused.into());
        }
        if on.is_some_and(|on| playing.stale(seat, on)) {
            return Err(Rejection::Stale);
        }
        let now = playing.time(batch.at);
        if has_a_clock && playing.clocks.is_out(seat, now) {
            return Err(TableRefusal::OutOfTime.into());
        }
        let before = playing.game.wait().clone();
        playing.game.act(now, seat, action)?;
        let entry = playing.game.entry(playing.game.entries()).expect("it has just been taken");
        self.after_input(batch.at, &before, &entry.input);
        self.keep(batch, EntryKind::Input(entry.input));
        Ok(())
    }

    pub(super) fn machine(&mut self, batch: &mut Batch, command: &MachineCommand) -> Verdict {
        match command {
            // Comes before what is due, which may then no longer be due.
            MachineCommand::GiveTime { millis } => return self.give_time(batch, *millis),
            _ => self.in_time(batch)?,
        }
        match command {
            MachineCommand::Seed(seed) => self.start(batch, seed),
            MachineCommand::BotActs { seat, action, on, at } => {
                if self.chairs[self.existing(*seat)?.index()].bot.is_none() {
                    return Err(TableRefusal::NotABot(*seat).into());
                }
                // A pause, or time given back, makes it later than the bot knew.
                let now = self.playing.as_ref().map(|playing| playing.time(batch.at));
                if *at > now {
                    return Err(Rejection::Stale);
                }
                self.act(batch, *seat, action, Some(*on))
            }
            MachineCommand::Gone(person) => self.gone(batch, person),
            MachineCommand::Back(person) => self.back(batch, person),
            MachineCommand::Seat { seat, name, person } => self.lead_to(batch, *seat, name, person.as_ref()),
            MachineCommand::GiveUp(seat) => {
                self.while_playing()?;
                Ok(self.input(batch, Input::Leave { seat: self.existing(*seat)? })?)
            }
            MachineCommand::Appoint(person) => self.appoint(batch, person),
            MachineCommand::GiveTime { .. } => Ok(()),
        }
    }

    fn start(&mut self, batch: &mut Batch, seed: &Seed) -> Verdict {
        if !self.start_due {
            return Err(TableRefusal::NoSeedNeeded.into());
        }
        self.happens(batch, EntryKind::Started { seed: seed.clone() });
        Ok(())
    }

    fn appoint(&mut self, batch: &mut Batch, person: &PersonId) -> Verdict {
        if let Some(seat) = self.seat_of(person) {
            return Err(TableRefusal::AlreadySeated(seat.to_string()).into());
        }
        if !self.stewards.contains(person) {
            self.happens(batch, EntryKind::Appointed { person: person.clone() });
        }
        Ok(())
    }

    /// Gives the clocks time back, but never to before the last move: time used up by then stays used.
    fn give_time(&mut self, batch: &mut Batch, millis: u64) -> Verdict {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        let Some(playing) = playing.filter(|playing| playing.paused.is_none()) else { return Ok(()) };
        let since_last = playing.time(batch.at).since(playing.game.now());
        let millis = millis.min(since_last.as_millis() as u64);
        if millis > 0 {
            self.happens(batch, EntryKind::TimeGiven { millis });
        }
        Ok(())
    }
}

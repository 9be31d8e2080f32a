use super::decide::{Batch, Done, No};
use crate::{MachineWish, PersonId, Table, TableRefusal, What};
use kee_game::{Seat, Seed};
use kee_wire::Phase;

impl Table {
    pub(super) fn person_acts(&mut self, batch: &mut Batch, by: &PersonId, action: &str, on: Option<u32>) -> Done {
        let seat = self.own_seat(by)?;
        if let Some(bot) = &self.chairs[seat.index()].bot {
            return Err(TableRefusal::StandIn(bot.clone()).into());
        }
        self.act(batch, seat, action, on)
    }

    /// A seat acts in the game, in whatever words the game understands; the log has the exact ones.
    pub(super) fn act(&mut self, batch: &mut Batch, seat: Seat, action: &str, on: Option<u32>) -> Done {
        self.while_playing()?;
        let has_a_clock = self.chairs[seat.index()].bot.is_none();
        let playing = self.playing.as_mut().ok_or(TableRefusal::NotNow(self.phase))?;
        if playing.paused.is_some() {
            return Err(TableRefusal::Paused.into());
        }
        if on.is_some_and(|on| playing.stale(seat, on)) {
            return Err(No::Stale);
        }
        let now = playing.time(batch.at);
        if has_a_clock && playing.clocks.is_out(seat, now) {
            return Err(TableRefusal::OutOfTime.into());
        }
        let before = playing.game.wait().clone();
        playing.game.act(now, seat, action)?;
        let entry = playing.game.entry(playing.game.entries()).expect("it has just been taken");
        self.after_input(batch.at, &before, &entry.input);
        self.keep(batch, What::Input(entry.input));
        Ok(())
    }
}

impl Table {
    pub(super) fn machine(&mut self, batch: &mut Batch, wish: &MachineWish) -> Done {
        match wish {
            // Comes before what is due: it may not have been due at all.
            MachineWish::GiveTime { millis } => return self.give_time(batch, *millis),
            _ => self.in_time(batch)?,
        }
        match wish {
            MachineWish::Seed(seed) => self.start(batch, seed),
            MachineWish::BotActs { seat, action, on, at } => {
                if self.chairs[self.existing(*seat)?.index()].bot.is_none() {
                    return Err(TableRefusal::NotABot(*seat).into());
                }
                // A pause, or time that is given back, makes it later than the bot knew.
                let now = self.playing.as_ref().map(|playing| playing.time(batch.at));
                if *at > now {
                    return Err(No::Stale);
                }
                self.act(batch, *seat, action, Some(*on))
            }
            MachineWish::Gone(person) => self.gone(batch, person),
            MachineWish::Back(person) => self.back(batch, person),
            MachineWish::Seat { seat, name, person } => self.lead_to(batch, *seat, name, person.as_ref()),
            MachineWish::Appoint(person) => self.appoint(batch, person),
            MachineWish::GiveTime { .. } => Ok(()),
        }
    }

    fn start(&mut self, batch: &mut Batch, seed: &Seed) -> Done {
        if !self.start_due {
            return Err(TableRefusal::NoSeedNeeded.into());
        }
        self.happens(batch, What::Started { seed: seed.clone() });
        Ok(())
    }

    /// Where nobody is missed it does not matter who is connected.
    fn gone(&mut self, batch: &mut Batch, person: &PersonId) -> Done {
        let seat = self.own_seat(person)?;
        if self.house.grace.is_some() && self.chairs[seat.index()].absence.is_none() {
            self.happens(batch, What::Gone { seat });
        }
        Ok(())
    }

    fn back(&mut self, batch: &mut Batch, person: &PersonId) -> Done {
        let seat = self.own_seat(person)?;
        if self.chairs[seat.index()].absence.is_some() {
            self.happens(batch, What::Back { seat });
        }
        Ok(())
    }

    fn appoint(&mut self, batch: &mut Batch, person: &PersonId) -> Done {
        if let Some(seat) = self.seat_of(person) {
            return Err(TableRefusal::AlreadySeated(seat).into());
        }
        if !self.stewards.contains(person) {
            self.happens(batch, What::Appointed { person: person.clone() });
        }
        Ok(())
    }

    /// The clocks are put back, but never to before the last move: what has been used up then is used up.
    fn give_time(&mut self, batch: &mut Batch, millis: u64) -> Done {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        let Some(playing) = playing.filter(|playing| playing.paused.is_none()) else { return Ok(()) };
        let since_last = playing.time(batch.at).since(playing.game.now());
        let millis = millis.min(since_last.as_millis() as u64);
        if millis > 0 {
            self.happens(batch, What::TimeGiven { millis });
        }
        Ok(())
    }
}

use crate::{
    PersonId, Table, TableRefusal, What,
    batch::Batch,
    decide::{Done, No},
};
use kee_game::Seat;

impl Table {
    pub(crate) fn person_acts(&mut self, batch: &mut Batch, by: &PersonId, action: &str, on: Option<u32>) -> Done {
        let seat = self.own_seat(by)?;
        if let Some(bot) = &self.chairs[seat.index()].bot {
            return Err(TableRefusal::StandIn(bot.clone()).into());
        }
        self.act(batch, seat, action, on)
    }

    /// A seat acts in the game, in whatever words the game understands; the log has the exact ones.
    pub(crate) fn act(&mut self, batch: &mut Batch, seat: Seat, action: &str, on: Option<u32>) -> Done {
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

use crate::{
    Table,
    chair::Chair,
    hearing::{Ears, Tale},
};
use kee_game::{Decline, Input, Refusal, Seat, Viewer, Wait, WallTime};

impl Table {
    /// Lets the game take an input in its exact text form.
    pub(crate) fn take(&mut self, at: WallTime, input: &Input<String, String>) -> Result<(), Refusal> {
        let Some(playing) = &mut self.playing else { return Err(Decline::Over.refusal()) };
        let before = playing.game.wait().clone();
        // A draw takes no time: it comes at the moment of what made it due.
        let time = if let Input::Chance(_) = input { playing.game.now() } else { playing.time(at) };
        playing.game.take(time, input)?;
        self.after_input(at, &before, input);
        Ok(())
    }

    /// The game has taken an input: clocks and asks follow, and it is settled who hears of it.
    ///
    /// What a game waits for is known to all. So if that has changed, all know that something has happened; else only
    /// those who are given a notice, and whoever did it.
    pub(crate) fn after_input(&mut self, at: WallTime, before: &Wait, input: &Input<String, String>) {
        let playing = self.playing.as_mut().expect("the game has just taken an input");
        let entry = playing.game.entries();
        let ears = if playing.game.wait() != before {
            Ears::everyone()
        } else {
            let actor = if let Input::Act { seat, .. } = input { Some(*seat) } else { None };
            let hears = |viewer: Viewer| {
                let own = actor.is_some_and(|seat| viewer.is(seat));
                own || playing.game.notices(entry, viewer).as_str() != "[]"
            };
            let seats = Seat::first(self.chairs.len()).filter(|seat| hears(Viewer::Seat(*seat)));
            Ears { seats: seats.collect(), spectators: hears(Viewer::Spectator) }
        };
        self.hearing.hear(at, ears, Tale::Game(entry));
        playing.follow(at, &self.hearing);
        if let Input::Leave { seat } = input {
            let chair = std::mem::take(&mut self.chairs[seat.index()]);
            self.hand_over_from(chair.person.as_ref());
            self.chairs[seat.index()] = Chair { name: chair.name, wins: chair.wins, ..Chair::default() };
        }
    }
}

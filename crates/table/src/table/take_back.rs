use super::{
    decision::{Batch, Verdict},
    hearing::{Ears, Tale},
};
use crate::{EntryKind, PersonId, Table, TableRefusal};
use kee_game::{Input, Seat, Viewer, WallTime};
use kee_wire::{Clock, Happening, Phase};

impl Table {
    pub(super) fn take_back(&mut self, batch: &mut Batch, by: &PersonId) -> Verdict {
        let seat = self.own_seat(by)?;
        self.while_playing()?;
        let to = self.before_last_move(seat).ok_or_else(|| self.why_not_back(seat))?;
        self.happens(batch, EntryKind::TakenBack { seat, to });
        Ok(())
    }

    /// The reason the seat can't take back a move of the running game.
    fn why_not_back(&self, seat: Seat) -> TableRefusal {
        let acted = |input: &Input<String, String>| matches!(input, Input::Act { seat: by, .. } if *by == seat);
        if self.is_paused() {
            TableRefusal::Paused
        } else if !self.allows_taking_back() {
            TableRefusal::NoTakingBack
        } else if !self.plays_without_others(seat) {
            TableRefusal::TakenBackAmongPeople
        } else if self.record().is_some_and(|record| record.entries.iter().any(|entry| acted(&entry.input))) {
            TableRefusal::SeenSince
        } else {
            TableRefusal::NothingToTakeBack
        }
    }

    /// The number of entries before the last move of this seat, if it may take that back: if it has seen nothing since
    /// then that was hidden before.
    pub(super) fn before_last_move(&self, seat: Seat) -> Option<usize> {
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing && !self.is_paused())?;
        if !self.allows_taking_back() || !self.plays_without_others(seat) {
            return None;
        }
        for entry in (1..=playing.game.entries()).rev() {
            let Input::Act { seat: by, .. } = playing.game.entry(entry)?.input else { return None };
            if playing.game.reveals(entry, Viewer::Seat(seat)) {
                return None;
            }
            if by == seat {
                return Some(entry - 1);
            }
        }
        None
    }

    /// Whether the house rules and the clocks let anyone take back a move.
    fn allows_taking_back(&self) -> bool {
        let timed = self.game().is_some_and(|game| game.wait().windows().iter().any(|it| it.deadline.is_some()));
        self.house.take_back && !self.house.led && self.house.clock == Clock::None && !timed
    }

    /// Whether the person in this seat plays alone or against bots, and no bot stands in for them.
    fn plays_without_others(&self, seat: Seat) -> bool {
        let people = self.seats_where(|chair| chair.person.is_some());
        people.len() == 1 && people.contains(seat) && !self.bots().contains(seat)
    }

    /// Plays the game again up to the seat's move, which is the first that is taken back. Viewers can no longer be told
    /// of entries that are gone.
    pub(super) fn go_back(&mut self, at: WallTime, seat: Seat, to: usize) -> Result<(), String> {
        let playing = self.playing.as_mut().filter(|_| self.phase == Phase::Playing).ok_or("no game is played")?;
        let record = playing.record();
        match record.entries.get(to).map(|entry| &entry.input) {
            Some(Input::Act { seat: by, .. }) if *by == seat => {}
            _ => return Err(format!("entry {} is not a move of {seat}", to + 1)),
        }
        let game = self.agreement.any_game().and_then(|game| game.replay(&record, &self.resources, to));
        playing.go_back(game.map_err(|mismatch| mismatch.to_string())?, record.entries);
        self.hearing.forget();
        self.hearing.hear(at, Ears::everyone(), Tale::Table(Box::new(Happening::TakenBack { seat })));
        playing.ask_again(at, &self.hearing);
        Ok(())
    }
}

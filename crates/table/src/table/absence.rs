use super::decision::{Batch, Verdict};
use crate::{EntryKind, PersonId, Table, TableRefusal};
use kee_game::{Input, Ruling, Seat, WallTime};
use kee_wire::{AbsenceChoice, AbsenceView, Phase, Vote};

/// The seconds the others have to decide about a player who left for good, in games over days: a day.
const PATIENCE: u32 = 86_400;

/// A player's absence.
#[derive(Clone, Default, Debug)]
pub(super) struct Absence {
    /// Whether they left for good.
    pub(super) for_good: bool,
    /// Whether the others may choose what to do.
    missed: bool,
    /// The time when the others may choose or, after leaving for good, when the game continues without the seat.
    pub(super) until: Option<WallTime>,
    /// The votes so far.
    votes: Vec<Vote>,
}

impl Absence {
    /// Replaces an earlier vote of the same seat.
    pub(super) fn vote(&mut self, by: Seat, choice: AbsenceChoice) {
        self.votes.retain(|vote| vote.by != by);
        self.votes.push(Vote { by, choice });
        self.votes.sort_by_key(|vote| vote.by);
    }

    pub(super) fn view(&self) -> AbsenceView {
        AbsenceView { for_good: self.for_good, missed: self.missed, until: self.until, votes: self.votes.clone() }
    }
}

impl Table {
    /// Applies an entry about an absence: lost, missed, voted on, back.
    pub(super) fn change_absence(&mut self, at: WallTime, what: &EntryKind) -> Result<(), String> {
        let grace = self.house.grace;
        let playing = self.phase == Phase::Playing;
        let none = Absence::default();
        match what {
            EntryKind::Gone { seat } | EntryKind::Awaited { seat } => {
                let until = grace.filter(|_| playing).map(|seconds| at.plus_seconds(seconds));
                let chair = self.chair(*seat)?;
                chair.absence = Some(Absence { until, ..none });
                chair.ready = false;
                self.start_due = false;
            }
            EntryKind::Missed { seat } => self.chair(*seat)?.absence = Some(Absence { missed: true, ..none }),
            EntryKind::Left { seat } => {
                let until = Some(at.plus_seconds(grace.unwrap_or(PATIENCE)));
                let chair = self.chair(*seat)?;
                // If a bot already plays for them, there is nothing to decide.
                let gone = Absence { for_good: true, missed: true, until, ..none };
                chair.absence = chair.bot.is_none().then_some(gone);
                let person = chair.person.take();
                self.hand_over_from(person.as_ref());
            }
            EntryKind::Back { seat } => {
                let chair = self.chair(*seat)?;
                chair.absence = None;
                chair.bot = None;
            }
            EntryKind::StoodIn { seat, bot } => {
                let chair = self.chair(*seat)?;
                chair.bot = Some(bot.clone());
                chair.absence = chair.person.is_some().then_some(none);
            }
            EntryKind::Voted { seat, by, choice } => {
                self.chair(*seat)?.absence.as_mut().ok_or("nobody is missed there")?.vote(*by, *choice);
            }
            _ => {}
        }
        Ok(())
    }

    /// In games over days, connections do not matter.
    pub(super) fn gone(&mut self, batch: &mut Batch, person: &PersonId) -> Verdict {
        let seat = self.own_seat(person)?;
        if self.house.grace.is_some() && self.chairs[seat.index()].absence.is_none() {
            self.happens(batch, EntryKind::Gone { seat });
        }
        Ok(())
    }

    pub(super) fn back(&mut self, batch: &mut Batch, person: &PersonId) -> Verdict {
        let seat = self.own_seat(person)?;
        if self.chairs[seat.index()].absence.is_some() {
            self.happens(batch, EntryKind::Back { seat });
        }
        Ok(())
    }

    pub(super) fn vote(&mut self, batch: &mut Batch, by: &PersonId, seat: Seat, choice: AbsenceChoice) -> Verdict {
        let voter = self.has_a_say(by)?;
        let seat = self.existing(seat)?;
        if voter == seat {
            return Err(TableRefusal::OwnSeat.into());
        }
        let absence = self.chairs[seat.index()].absence.as_ref();
        let Some(absence) = absence.filter(|absence| absence.missed) else {
            return Err(TableRefusal::NothingToDecide(seat).into());
        };
        if absence.for_good && choice == AbsenceChoice::Wait {
            return Err(TableRefusal::GoneForGood(seat).into());
        }
        self.happens(batch, EntryKind::Voted { seat, by: voter, choice });
        Ok(())
    }

    pub(super) fn do_what_is_chosen(&mut self, batch: &mut Batch) -> bool {
        let chosen = Seat::first(self.chairs.len()).find_map(|seat| Some((seat, self.chosen(seat)?)));
        let Some((seat, choice)) = chosen else { return false };
        match choice {
            AbsenceChoice::Wait => self.happens(batch, EntryKind::Awaited { seat }),
            AbsenceChoice::Bot => {
                let bot = self.stand_in();
                self.happens(batch, EntryKind::StoodIn { seat, bot });
            }
            AbsenceChoice::Without => self.sure_input(batch, Input::Leave { seat }),
            AbsenceChoice::End => self.sure_input(batch, Input::Ruling(Ruling::End)),
        }
        true
    }

    /// The choice of more than half of those present about a missing player's seat.
    fn chosen(&self, seat: Seat) -> Option<AbsenceChoice> {
        let absence = self.chairs[seat.index()].absence.as_ref()?;
        if self.house.led {
            // T1.8: at an event the others can't wait, and must not choose what suits them.
            return absence.missed.then_some(AbsenceChoice::Bot);
        }
        if absence.for_good && self.chairs.iter().all(|chair| chair.person.is_none()) {
            return Some(AbsenceChoice::End);
        }
        let voters = self.present().without(seat);
        let votes = |absence: &Absence, choice: AbsenceChoice| {
            absence.votes.iter().filter(|vote| vote.choice == choice && voters.contains(vote.by)).count()
        };
        let choices = [AbsenceChoice::Wait, AbsenceChoice::Bot, AbsenceChoice::Without, AbsenceChoice::End];
        choices.into_iter().find(|choice| votes(absence, *choice) * 2 > voters.len())
    }

    /// The bot that stands in for a missing player.
    pub(super) fn stand_in(&self) -> String {
        let bot = self.house.stand_in.clone().or_else(|| self.agreement.default_bot());
        bot.unwrap_or_else(|| "random".to_owned())
    }
}

use super::{chair::Absence, decide::Batch};
use crate::{Table, What};
use kee_game::{Input, Ruling, Seat, Wait};
use kee_wire::{Choice, Phase, Proposal};

impl Table {
    /// Lets everything happen that needs nobody: draws, the end of a game, what all have agreed to, what the others have
    /// chosen.
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
        self.keep(batch, What::Input(entry.input));
        true
    }

    fn finish(&mut self, batch: &mut Batch) -> bool {
        let outcome = self.playing.as_ref().and_then(|playing| playing.game.wait().outcome()).cloned();
        let over = outcome.is_some();
        if let Some(outcome) = outcome {
            self.happens(batch, What::Finished(outcome));
        }
        over
    }

    /// If the game asks nobody, only time can help, and nobody wants to wait for it.
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
            Proposal::Pause => self.happens(batch, What::Paused),
            Proposal::Resume => self.happens(batch, What::Resumed),
            Proposal::End => self.sure_input(batch, Input::Ruling(Ruling::End)),
        }
        true
    }

    fn do_what_is_chosen(&mut self, batch: &mut Batch) -> bool {
        let chosen = Seat::first(self.chairs.len()).find_map(|seat| Some((seat, self.chosen(seat)?)));
        let Some((seat, choice)) = chosen else { return false };
        match choice {
            Choice::Wait => self.happens(batch, What::Awaited { seat }),
            Choice::Bot => {
                let bot = self.stand_in();
                self.happens(batch, What::StoodIn { seat, bot });
            }
            Choice::Without => self.sure_input(batch, Input::Leave { seat }),
            Choice::End => self.sure_input(batch, Input::Ruling(Ruling::End)),
        }
        true
    }

    /// The bot that plays for somebody.
    pub(super) fn stand_in(&self) -> String {
        let bot = self.house.stand_in.clone().or_else(|| self.agreement.default_bot());
        bot.unwrap_or_else(|| "random".to_owned())
    }

    /// What to do about a seat whose player is gone: what more than half of those who are there want.
    fn chosen(&self, seat: Seat) -> Option<Choice> {
        let absence = self.chairs[seat.index()].absence.as_ref()?;
        if self.house.led {
            // T1.8: the others at the tables of an event cannot wait, and must not choose what suits them.
            return absence.missed.then_some(Choice::Bot);
        }
        if absence.for_good && self.chairs.iter().all(|chair| chair.person.is_none()) {
            return Some(Choice::End);
        }
        let voters = self.present().without(seat);
        let votes = |absence: &Absence, choice: Choice| {
            absence.votes.iter().filter(|vote| vote.choice == choice && voters.contains(vote.by)).count()
        };
        let choices = [Choice::Wait, Choice::Bot, Choice::Without, Choice::End];
        choices.into_iter().find(|choice| votes(absence, *choice) * 2 > voters.len())
    }

    /// An input that every game takes at any time.
    pub(super) fn sure_input(&mut self, batch: &mut Batch, input: Input<String, String>) {
        self.input(batch, input).expect("expiries, leaves and the end are never refused");
    }
}

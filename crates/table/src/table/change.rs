use super::{
    hearing::{Ears, Tale},
    playing::Playing,
    seats::Chair,
};
use crate::{EntryKind, PersonId, Table};
use kee_game::{Decline, Input, PlayerKind, Refusal, Seat, SeatSet, Seed, Viewer, Wait, WallTime};
use kee_wire::{Audience, Happening, OpenProposal, Phase, Proposal, Speaker};
use std::time::Duration;

impl Table {
    /// Applies an entry, live and in replay. On an error the entry does not fit this log.
    pub(super) fn perform(&mut self, at: WallTime, what: &EntryKind) -> Result<(), String> {
        if let EntryKind::Input(input) = what {
            return self.take(at, input).map_err(|refusal| refusal.to_string());
        }
        if let EntryKind::TakenBack { seat, to } = what {
            return self.go_back(at, *seat, *to);
        }
        self.change(at, what)?;
        let (ears, happening) = self.tale(what);
        self.hearing.hear(at, ears, Tale::Table(Box::new(happening)));
        Ok(())
    }

    fn change(&mut self, at: WallTime, what: &EntryKind) -> Result<(), String> {
        match what {
            EntryKind::Made(_) => return Err("a table is made only once".to_owned()),
            EntryKind::Input(_) | EntryKind::TakenBack { .. } => {}
            EntryKind::Chat { .. } | EntryKind::Reacted { .. } => {}
            EntryKind::SeatTaken { seat, person, name } => {
                *self.chair(*seat)? = Chair { person: Some(person.clone()), name: name.clone(), ..Chair::default() };
                self.start_due = self.all_set();
            }
            EntryKind::SeatLeft { seat } => {
                let chair = std::mem::take(self.chair(*seat)?);
                self.start_due = self.all_set();
                self.hand_over_from(chair.person.as_ref());
            }
            EntryKind::BotSeated { seat, bot, name } => {
                *self.chair(*seat)? = Chair { bot: Some(bot.clone()), name: name.clone(), ..Chair::default() };
                self.start_due = self.all_set();
            }
            EntryKind::Ready { seat, ready } => {
                self.chair(*seat)?.ready = *ready;
                self.start_due = self.all_set();
            }
            EntryKind::StartAsked => self.start_due = true,
            EntryKind::Started { seed } => self.begin(at, seed)?,
            EntryKind::Finished(outcome) => {
                if outcome.standings.len() != self.chairs.len() {
                    return Err("the outcome is not one of this table".to_owned());
                }
                self.phase = Phase::Over;
                self.proposal = None;
                // If everyone ties, nobody has won.
                let tied = outcome.winners().count() == self.chairs.len() && self.chairs.len() > 1;
                for seat in outcome.winners().filter(|_| !tied) {
                    self.chair(seat)?.wins += 1;
                }
                self.chairs.iter_mut().for_each(Chair::tidy);
            }
            EntryKind::Proposed { what: Proposal::Pause, .. } if self.is_paused() => {
                return Err("the game is paused already".to_owned());
            }
            EntryKind::Proposed { what: Proposal::Resume, .. } if !self.is_paused() => {
                return Err("the game is not paused".to_owned());
            }
            EntryKind::Proposed { by, what } => {
                self.proposal = Some(OpenProposal { what: *what, agreed: SeatSet::only(*by) });
            }
            EntryKind::Agreed { by } => {
                let proposal = self.proposal.as_mut().ok_or("nothing is proposed")?;
                proposal.agreed = proposal.agreed.with(*by);
            }
            EntryKind::Declined { .. } => self.proposal = None,
            EntryKind::Paused => {
                self.proposal = None;
                self.played()?.paused = Some(at);
            }
            EntryKind::Resumed => {
                self.proposal = None;
                let playing = self.played()?;
                let since = playing.paused.take().ok_or("the game is not paused")?;
                playing.origin = playing.origin.plus(at.since(since));
            }
            EntryKind::TimeGiven { millis } => {
                let playing = self.played()?;
                playing.origin = playing.origin.plus(Duration::from_millis(*millis));
            }
            EntryKind::HandedOver { to } => self.host = to.clone(),
            EntryKind::Appointed { person } => self.stewards.push(person.clone()),
            EntryKind::Closed => {
                self.phase = Phase::Closed;
                self.start_due = false;
            }
            EntryKind::Gone { .. }
            | EntryKind::Missed { .. }
            | EntryKind::Back { .. }
            | EntryKind::Left { .. }
            | EntryKind::Voted { .. }
            | EntryKind::Awaited { .. }
            | EntryKind::StoodIn { .. } => self.change_absence(at, what)?,
        }
        Ok(())
    }

    pub(super) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn played(&mut self) -> Result<&mut Playing, String> {
        self.playing.as_mut().ok_or_else(|| "no game has begun".to_owned())
    }

    fn all_set(&self) -> bool {
        !self.house.led
            && self.chairs.iter().any(|chair| chair.person.is_some())
            && self.chairs.iter().all(Chair::is_set)
    }

    /// A host who stands up hands over to the first person seated here; one who never sat stays the host.
    pub(super) fn hand_over_from(&mut self, leaver: Option<&PersonId>) {
        let next = self.chairs.iter().find_map(|chair| chair.person.clone());
        if let (true, Some(next)) = (leaver == Some(&self.host), next) {
            self.host = next;
        }
    }

    fn begin(&mut self, at: WallTime, seed: &Seed) -> Result<(), String> {
        let player = |chair: &Chair| match &chair.bot {
            Some(bot) => (PlayerKind::Bot, bot.clone()),
            None => (PlayerKind::Person, chair.name.clone()),
        };
        let players: Vec<_> = self.chairs.iter().map(player).collect();
        let begun = self.agreement.begin(&players, seed.commitment(), &self.resources);
        let (game, header) = begun.map_err(|mismatch| mismatch.to_string())?;
        // The log of the earlier game goes with it.
        self.hearing.forget();
        let mut playing = Playing::new(game, header, seed.clone(), self.house.clock, at);
        playing.follow(at, &self.hearing);
        self.playing = Some(playing);
        self.phase = Phase::Playing;
        self.games += 1;
        self.start_due = false;
        // Anyone already disconnected counts as missing from now on.
        for absence in self.chairs.iter_mut().filter_map(|chair| chair.absence.as_mut()) {
            absence.until = self.house.grace.map(|seconds| at.plus_seconds(seconds));
        }
        Ok(())
    }

    /// Tells everyone about something outside the game.
    pub(super) fn tell_all(&mut self, at: WallTime, happening: Happening) {
        self.hearing.hear(at, Ears::everyone(), Tale::Table(Box::new(happening)));
    }

    /// The audience of an entry outside the game, and what they are told.
    fn tale(&self, what: &EntryKind) -> (Ears, Happening) {
        let ears = match what {
            EntryKind::Chat { from: Speaker::Seat(seat), to: Audience::Team, .. } => {
                Ears::only(self.agreement.teams.members(self.agreement.teams.team(*seat)))
            }
            // A spectator sees more than a player, so they may not coach.
            EntryKind::Chat { from: Speaker::Spectator, .. } | EntryKind::Reacted { from: Speaker::Spectator, .. }
                if self.phase == Phase::Playing =>
            {
                Ears::SPECTATORS
            }
            _ => Ears::everyone(),
        };
        (ears, self.happening(what))
    }

    /// Passes an input to the game in its exact text form.
    pub(super) fn take(&mut self, at: WallTime, input: &Input<String, String>) -> Result<(), Refusal> {
        let Some(playing) = &mut self.playing else { return Err(Decline::Over.refusal()) };
        let before = playing.game.wait().clone();
        // A draw takes no time: it happens at the same moment as what made it due.
        let time = if let Input::Chance(_) = input { playing.game.now() } else { playing.time(at) };
        playing.game.take(time, input)?;
        self.after_input(at, &before, input);
        Ok(())
    }

    /// Updates clocks and requests after an input, and works out who hears of it.
    ///
    /// Everyone knows what a game is waiting for. So if that changed, everyone knows that something happened;
    /// otherwise only those with a notice, and the player who did it.
    pub(super) fn after_input(&mut self, at: WallTime, before: &Wait, input: &Input<String, String>) {
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

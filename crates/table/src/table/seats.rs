use super::{
    absence::Absence,
    decision::{Batch, Rejection, Verdict},
};
use crate::{EntryKind, PersonId, Table, TableRefusal};
use kee_game::{Input, Ruling, Seat};
use kee_wire::{HostCommand, Phase, PlayerView};

const LONGEST_NAME: usize = 30;

impl Table {
    pub(super) fn take_seat(&mut self, batch: &mut Batch, by: &PersonId, seat: Option<Seat>, name: &str) -> Verdict {
        self.while_not_playing()?;
        if let Some(seat) = self.seat_of(by) {
            return Err(TableRefusal::AlreadySeated(seat.to_string()).into());
        }
        if self.stewards.contains(by) {
            return Err(TableRefusal::StewardsDoNotPlay.into());
        }
        let name = clean_name(name)?;
        let seat = match seat {
            Some(seat) if self.chairs[self.existing(seat)?.index()].is_open() => seat,
            Some(seat) => return Err(TableRefusal::SeatTaken(seat.to_string()).into()),
            None => {
                let mut seats = Seat::first(self.chairs.len());
                seats.find(|seat| self.chairs[seat.index()].is_open()).ok_or(TableRefusal::NoOpenSeat)?
            }
        };
        self.happens(batch, EntryKind::SeatTaken { seat, person: by.clone(), name });
        Ok(())
    }

    /// A person whose bot is playing takes over from there.
    pub(super) fn lead_to(&mut self, batch: &mut Batch, seat: Seat, name: &str, person: Option<&PersonId>) -> Verdict {
        let chair = &self.chairs[self.existing(seat)?.index()];
        let waits = chair.is_open() || (chair.person.is_none() && chair.name == name);
        let Some(person) = person else {
            self.while_not_playing()?;
            let bot = self.stand_in();
            self.happens(batch, EntryKind::BotSeated { seat, bot, name: name.to_owned() });
            return Ok(());
        };
        match self.seat_of(person) {
            Some(seat) => Err(TableRefusal::AlreadySeated(seat.to_string()).into()),
            None if !waits => Err(TableRefusal::SeatTaken(seat.to_string()).into()),
            None => {
                self.happens(batch, EntryKind::SeatTaken { seat, person: person.clone(), name: name.to_owned() });
                Ok(())
            }
        }
    }

    pub(super) fn leave_seat(&mut self, batch: &mut Batch, by: &PersonId) -> Verdict {
        let seat = self.own_seat(by)?;
        let playing = self.phase == Phase::Playing;
        self.happens(batch, if playing { EntryKind::Left { seat } } else { EntryKind::SeatLeft { seat } });
        Ok(())
    }

    pub(super) fn ready(&mut self, batch: &mut Batch, by: &PersonId, ready: bool) -> Verdict {
        self.while_not_playing()?;
        let seat = self.own_seat(by)?;
        if self.chairs[seat.index()].ready != ready {
            self.happens(batch, EntryKind::Ready { seat, ready });
        }
        Ok(())
    }

    pub(super) fn host_command(&mut self, batch: &mut Batch, by: &PersonId, command: &HostCommand) -> Verdict {
        let (host, steward) = (self.host == *by, self.stewards.contains(by));
        match command {
            HostCommand::Rule { ruling } => {
                if !(steward || host && self.stewards.is_empty()) {
                    return Err(TableRefusal::NotSteward.into());
                }
                self.while_playing()?;
                Ok(self.input(batch, Input::Ruling(*ruling))?)
            }
            _ if !host && !steward => Err(TableRefusal::NotHost.into()),
            HostCommand::SeatBot { seat, bot } => self.seat_bot(batch, *seat, bot),
            HostCommand::ClearSeat { seat } => self.clear_seat(batch, *seat),
            HostCommand::Start => self.ask_to_start(batch),
            HostCommand::HandOver { seat } => self.hand_over(batch, *seat),
            HostCommand::Unpause => self.unpause(batch),
            HostCommand::Close => {
                if self.phase == Phase::Playing {
                    self.sure_input(batch, Input::Ruling(Ruling::End));
                    self.settle(batch);
                }
                self.happens(batch, EntryKind::Closed);
                Ok(())
            }
        }
    }

    fn seat_bot(&mut self, batch: &mut Batch, seat: Seat, bot: &str) -> Verdict {
        self.while_not_playing()?;
        if self.chairs[self.existing(seat)?.index()].person.is_some() {
            return Err(TableRefusal::SeatTaken(seat.to_string()).into());
        }
        let problems = self.agreement.any_game().map(|game| game.check_bots(&[bot.to_owned()]));
        if let Some(problem) = problems.unwrap_or_default().first() {
            return Err(TableRefusal::NoSuchBot(problem.message.clone()).into());
        }
        self.happens(batch, EntryKind::BotSeated { seat, bot: bot.to_owned(), name: String::new() });
        Ok(())
    }

    fn clear_seat(&mut self, batch: &mut Batch, seat: Seat) -> Verdict {
        self.while_not_playing()?;
        if self.chairs[self.existing(seat)?.index()].is_open() {
            return Err(TableRefusal::NobodyThere(seat.to_string()).into());
        }
        self.happens(batch, EntryKind::SeatLeft { seat });
        Ok(())
    }

    fn ask_to_start(&mut self, batch: &mut Batch) -> Verdict {
        self.while_not_playing()?;
        if self.chairs.iter().any(|chair| chair.is_open()) {
            return Err(TableRefusal::SeatsOpen.into());
        }
        if !self.start_due {
            self.happens(batch, EntryKind::StartAsked);
        }
        Ok(())
    }

    fn hand_over(&mut self, batch: &mut Batch, seat: Seat) -> Verdict {
        let to = self.chairs[self.existing(seat)?.index()]
            .person
            .clone()
            .ok_or_else(|| TableRefusal::NobodyThere(seat.to_string()))?;
        if to != self.host {
            self.happens(batch, EntryKind::HandedOver { to });
        }
        Ok(())
    }

    fn unpause(&mut self, batch: &mut Batch) -> Verdict {
        self.while_playing()?;
        if !self.is_paused() {
            return Err(TableRefusal::NotPaused.into());
        }
        self.happens(batch, EntryKind::Resumed);
        Ok(())
    }
}

/// The name in one line, without extra spaces.
fn clean_name(name: &str) -> Result<String, Rejection> {
    let clean = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&clean.chars().count()) && !clean.chars().any(char::is_control);
    if fits { Ok(clean) } else { Err(TableRefusal::BadName.into()) }
}

/// A seat and its player.
#[derive(Clone, Default, Debug)]
pub(super) struct Chair {
    /// The person whose seat it is. After leaving a running game for good only their name stays.
    pub(super) person: Option<PersonId>,
    /// Their name; empty if nobody has sat here.
    pub(super) name: String,
    /// The bot that plays, for itself or for a missing player.
    pub(super) bot: Option<String>,
    /// Whether they are ready for the next game.
    pub(super) ready: bool,
    /// The number of games at this table that the present player has won.
    pub(super) wins: u32,
    /// The reason why the person is not playing.
    pub(super) absence: Option<Absence>,
}

impl Chair {
    /// Whether the seat is open.
    fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Whether a person has it who is not away.
    pub(super) fn is_present(&self) -> bool {
        self.person.is_some() && self.absence.is_none()
    }

    /// Whether it doesn't hold up the next game.
    pub(super) fn is_set(&self) -> bool {
        match (&self.person, &self.bot) {
            (Some(_), _) => self.ready,
            (None, bot) => bot.is_some(),
        }
    }

    /// The player, as everyone sees them.
    pub(super) fn player(&self) -> PlayerView {
        match (&self.bot, self.name.as_str()) {
            (None, "") => PlayerView::Open,
            (None, name) => PlayerView::Person(name.to_owned()),
            (Some(bot), "") => PlayerView::Bot(bot.clone()),
            (Some(bot), name) => PlayerView::StandIn { name: name.to_owned(), bot: bot.clone() },
        }
    }

    /// The game is over: players who left it leave the table, and those still here play for themselves again.
    pub(super) fn tidy(&mut self) {
        self.ready = false;
        if self.person.is_some() {
            self.bot = None;
        } else if !self.name.is_empty() {
            *self = Self::default();
        }
        if let Some(absence) = &mut self.absence {
            *absence = Absence::default();
        }
    }
}

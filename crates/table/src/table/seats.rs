use super::decide::{Batch, Done, No};
use crate::{PersonId, Table, TableRefusal, What};
use kee_game::{Input, Ruling, Seat};
use kee_wire::{HostCommand, Phase};

const LONGEST_NAME: usize = 30;

impl Table {
    pub(super) fn take_seat(&mut self, batch: &mut Batch, by: &PersonId, seat: Option<Seat>, name: &str) -> Done {
        self.while_not_playing()?;
        if let Some(seat) = self.seat_of(by) {
            return Err(TableRefusal::AlreadySeated(seat).into());
        }
        if self.stewards.contains(by) {
            return Err(TableRefusal::StewardsDoNotPlay.into());
        }
        let name = clean_name(name)?;
        let seat = match seat {
            Some(seat) if self.chairs[self.existing(seat)?.index()].is_open() => seat,
            Some(seat) => return Err(TableRefusal::SeatTaken(seat).into()),
            None => {
                let mut seats = Seat::first(self.chairs.len());
                seats.find(|seat| self.chairs[seat.index()].is_open()).ok_or(TableRefusal::NoOpenSeat)?
            }
        };
        self.happens(batch, What::SeatTaken { seat, person: by.clone(), name });
        Ok(())
    }

    /// Who comes while a bot plays for them plays on from there.
    pub(super) fn lead_to(&mut self, batch: &mut Batch, seat: Seat, name: &str, person: Option<&PersonId>) -> Done {
        let chair = &self.chairs[self.existing(seat)?.index()];
        let waits = chair.is_open() || (chair.person.is_none() && chair.name == name);
        let Some(person) = person else {
            self.while_not_playing()?;
            let bot = self.stand_in();
            self.happens(batch, What::BotSeated { seat, bot, name: name.to_owned() });
            return Ok(());
        };
        match self.seat_of(person) {
            Some(seat) => Err(TableRefusal::AlreadySeated(seat).into()),
            None if !waits => Err(TableRefusal::SeatTaken(seat).into()),
            None => {
                self.happens(batch, What::SeatTaken { seat, person: person.clone(), name: name.to_owned() });
                Ok(())
            }
        }
    }

    pub(super) fn leave_seat(&mut self, batch: &mut Batch, by: &PersonId) -> Done {
        let seat = self.own_seat(by)?;
        let playing = self.phase == Phase::Playing;
        self.happens(batch, if playing { What::Left { seat } } else { What::SeatLeft { seat } });
        Ok(())
    }

    pub(super) fn ready(&mut self, batch: &mut Batch, by: &PersonId, ready: bool) -> Done {
        self.while_not_playing()?;
        let seat = self.own_seat(by)?;
        if self.chairs[seat.index()].ready != ready {
            self.happens(batch, What::Ready { seat, ready });
        }
        Ok(())
    }
}

/// The name in one line, without spaces to spare.
fn clean_name(name: &str) -> Result<String, No> {
    let clean = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&clean.chars().count()) && !clean.chars().any(char::is_control);
    if fits { Ok(clean) } else { Err(TableRefusal::BadName(name.to_owned()).into()) }
}

impl Table {
    pub(super) fn host_wish(&mut self, batch: &mut Batch, by: &PersonId, wish: &HostCommand) -> Done {
        let (host, steward) = (self.host == *by, self.stewards.contains(by));
        match wish {
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
                self.happens(batch, What::Closed);
                Ok(())
            }
        }
    }

    fn seat_bot(&mut self, batch: &mut Batch, seat: Seat, bot: &str) -> Done {
        self.while_not_playing()?;
        if self.chairs[self.existing(seat)?.index()].person.is_some() {
            return Err(TableRefusal::SeatTaken(seat).into());
        }
        let problems = self.agreement.any_game().map(|game| game.check_bots(&[bot.to_owned()]));
        if let Some(problem) = problems.unwrap_or_default().first() {
            return Err(TableRefusal::NoSuchBot(problem.sentence.clone()).into());
        }
        self.happens(batch, What::BotSeated { seat, bot: bot.to_owned(), name: String::new() });
        Ok(())
    }

    fn clear_seat(&mut self, batch: &mut Batch, seat: Seat) -> Done {
        self.while_not_playing()?;
        if self.chairs[self.existing(seat)?.index()].is_open() {
            return Err(TableRefusal::NobodyThere(seat).into());
        }
        self.happens(batch, What::SeatLeft { seat });
        Ok(())
    }

    fn ask_to_start(&mut self, batch: &mut Batch) -> Done {
        self.while_not_playing()?;
        if self.chairs.iter().any(|chair| chair.is_open()) {
            return Err(TableRefusal::SeatsOpen.into());
        }
        if !self.start_due {
            self.happens(batch, What::StartAsked);
        }
        Ok(())
    }

    fn hand_over(&mut self, batch: &mut Batch, seat: Seat) -> Done {
        let to = self.chairs[self.existing(seat)?.index()].person.clone().ok_or(TableRefusal::NobodyThere(seat))?;
        if to != self.host {
            self.happens(batch, What::HandedOver { to });
        }
        Ok(())
    }

    fn unpause(&mut self, batch: &mut Batch) -> Done {
        self.while_playing()?;
        if !self.is_paused() {
            return Err(TableRefusal::NotPaused.into());
        }
        self.happens(batch, What::Resumed);
        Ok(())
    }
}

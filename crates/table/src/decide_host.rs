use crate::{PersonId, Table, TableRefusal, What, batch::Batch, decide::Done};
use kee_game::{Input, Ruling, Seat};
use kee_wire::{HostWish, Phase};

impl Table {
    pub(crate) fn host_wish(&mut self, batch: &mut Batch, by: &PersonId, wish: &HostWish) -> Done {
        let (host, steward) = (self.host == *by, self.stewards.contains(by));
        match wish {
            HostWish::Rule { ruling } => {
                if !(steward || host && self.stewards.is_empty()) {
                    return Err(TableRefusal::NotSteward.into());
                }
                self.while_playing()?;
                Ok(self.input(batch, Input::Ruling(*ruling))?)
            }
            _ if !host && !steward => Err(TableRefusal::NotHost.into()),
            HostWish::SeatBot { seat, bot } => self.seat_bot(batch, *seat, bot),
            HostWish::ClearSeat { seat } => self.clear_seat(batch, *seat),
            HostWish::Start => self.ask_to_start(batch),
            HostWish::HandOver { seat } => self.hand_over(batch, *seat),
            HostWish::Unpause => self.unpause(batch),
            HostWish::Close => {
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

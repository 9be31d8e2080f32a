use crate::{
    PersonId, Table, TableRefusal, What,
    batch::Batch,
    decide::{Done, No},
};
use kee_game::Seat;
use kee_wire::Phase;

const LONGEST_NAME: usize = 30;

impl Table {
    pub(crate) fn take_seat(&mut self, batch: &mut Batch, by: &PersonId, seat: Option<Seat>, name: &str) -> Done {
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
    pub(crate) fn lead_to(&mut self, batch: &mut Batch, seat: Seat, name: &str, person: Option<&PersonId>) -> Done {
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

    pub(crate) fn leave_seat(&mut self, batch: &mut Batch, by: &PersonId) -> Done {
        let seat = self.own_seat(by)?;
        let playing = self.phase == Phase::Playing;
        self.happens(batch, if playing { What::Left { seat } } else { What::SeatLeft { seat } });
        Ok(())
    }

    pub(crate) fn ready(&mut self, batch: &mut Batch, by: &PersonId, ready: bool) -> Done {
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

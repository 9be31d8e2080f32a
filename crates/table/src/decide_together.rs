use crate::{
    PersonId, Table, TableRefusal, What,
    batch::Batch,
    decide::{Done, No},
};
use kee_game::Seat;
use kee_wire::{Choice, Proposal};

impl Table {
    /// To propose what is proposed already is to agree to it.
    pub(crate) fn propose(&mut self, batch: &mut Batch, by: &PersonId, what: Proposal) -> Done {
        let seat = self.has_a_say(by)?;
        if let Some(open) = self.proposal {
            return if open.what == what {
                self.reply(batch, by, true)
            } else {
                Err(TableRefusal::OtherProposal(open.what).into())
            };
        }
        let paused = self.is_paused();
        match what {
            Proposal::Pause if paused => return Err(TableRefusal::Paused.into()),
            Proposal::Resume if !paused => return Err(TableRefusal::NotPaused.into()),
            Proposal::Pause | Proposal::Resume | Proposal::End => {}
        }
        self.happens(batch, What::Proposed { by: seat, what });
        Ok(())
    }

    pub(crate) fn reply(&mut self, batch: &mut Batch, by: &PersonId, agree: bool) -> Done {
        let seat = self.has_a_say(by)?;
        let open = self.proposal.ok_or(TableRefusal::NoProposal)?;
        if agree && open.agreed.contains(seat) {
            return Err(TableRefusal::AlreadyAgreed.into());
        }
        self.happens(batch, if agree { What::Agreed { by: seat } } else { What::Declined { by: seat } });
        Ok(())
    }

    pub(crate) fn vote(&mut self, batch: &mut Batch, by: &PersonId, seat: Seat, choice: Choice) -> Done {
        let voter = self.has_a_say(by)?;
        let seat = self.existing(seat)?;
        if voter == seat {
            return Err(TableRefusal::OwnSeat.into());
        }
        let absence = self.chairs[seat.index()].absence.as_ref();
        let Some(absence) = absence.filter(|absence| absence.missed) else {
            return Err(TableRefusal::NothingToDecide(seat).into());
        };
        if absence.for_good && choice == Choice::Wait {
            return Err(TableRefusal::GoneForGood(seat).into());
        }
        self.happens(batch, What::Voted { seat, by: voter, choice });
        Ok(())
    }

    /// Who sits here and is not gone decides with the others.
    fn has_a_say(&self, by: &PersonId) -> Result<Seat, No> {
        self.while_playing()?;
        let seat = self.own_seat(by)?;
        if self.present().contains(seat) { Ok(seat) } else { Err(TableRefusal::NotSeated.into()) }
    }
}

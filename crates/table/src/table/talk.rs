use super::decide::{Batch, Done, No};
use crate::{PersonId, Table, TableRefusal, What};
use kee_game::Seat;
use kee_wire::{Audience, Choice, Phase, Proposal, Reaction, Speaker, Talk};

const LONGEST_TEXT: usize = 500;

impl Table {
    pub(super) fn chat(&mut self, batch: &mut Batch, by: &PersonId, to: Audience, text: &str) -> Done {
        let from = self.speaker(by);
        self.may_talk(from, self.house.talk == Talk::Open)?;
        if to == Audience::Team {
            self.may_talk_in_private(from)?;
        }
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_TEXT || text.chars().any(char::is_control) {
            return Err(TableRefusal::BadText(LONGEST_TEXT).into());
        }
        self.happens(batch, What::Chat { from, to, text: text.to_owned() });
        Ok(())
    }

    pub(super) fn react(&mut self, batch: &mut Batch, by: &PersonId, reaction: Reaction) -> Done {
        let from = self.speaker(by);
        self.may_talk(from, self.house.talk != Talk::Silent)?;
        self.happens(batch, What::Reacted { from, reaction });
        Ok(())
    }

    fn speaker(&self, by: &PersonId) -> Speaker {
        match self.seat_of(by) {
            Some(seat) => Speaker::Seat(seat),
            None if self.stewards.contains(by) => Speaker::Steward,
            None if self.host == *by => Speaker::Host,
            None => Speaker::Spectator,
        }
    }

    /// A steward can always be heard.
    fn may_talk(&self, from: Speaker, house: bool) -> Done {
        match from {
            Speaker::Steward => Ok(()),
            _ if !house => Err(TableRefusal::Silent.into()),
            Speaker::Seat(_) | Speaker::Host | Speaker::Spectator => Ok(()),
        }
    }

    /// Partners have no channel of their own while a game is played (Keesdrow K8.1, Keezen Z2.2).
    fn may_talk_in_private(&self, from: Speaker) -> Done {
        let teams = &self.agreement.teams;
        match from {
            Speaker::Seat(seat) if teams.members(teams.team(seat)).len() > 1 => {}
            _ => return Err(TableRefusal::NoTeam.into()),
        }
        if self.phase == Phase::Playing { Err(TableRefusal::PrivateTalk.into()) } else { Ok(()) }
    }
}

impl Table {
    /// To propose what is proposed already is to agree to it.
    pub(super) fn propose(&mut self, batch: &mut Batch, by: &PersonId, what: Proposal) -> Done {
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

    pub(super) fn reply(&mut self, batch: &mut Batch, by: &PersonId, agree: bool) -> Done {
        let seat = self.has_a_say(by)?;
        let open = self.proposal.ok_or(TableRefusal::NoProposal)?;
        if agree && open.agreed.contains(seat) {
            return Err(TableRefusal::AlreadyAgreed.into());
        }
        self.happens(batch, if agree { What::Agreed { by: seat } } else { What::Declined { by: seat } });
        Ok(())
    }

    pub(super) fn vote(&mut self, batch: &mut Batch, by: &PersonId, seat: Seat, choice: Choice) -> Done {
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

use super::decision::{Batch, Rejection, Verdict};
use crate::{EntryKind, PersonId, Table, TableRefusal};
use kee_game::Seat;
use kee_wire::{Audience, Phase, Proposal, Reaction, Speaker, Talk};

const LONGEST_TEXT: usize = 500;

impl Table {
    pub(super) fn chat(&mut self, batch: &mut Batch, by: &PersonId, to: Audience, text: &str) -> Verdict {
        let from = self.speaker(by);
        self.may_talk(from, self.house.talk == Talk::Open)?;
        if to == Audience::Team {
            self.may_talk_in_private(from)?;
        }
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_TEXT || text.chars().any(char::is_control) {
            return Err(TableRefusal::BadText(LONGEST_TEXT).into());
        }
        self.happens(batch, EntryKind::Chat { from, to, text: text.to_owned() });
        Ok(())
    }

    pub(super) fn react(&mut self, batch: &mut Batch, by: &PersonId, reaction: Reaction) -> Verdict {
        let from = self.speaker(by);
        self.may_talk(from, self.house.talk != Talk::Silent)?;
        self.happens(batch, EntryKind::Reacted { from, reaction });
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

    /// A steward may always speak.
    fn may_talk(&self, from: Speaker, house: bool) -> Verdict {
        match from {
            Speaker::Steward => Ok(()),
            _ if !house => Err(TableRefusal::Silent.into()),
            Speaker::Seat(_) | Speaker::Host | Speaker::Spectator => Ok(()),
        }
    }

    /// Partners have no channel of their own while a game is played (Keesdrow K8.1, Keezen Z2.2).
    fn may_talk_in_private(&self, from: Speaker) -> Verdict {
        let teams = &self.agreement.teams;
        match from {
            Speaker::Seat(seat) if teams.members(teams.team(seat)).len() > 1 => {}
            _ => return Err(TableRefusal::NoTeam.into()),
        }
        if self.phase == Phase::Playing { Err(TableRefusal::PrivateTalk.into()) } else { Ok(()) }
    }

    /// Proposing what is already proposed means agreeing.
    pub(super) fn propose(&mut self, batch: &mut Batch, by: &PersonId, what: Proposal) -> Verdict {
        let seat = self.has_a_say(by)?;
        if let Some(open) = self.proposal {
            return if open.what == what {
                self.reply(batch, by, true)
            } else {
                Err(TableRefusal::OtherProposal(match open.what {
                    Proposal::Pause => "pause",
                    Proposal::Resume => "resume",
                    Proposal::End => "end",
                })
                .into())
            };
        }
        let paused = self.is_paused();
        match what {
            Proposal::Pause if paused => return Err(TableRefusal::Paused.into()),
            Proposal::Resume if !paused => return Err(TableRefusal::NotPaused.into()),
            Proposal::Pause | Proposal::Resume | Proposal::End => {}
        }
        self.happens(batch, EntryKind::Proposed { by: seat, what });
        Ok(())
    }

    pub(super) fn reply(&mut self, batch: &mut Batch, by: &PersonId, agree: bool) -> Verdict {
        let seat = self.has_a_say(by)?;
        let open = self.proposal.ok_or(TableRefusal::NoProposal)?;
        if agree && open.agreed.contains(seat) {
            return Err(TableRefusal::AlreadyAgreed.into());
        }
        self.happens(batch, if agree { EntryKind::Agreed { by: seat } } else { EntryKind::Declined { by: seat } });
        Ok(())
    }

    /// Everyone seated here and not away has a vote.
    pub(super) fn has_a_say(&self, by: &PersonId) -> Result<Seat, Rejection> {
        self.while_playing()?;
        let seat = self.own_seat(by)?;
        if self.present().contains(seat) { Ok(seat) } else { Err(TableRefusal::NotSeated.into()) }
    }
}

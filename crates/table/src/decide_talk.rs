use crate::{PersonId, Table, TableRefusal, What, batch::Batch, decide::Done};
use kee_wire::{Audience, Phase, Reaction, Speaker, Talk};

const LONGEST_TEXT: usize = 500;

impl Table {
    pub(crate) fn chat(&mut self, batch: &mut Batch, by: &PersonId, to: Audience, text: &str) -> Done {
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

    pub(crate) fn react(&mut self, batch: &mut Batch, by: &PersonId, reaction: Reaction) -> Done {
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

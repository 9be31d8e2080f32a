use crate::PersonId;
use kee_game::{Seat, WallTime};
use kee_wire::{AbsenceView, Choice, PlayerView, Vote};

/// A seat and who plays on it.
#[derive(Clone, Default, Debug)]
pub(super) struct Chair {
    /// Whose seat it is. Who left a running game for good is not here any more, but the name is.
    pub(super) person: Option<PersonId>,
    /// What they are called; empty if nobody has sat here.
    pub(super) name: String,
    /// The bot that plays, for itself or for somebody who is gone.
    pub(super) bot: Option<String>,
    /// Whether they want the next game to begin.
    pub(super) ready: bool,
    /// How many games of this table were won here, by whoever sits here now.
    pub(super) wins: u32,
    /// Why the person does not play.
    pub(super) absence: Option<Absence>,
}

/// Somebody is gone.
#[derive(Clone, Debug)]
pub(super) struct Absence {
    /// Whether they said so.
    pub(super) for_good: bool,
    /// Whether the others may choose what to do.
    pub(super) missed: bool,
    /// When they may, or, if it is for good, when the game goes on without the seat.
    pub(super) until: Option<WallTime>,
    /// What they want.
    pub(super) votes: Vec<Vote>,
}

impl Chair {
    /// Whether nobody has it.
    pub(super) fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Whether a person has it who is not gone.
    pub(super) fn is_present(&self) -> bool {
        self.person.is_some() && self.absence.is_none()
    }

    /// Whether it does not keep the next game from beginning.
    pub(super) fn is_set(&self) -> bool {
        match (&self.person, &self.bot) {
            (Some(_), _) => self.ready,
            (None, bot) => bot.is_some(),
        }
    }

    /// Who plays, as everyone sees it.
    pub(super) fn player(&self) -> PlayerView {
        match (&self.bot, self.name.as_str()) {
            (None, "") => PlayerView::Open,
            (None, name) => PlayerView::Person(name.to_owned()),
            (Some(bot), "") => PlayerView::Bot(bot.clone()),
            (Some(bot), name) => PlayerView::StandIn { name: name.to_owned(), bot: bot.clone() },
        }
    }

    /// The game is over: who left it has left the table, and whoever is still here plays again for themselves.
    pub(super) fn tidy(&mut self) {
        self.ready = false;
        if self.person.is_some() {
            self.bot = None;
        } else if !self.name.is_empty() {
            *self = Self::default();
        }
        if let Some(absence) = &mut self.absence {
            *absence = Absence { for_good: false, missed: false, until: None, votes: Vec::new() };
        }
    }
}

impl Absence {
    /// Takes the place of what the same seat wanted before.
    pub(super) fn vote(&mut self, by: Seat, choice: Choice) {
        self.votes.retain(|vote| vote.by != by);
        self.votes.push(Vote { by, choice });
        self.votes.sort_by_key(|vote| vote.by);
    }

    pub(super) fn view(&self) -> AbsenceView {
        AbsenceView { for_good: self.for_good, missed: self.missed, until: self.until, votes: self.votes.clone() }
    }
}

//! Events for tests, run as a host would.

use super::Outline;
use kee_event::{
    AnyEvent, By, EventCommand, EventPlan, EventView, Moment, Venue, party,
    tournament::{self, Points},
};
use kee_game::Seed;

/// An event with its log, so commands are really carried out.
pub(crate) struct Sample {
    event: AnyEvent,
}

const BEGIN: Moment = Moment::from_seconds(1_794_857_400);

fn host() -> By {
    "host".parse().expect("a person")
}

fn sample(plan: EventPlan) -> Sample {
    Sample { event: AnyEvent::open(plan, BEGIN, host()).expect("a good plan") }
}

/// A Keyword party.
pub(crate) fn party() -> Sample {
    sample(EventPlan::Party(party::PartyPlan::party("Game night", Seed::new([7; 32]))))
}

/// A Keezen tournament of this many rounds.
pub(crate) fn tournament(rounds: usize) -> Sample {
    let plan = tournament::TournamentPlan {
        rounds,
        ..tournament::TournamentPlan::new("Keezen night", Points::Sheet, Seed::new([7; 32]))
    };
    sample(EventPlan::Tournament(plan))
}

impl Sample {
    /// Carries out a command of the host.
    pub(crate) fn ask(&mut self, command: impl Into<EventCommand>) {
        self.event.decide(BEGIN, &host(), &command.into()).expect("it may be done");
    }

    /// Carries out a command that the host types.
    pub(crate) fn ask_text(&mut self, text: impl AsRef<str>) {
        self.ask(self.event.command(text.as_ref()).expect("a command"));
    }

    pub(crate) fn view(&self) -> EventView {
        EventView {
            number: self.event.number() as u64,
            code: "653kx7".to_owned(),
            now: BEGIN,
            played: Venue::Boards,
            tables: Vec::new(),
            what: self.event.view(),
        }
    }

    pub(crate) fn outline(&self) -> Outline {
        self.view().outline()
    }
}

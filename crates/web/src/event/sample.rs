//! Events for tests, run as a host would.

use super::{NextStep, Outline};
use kee_event::{
    By, Event, EventView, KindView, Log, LogEntry, Moment, PersonId, Played,
    party::{self, Party},
    tournament::{self, Points, Tournament},
};
use kee_game::Seed;
use std::{fmt::Debug, str::FromStr};

/// An event with its log, so that wishes are really carried out.
pub(crate) struct Sample<E: Event> {
    log: Log<E>,
    shown: fn(&E) -> KindView,
}

const BEGIN: Moment = Moment::from_seconds(1_794_857_400);

fn host() -> PersonId {
    "host".parse().expect("a key")
}

/// A Keyword party.
pub(crate) fn party() -> Sample<Party> {
    let plan = party::Plan::party("Game night", Seed::new([7; 32]));
    let what = party::PartyEntry::Opened(Box::new(plan));
    let log = Log::begin(LogEntry { at: BEGIN, by: By::Person(host()), what }).expect("a good plan");
    Sample { log, shown: |event| KindView::Party(event.view()) }
}

/// A Keezen tournament of so many rounds.
pub(crate) fn tournament(rounds: usize) -> Sample<Tournament> {
    let plan = tournament::Plan { rounds, ..tournament::Plan::new("Keezen night", Points::Sheet, Seed::new([7; 32])) };
    let what = tournament::TournamentEntry::Opened(Box::new(plan));
    let log = Log::begin(LogEntry { at: BEGIN, by: By::Person(host()), what }).expect("a good plan");
    Sample { log, shown: |tournament| KindView::Tournament(tournament.view()) }
}

impl<E: Event<Command: FromStr<Err: Debug>>> Sample<E> {
    /// The host asks for something.
    pub(crate) fn ask(&mut self, wish: &str) {
        let wish = wish.parse().expect("a wish");
        self.log.decide(BEGIN, &By::Person(host()), &wish).expect("it may be done");
    }

    pub(crate) fn seen(&self) -> EventView {
        EventView {
            number: self.log.entries().len() as u64,
            code: "653kx7".to_owned(),
            now: BEGIN,
            played: Played::Boards,
            tables: Vec::new(),
            what: (self.shown)(self.log.state()),
        }
    }

    pub(crate) fn outline(&self) -> Outline {
        Outline::of(&self.seen())
    }

    pub(crate) fn step(&self) -> NextStep {
        NextStep::of(&self.outline())
    }
}

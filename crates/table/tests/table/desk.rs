//! A table with a clock moved by hand and a log kept as a server would keep it.

use kee_game::{Resources, Seat, Seed, Viewer, WallTime};
use kee_games::{AnyGame, Setup, find};
use kee_lexicon::Lexicon;
use kee_table::{Command, MachineCommand, Need, PersonId, Table, TableEntry, TableRequest};
use kee_wire::{Answer, HostCommand, House, RequestId, TableCommand, TableView};
use std::sync::Arc;

pub(crate) const BEGAN: u64 = 1_700_000_000_000;

pub(crate) struct Desk {
    pub(crate) table: Table,
    pub(crate) log: Vec<TableEntry>,
    pub(crate) now: u64,
    pub(crate) resources: Resources,
    seeds: u32,
}

pub(crate) fn person(name: &str) -> PersonId {
    name.parse().expect("an id")
}

pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

pub(crate) fn setup(preset: &str, seats: usize, set: &[(&str, &str)]) -> Setup {
    let set = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Setup { preset: Some(preset.to_owned()), set, seats: Some(seats), teams: None }
}

/// A few words only, so that listing them all takes no time.
pub(crate) fn resources(game: &dyn AnyGame) -> Resources {
    let words = ["cat", "toad", "dog", "goat", "tern", "newt", "rat", "to", "on", "tenet", "otter", "eaten", "seats"];
    game.resources(&Arc::new(Lexicon::from_words("pets", words)))
}

impl Desk {
    pub(crate) fn new(game: &str, setup: Setup, house: House) -> Self {
        let resources = resources(find(game).expect("a game"));
        let request = TableRequest { host: person("anna"), game: game.to_owned(), setup, house };
        let made = Table::make(WallTime::from_millis(BEGAN), request, &resources);
        let (table, entry) = made.unwrap_or_else(|problems| panic!("{problems:?}"));
        Self { table, log: vec![entry], now: BEGAN, resources, seeds: 0 }
    }

    /// A game in which everyone has sat down and is ready.
    pub(crate) fn playing(game: &str, setup: Setup, house: House, people: &[&str]) -> Self {
        let mut desk = Self::new(game, setup, house);
        for name in people {
            desk.done(name, TableCommand::TakeSeat { seat: None, name: (*name).to_owned() });
        }
        for name in people {
            desk.done(name, TableCommand::Ready { ready: true });
        }
        desk.give_seed();
        desk
    }

    /// A game of Anna against bots that play anything.
    pub(crate) fn against_bots(game: &str, setup: Setup, house: House) -> Self {
        let mut desk = Self::new(game, setup, house);
        desk.done("anna", TableCommand::TakeSeat { seat: None, name: "anna".to_owned() });
        for seat in Seat::first(desk.table.agreement().teams.len()).skip(1) {
            desk.host(HostCommand::SeatBot { seat, bot: "random".to_owned() });
        }
        desk.done("anna", TableCommand::Ready { ready: true });
        desk.give_seed();
        desk
    }

    pub(crate) fn command(&mut self, command: &Command) -> Answer {
        let mut entries = self.table.expire(WallTime::from_millis(self.now));
        let decision = self.table.decide(WallTime::from_millis(self.now), command);
        entries.extend(decision.entries);
        // As if it had been to disk.
        let stored = serde_json::to_string(&entries).expect("entries are plain data");
        self.log.extend(serde_json::from_str::<Vec<TableEntry>>(&stored).expect("what was stored reads back"));
        decision.answer
    }

    pub(crate) fn ask(&mut self, by: &str, command: TableCommand) -> Answer {
        self.command(&Command::Person { by: person(by), id: None, command })
    }

    pub(crate) fn ask_as(&mut self, by: &str, id: &str, command: TableCommand) -> Answer {
        let id: RequestId = id.parse().expect("an id");
        self.command(&Command::Person { by: person(by), id: Some(id), command })
    }

    pub(crate) fn done(&mut self, by: &str, command: TableCommand) -> u32 {
        let shown = format!("{command:?}");
        match self.ask(by, command) {
            Answer::Done { number } => number,
            other => panic!("{by}: {shown}: {other:?}"),
        }
    }

    /// Returns the code of the refusal.
    pub(crate) fn refused(&mut self, by: &str, command: TableCommand) -> String {
        let before = self.picture();
        let shown = format!("{command:?}");
        match self.ask(by, command) {
            Answer::Refused(refusal) => {
                assert!(refusal.sentence.ends_with('.'), "{refusal}");
                assert_eq!(self.picture(), before, "a refusal changes nothing");
                refusal.code
            }
            other => panic!("{by}: {shown}: {other:?}"),
        }
    }

    pub(crate) fn machine(&mut self, command: MachineCommand) -> Answer {
        self.command(&Command::Machine(command))
    }

    pub(crate) fn host(&mut self, command: HostCommand) -> Answer {
        self.ask("anna", TableCommand::Host(command))
    }

    pub(crate) fn act(&mut self, by: &str, action: &str) -> u32 {
        self.done(by, TableCommand::Act { action: action.to_owned(), on: None })
    }

    pub(crate) fn give_seed(&mut self) {
        assert_eq!(self.table.needs(), Some(Need::Seed));
        self.seeds += 1;
        let seed = Seed::named(&format!("game {}", self.seeds));
        let answer = self.machine(MachineCommand::Seed(seed));
        assert!(matches!(answer, Answer::Done { .. }), "{answer:?}");
    }

    /// Lets the bots act until none has anything left to do.
    pub(crate) fn run_bots(&mut self) {
        while let Some(Need::Thoughts(seats)) = self.table.needs() {
            for seat in seats.iter() {
                if let Some(task) = self.table.bot_task(seat) {
                    let answer = self.command(&task.think().command);
                    assert!(matches!(answer, Answer::Done { .. } | Answer::Stale { .. }), "{answer:?}");
                }
            }
        }
    }

    /// Moves the clock on and handles what is due. Returns those entries.
    pub(crate) fn pass(&mut self, millis: u64) -> Vec<TableEntry> {
        self.now += millis;
        let entries = self.table.expire(WallTime::from_millis(self.now));
        self.log.extend(entries.clone());
        entries
    }

    pub(crate) fn view(&self) -> TableView {
        self.table.view(Viewer::Spectator)
    }

    /// In how many milliseconds the next thing is due.
    pub(crate) fn due_in(&self) -> Option<u64> {
        self.table.next_deadline().map(|deadline| deadline.millis() - self.now)
    }

    /// Everything anyone can see of the table.
    pub(crate) fn picture(&self) -> String {
        picture(&self.table)
    }

    /// The table as another process would load it, from the log alone.
    pub(crate) fn woken(&self) -> Table {
        Table::wake(&self.log, &self.resources).unwrap_or_else(|broken| panic!("{broken}"))
    }

    /// Checks that the log leads to the same table.
    pub(crate) fn check_replay(&self) {
        assert_eq!(picture(&self.woken()), self.picture());
    }
}

pub(crate) fn picture(table: &Table) -> String {
    let viewers = || Viewer::all(table.agreement().teams.len());
    let views: Vec<_> = viewers().map(|viewer| (table.number(viewer), table.view(viewer))).collect();
    let record = table.record().map(|record| record.to_text());
    format!("{} {} {:?} {:?} {views:?} {record:?}", table.entries(), table.last(), table.next_deadline(), table.needs())
}

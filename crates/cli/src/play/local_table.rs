use super::saved_game::SavedGame;
use crate::{output::display_names, stop::Stop};
use kee_game::{
    GameTime, Header, Message, Mismatch, Names, Outcome, PersonId, PlayerKind, Record, Refusal, Resources, Ruling,
    Seat, SeatSet, Seed, Undone, WallTime, Window, WindowId, next_to_ask,
};
use kee_games::{About, AnyMatch, Language};
use kee_table::{
    Agreement, BotDecision, BotTask, Command, EntryKind, MachineCommand, Output, Reply, Runner, RunnerNeed, StoreTask,
    Table, TableEntry, TableTerms,
};
use kee_wire::{Answer, HostCommand, House, TableCommand, ToClient};
use std::{
    iter,
    time::{Duration, Instant},
};

/// The clock time a bot takes if it does not say.
const BRIEFLY: Duration = Duration::from_secs(1);

/// A table in this terminal. Every entry is on disk before anyone is told about it: not as the table's log, but as the
/// record of its one game, from which the log is rebuilt.
pub(super) struct LocalTable {
    runner: Runner<(), ToClient>,
    clock: GameClock,
    pub(super) saved: SavedGame,
    pub(super) header: Header,
    pub(super) names: Names,
    /// The game's description.
    pub(super) about: About,
    /// The language of the table.
    pub(super) language: Language,
    /// The entries that were taken back before the game was continued.
    undone: Vec<Undone>,
    /// True after a player pressed Enter instead of acting out of turn. Their next action clears it.
    waived: bool,
}

/// The clock of the table, which started with the game. It stops while the program is not running.
struct GameClock {
    base: WallTime,
    since: Instant,
}

impl GameClock {
    fn now(&self) -> WallTime {
        self.base.plus(self.since.elapsed())
    }

    /// Skips to a moment: nobody wants to wait while a bot thinks. Without it, a bot would play words forever in a turn
    /// that only its timer ends.
    fn skip_to(&mut self, moment: WallTime) {
        self.base = self.base.plus(moment.since(self.now()));
    }
}

/// The host: anyone at the screen may make rulings.
fn host() -> PersonId {
    "terminal".parse().expect("a plain word")
}

fn person(seat: Seat) -> PersonId {
    seat.to_string().parse().expect("a letter")
}

/// The log of a table with this game: how it was set up, who sat down, and what was played.
fn log_of(record: &Record, seed: &Seed) -> Vec<TableEntry> {
    let header = record.header.clone();
    let teams = header.seating();
    let seated = Seat::first(header.players.len()).zip(header.players).map(|(seat, player)| match player.kind {
        PlayerKind::Person => EntryKind::SeatTaken { seat, person: person(seat), name: player.name },
        PlayerKind::Bot => EntryKind::BotSeated { seat, bot: player.name, name: String::new() },
    });
    let agreement =
        Agreement { game: header.game, rules: header.rules, options: header.options, teams, words: header.words };
    let made = TableTerms { host: host(), agreement, house: House { grace: None, ..House::default() } };
    let before =
        iter::once(EntryKind::Made(Box::new(made))).chain(seated).chain([EntryKind::Started { seed: seed.clone() }]);
    let played = record.entries.iter().map(|entry| (entry.at.millis(), EntryKind::Input(entry.input.clone())));
    let all = before.map(|what| (0, what)).chain(played);
    all.map(|(millis, what)| TableEntry { at: WallTime::from_millis(millis), asked: None, what }).collect()
}

impl LocalTable {
    /// Opens the table of a game that begins, or continues after its last entry.
    pub(super) fn open(
        record: &Record,
        seed: &Seed,
        resources: &Resources,
        about: About,
        language: Language,
        saved: SavedGame,
    ) -> Result<Self, Mismatch> {
        let log = log_of(record, seed);
        let clock = GameClock { base: log.last().map_or(WallTime::ZERO, |entry| entry.at), since: Instant::now() };
        let mut runner = Runner::new(None);
        runner.wake(clock.now(), &log, resources, |_| Duration::ZERO).map_err(|broken| {
            let before = log.len() - record.entries.len();
            let entry = (broken.entry as usize).checked_sub(before).filter(|entry| *entry > 0);
            Mismatch { entry, why: broken.why }
        })?;
        let (header, undone) = (record.header.clone(), record.undone.clone());
        let names = display_names(&header);
        Ok(Self { runner, clock, saved, names, header, about, language, undone, waived: false })
    }

    /// A sentence in the language of the table, with the names of the players.
    pub(super) fn say(&self, message: &Message) -> String {
        self.language.tell(message, &self.names)
    }

    fn table(&self) -> &Table {
        self.runner.table().expect("the runner keeps its table")
    }

    /// The game.
    pub(super) fn game(&self) -> &dyn AnyMatch {
        self.table().game().expect("the game begins when the table is opened")
    }

    /// The game so far.
    pub(super) fn record(&self) -> Record {
        let record = self.table().record().expect("the game begins when the table is opened");
        Record { undone: [self.undone.clone(), record.undone].concat(), ..record }
    }

    /// The seats of people.
    pub(super) fn people(&self) -> SeatSet {
        let kinds = Seat::first(self.header.players.len()).zip(&self.header.players);
        kinds.filter(|(_, player)| player.kind == PlayerKind::Person).map(|(seat, _)| seat).collect()
    }

    /// The people who can act although it is not their turn, unless they pressed Enter to move on.
    pub(super) fn volunteers(&self) -> SeatSet {
        let may_act = if self.waived { SeatSet::NONE } else { self.game().volunteers() };
        self.people().iter().filter(|seat| may_act.contains(*seat)).collect()
    }

    /// Passes up the chance to act out of turn.
    pub(super) fn waive(&mut self) {
        self.waived = true;
    }

    /// The next person to prompt: the one whose turn it is, or one who can still act before a bot moves.
    pub(super) fn to_ask(&self) -> Option<Seat> {
        let next = next_to_ask(self.game().wait()).filter(|seat| self.people().contains(*seat));
        next.or_else(|| self.volunteers().iter().next())
    }

    /// The outcome, once the game is over.
    pub(super) fn outcome(&self) -> Option<&Outcome> {
        self.game().wait().outcome()
    }

    /// The open windows that include a seat.
    pub(super) fn asking(&self, seat: Seat) -> Vec<WindowId> {
        let windows = self.game().wait().windows().iter();
        windows.filter(|window| window.seats.contains(seat)).map(|window| window.id).collect()
    }

    /// The time left in a window.
    pub(super) fn time_left(&self, window: &Window) -> Option<Duration> {
        let now = GameTime::from_millis(self.clock.now().millis());
        window.deadline.map(|deadline| deadline.since(now))
    }

    /// Saves the game so far.
    pub(super) fn save(&self) -> Result<(), Stop> {
        self.saved.save(&self.record())?;
        if self.outcome().is_some() { self.saved.forget_seed() } else { Ok(()) }
    }

    /// Plays what a person typed.
    pub(super) fn act(&mut self, seat: Seat, typed: &str) -> Result<Result<(), Refusal>, Stop> {
        self.waived = false;
        let command = TableCommand::Act { action: typed.to_owned(), on: None };
        self.decide(Command::Person { by: person(seat), id: None, command })
    }

    /// Takes back the last move of a person.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Result<(), Refusal>, Stop> {
        self.decide(Command::Person { by: person(seat), id: None, command: TableCommand::TakeBack })
    }

    /// Makes a ruling.
    pub(super) fn rule(&mut self, ruling: Ruling) -> Result<Result<(), Refusal>, Stop> {
        let command = TableCommand::Host(HostCommand::Rule { ruling });
        self.decide(Command::Person { by: host(), id: None, command })
    }

    /// Gives up a player's seat for good.
    pub(super) fn give_up(&mut self, seat: Seat) -> Result<Result<(), Refusal>, Stop> {
        self.decide(Command::Machine(MachineCommand::GiveUp(seat)))
    }

    fn decide(&mut self, command: Command) -> Result<Result<(), Refusal>, Stop> {
        self.runner.decide(self.clock.now(), command, Reply::Shell(()));
        self.commit()?;
        let refusal = self.runner.outputs().find_map(|output| match output {
            Output::Answer { to: Reply::Shell(()), answer: Answer::Refused(refusal), .. } => Some(refusal),
            _ => None,
        });
        Ok(refusal.map_or(Ok(()), Err))
    }

    /// Stores what was decided. Nobody else can write, since this program holds the lock.
    fn commit(&mut self) -> Result<(), Stop> {
        loop {
            let now = self.clock.now();
            match self.runner.due(now) {
                StoreTask::Append(..) => {
                    self.save()?;
                    self.runner.stored(now);
                }
                StoreTask::Compare(_) => self.runner.unchanged(now),
                StoreTask::Wake | StoreTask::Nothing => return Ok(()),
            }
        }
    }

    /// Applies what is due by now, and returns whether anything was.
    pub(super) fn tick(&mut self) -> Result<bool, Stop> {
        let before = self.game().entries();
        self.runner.tick(self.clock.now());
        self.commit()?;
        Ok(self.game().entries() > before)
    }

    /// Runs until a person has to act: deals, timeouts, bots.
    pub(super) fn run_on(&mut self) -> Result<(), Stop> {
        loop {
            self.tick()?;
            if self.outcome().is_some() || self.to_ask().is_some() {
                return Ok(());
            }
            match self.runner.needs(self.clock.now()) {
                Some(RunnerNeed::Bot(task)) => self.think(*task)?,
                Some(RunnerNeed::Store) => self.commit()?,
                Some(RunnerNeed::Seed) | None => {
                    return Err(Stop::Failed("no bot has a legal move".to_owned()));
                }
            }
        }
    }

    fn think(&mut self, task: BotTask) -> Result<(), Stop> {
        let seat = task.seat();
        let BotDecision { command, not_before, .. } = task.think();
        let done = not_before.unwrap_or_else(|| self.clock.now().plus(BRIEFLY));
        // If something happens first, the bot may want something else and is asked again.
        self.clock.skip_to(self.runner.next_wake().map_or(done, |next| next.min(done)));
        self.runner.bot_acts(self.clock.now(), seat, Some(command));
        self.commit()?;
        self.runner.outputs();
        Ok(())
    }
}

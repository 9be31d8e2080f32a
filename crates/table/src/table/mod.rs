mod absence;
mod change;
mod clocks;
mod decision;
mod hearing;
mod needs;
mod playing;
mod seats;
mod take_back;
mod talk;
mod view;

pub use hearing::Teller;
pub use needs::{BotDecision, BotTask, Need};

use crate::{Agreement, BrokenLog, EntryKind, PersonId, TableEntry, TableTerms};
use decision::Batch;
use hearing::{Hearing, RequestMemory};
use kee_game::{Problem, Record, Resources, Seat, SeatSet, Viewer, WallTime, excerpt};
use kee_games::{AnyMatch, Setup};
use kee_wire::{Clock, House, OpenProposal, Phase, PlayerView, Watching, You};
use playing::Playing;
use seats::Chair;

/// A request for a new table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRequest {
    /// The person who asks, and will be the host.
    pub host: PersonId,
    /// The id of the game.
    pub game: String,
    /// The game's setup.
    pub setup: Setup,
    /// The house rules.
    pub house: House,
}

/// A table: its players, their game, their clocks, and what each viewer has been told.
pub struct Table {
    agreement: Agreement,
    house: House,
    resources: Resources,
    host: PersonId,
    stewards: Vec<PersonId>,
    chairs: Vec<Chair>,
    phase: Phase,
    /// A game can start as soon as there is a seed.
    start_due: bool,
    proposal: Option<OpenProposal>,
    playing: Option<Playing>,
    games: u32,
    hearing: Hearing,
    memory: RequestMemory,
    entries: u64,
    last: WallTime,
}

impl Table {
    /// Creates a table, or returns all problems of the request. The entry is the first of its log.
    ///
    /// `resources` are those the game needs, above all the word list; [`Table::wake`] must get the same.
    pub fn make(
        now: WallTime,
        request: TableRequest,
        resources: &Resources,
    ) -> Result<(Self, TableEntry), Vec<Problem>> {
        let mut problems = house_problems(&request.house);
        let agreement = Agreement::reach(&request.game, &request.setup, resources);
        if let Ok(Ok(game)) = agreement.as_ref().map(Agreement::any_game) {
            problems.extend(game.check_bots(request.house.stand_in.as_slice()));
        }
        match agreement {
            Ok(agreement) if problems.is_empty() => {
                let made = TableTerms { host: request.host, agreement, house: request.house };
                let entry = TableEntry { at: now, asked: None, what: EntryKind::Made(Box::new(made.clone())) };
                Ok((Self::open(now, made, resources), entry))
            }
            Ok(_) => Err(problems),
            Err(more) => {
                problems.extend(more);
                Err(problems)
            }
        }
    }

    /// Rebuilds a table from its log.
    pub fn wake<'a>(
        entries: impl IntoIterator<Item = &'a TableEntry>,
        resources: &Resources,
    ) -> Result<Self, BrokenLog> {
        let mut entries = entries.into_iter();
        let Some(TableEntry { at, what: EntryKind::Made(made), .. }) = entries.next() else {
            return Err(BrokenLog { entry: 1, why: "a table begins with its making".to_owned() });
        };
        made.agreement.check(resources).map_err(|mismatch| BrokenLog { entry: 1, why: mismatch.to_string() })?;
        let mut table = Self::open(*at, TableTerms::clone(made), resources);
        entries.try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    fn open(at: WallTime, made: TableTerms, resources: &Resources) -> Self {
        let seats = made.agreement.teams.len();
        let mut table = Self {
            agreement: made.agreement,
            house: made.house,
            resources: resources.clone(),
            host: made.host,
            stewards: Vec::new(),
            chairs: vec![Chair::default(); seats],
            phase: Phase::Gathering,
            start_due: false,
            proposal: None,
            playing: None,
            games: 0,
            hearing: Hearing::new(seats),
            memory: RequestMemory::new(seats),
            entries: 0,
            last: at,
        };
        table.tell_all(at, kee_wire::Happening::Made);
        table.count(at, None);
        table
    }

    /// Applies the next entry of the log, which was decided elsewhere or before. After an error, the table must be
    /// dropped.
    pub fn apply(&mut self, entry: &TableEntry) -> Result<(), BrokenLog> {
        let number = self.entries + 1;
        let broken = |why: String| BrokenLog { entry: number, why };
        if entry.at < self.last {
            return Err(broken(format!("time went back from {} to {}", self.last, entry.at)));
        }
        self.perform(entry.at, &entry.what).map_err(broken)?;
        self.count(entry.at, entry.asked.as_ref());
        Ok(())
    }

    /// The number of entries made or applied; the next one has the number after it.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The time of the last entry.
    pub fn last(&self) -> WallTime {
        self.last
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The agreement about the game.
    pub fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// The house rules.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// The current game, or the last one: for legal actions, hints and look-ups by those who may have them. Ask what
    /// it shows as the right viewer.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.playing.as_ref().map(|playing| playing.game.as_ref())
    }

    /// Replaces the current game by another that this viewer cannot tell from it. This is for finding leaks: two
    /// tables imagined for a viewer must send it the same bytes. The log no longer leads to this table.
    #[cfg(feature = "testing")]
    pub fn imagine(&mut self, viewer: Viewer, dice: &mut kee_game::Dice) {
        if let Some(playing) = &mut self.playing {
            playing.game = playing.game.imagine(viewer, dice);
        }
    }

    /// The game so far as a record; the seed is included only once the game is over. It reveals everything and is not
    /// for players of a running game.
    pub fn record(&self) -> Option<Record> {
        self.playing.as_ref().map(Playing::record)
    }

    /// The host.
    pub fn host(&self) -> &PersonId {
        &self.host
    }

    /// The seat of this person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.person.as_ref() == Some(person)).map(Seat::new)
    }

    /// A person's viewer, and what they may do.
    pub fn you(&self, person: &PersonId) -> You {
        let viewer = self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat);
        You { viewer, host: self.host == *person, steward: self.stewards.contains(person) }
    }

    /// Whether this person may watch the table at all: anyone with the link may, unless the house rules say
    /// otherwise.
    pub fn may_look(&self, person: &PersonId) -> bool {
        let you = self.you(person);
        self.house.watching == Watching::Anyone || you.viewer != Viewer::Spectator || you.host || you.steward
    }

    /// The number of the last entry a viewer has heard.
    pub fn number(&self, viewer: Viewer) -> u32 {
        self.hearing.number(viewer)
    }

    fn is_paused(&self) -> bool {
        self.phase == Phase::Playing && self.playing.as_ref().is_some_and(|playing| playing.paused.is_some())
    }

    /// The seats for which something holds.
    fn seats_where(&self, holds: impl Fn(&Chair) -> bool) -> SeatSet {
        Seat::first(self.chairs.len()).filter(|seat| holds(&self.chairs[seat.index()])).collect()
    }

    /// The people who sit here and are not away.
    fn present(&self) -> SeatSet {
        self.seats_where(Chair::is_present)
    }

    /// The seats on which a bot plays.
    fn bots(&self) -> SeatSet {
        self.seats_where(|chair| chair.bot.is_some())
    }

    /// A batch for entries being decided now. Time does not go back, whatever the server's clock does.
    fn batch(&self, now: WallTime) -> Batch {
        Batch::new(now.max(self.last))
    }

    /// The people of the seats, and the players as everyone sees them. A seat has no person if it is open, if a bot
    /// has it for itself, or if its player left for good.
    pub fn sitting(&self) -> impl Iterator<Item = (Option<&PersonId>, PlayerView)> {
        self.chairs.iter().map(|chair| (chair.person.as_ref(), chair.player()))
    }

    /// Whether this person has a seat and is not away.
    pub fn is_present(&self, person: &PersonId) -> bool {
        self.chairs.iter().any(|chair| chair.person.as_ref() == Some(person) && chair.is_present())
    }

    /// The number of games that have started here.
    pub fn games(&self) -> u32 {
        self.games
    }
}

kee_game::messages! {
    /// Problems of a table, in any game.
    pub PROBLEMS;
    unknown_game(got) = "problem-table-unknown_game";
    turn_time() = "problem-table-turn_time";
    game_time() = "problem-table-game_time";
    days() = "problem-table-days";
    grace() = "problem-table-grace";
}

/// The problem that a game is not in the catalogue.
pub fn no_such_game(game: &str) -> Problem {
    Problem::new("game", unknown_game(excerpt(game)))
}

fn house_problems(house: &House) -> Vec<Problem> {
    let mut problems = Vec::new();
    match house.clock {
        Clock::Turn { seconds: 0 } => problems.push(Problem::new("clock", turn_time())),
        Clock::Game { seconds: 0, increment: 0 } => problems.push(Problem::new("clock", game_time())),
        Clock::Days { hours: 0, bank: 0 } => problems.push(Problem::new("clock", days())),
        _ => {}
    }
    if house.grace == Some(0) {
        problems.push(Problem::new("grace", grace()));
    }
    problems
}

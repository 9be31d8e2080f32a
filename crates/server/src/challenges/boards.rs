use super::{
    ChallengeRefusal,
    creation::{link_of, log_of},
};
use crate::{
    app::App,
    refusal::AnyRefusal,
    store::{EventAppend, EventId, EventSummary, StoreError},
};
use kee_event::{
    By, Date, Event, Log, LogEntry, Moment, PersonId,
    challenge::{Attempt, Challenge, ChallengeBoard, ChallengeCommand, ChallengeEntry, DailyKind, Deal, Streak},
};
use kee_game::WallTime;
use kee_wire::ChallengeLink;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::OwnedMutexGuard;

/// The number of boards kept in memory. The others are read again when they are needed.
const MOST: usize = 64;

type Slot = Arc<tokio::sync::Mutex<Option<LeaderboardLog>>>;

/// The leaderboards that were needed recently. They are a cache: the logs are the truth, and others may write to them
/// too.
#[derive(Default)]
pub(crate) struct Boards(Mutex<BTreeMap<EventId, Slot>>);

/// A board as it is now. Nothing else in this process changes it meanwhile.
pub(crate) type BoardGuard = OwnedMutexGuard<Option<LeaderboardLog>>;

impl Boards {
    fn slot(&self, event: EventId) -> Slot {
        // The map is intact after every operation.
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= MOST && !slots.contains_key(&event) {
            slots.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(slots.entry(event).or_default())
    }
}

impl App {
    /// Today's date in UTC.
    pub(crate) fn today(&self) -> Date {
        Moment::from(self.now()).date()
    }

    /// The board of a challenge, up to date. A board of the day exists from the start of its day.
    pub(crate) async fn board(&self, link: ChallengeLink) -> Result<BoardGuard, AnyRefusal> {
        if let ChallengeLink::Daily(_, date) = link {
            if date > self.today() {
                return Err(ChallengeRefusal::NotYet(date.to_string()).into());
            }
            if date < DailyKind::FIRST_DAY {
                return Err(ChallengeRefusal::NoSuchChallenge.into());
            }
        }
        let mut held = self.boards.slot(log_of(link)).lock_owned().await;
        match self.catch_up(link, &mut held).await {
            Ok(true) => Ok(held),
            Ok(false) => Err(ChallengeRefusal::NoSuchChallenge.into()),
            Err(error) => {
                *held = None;
                Err(error.into())
            }
        }
    }

    /// Brings a board up to date; false if there is no such challenge.
    async fn catch_up(&self, link: ChallengeLink, held: &mut Option<LeaderboardLog>) -> Result<bool, StoreError> {
        let event = log_of(link);
        let after = held.as_ref().map_or(0, LeaderboardLog::stored);
        if after == 0 {
            let listed = self.store().event(event).await?;
            if listed.is_some_and(|listed| listed.summary.kind != EventSummary::CHALLENGE) {
                return Ok(false);
            }
        }
        let lines = self.store().event_log(event, after as u64).await?;
        match (held.as_mut(), link) {
            (_, ChallengeLink::Daily(kind, date)) if after == 0 && lines.is_empty() => {
                *held = Some(LeaderboardLog::opened(Challenge::daily(kind, date), self.now().into())?);
            }
            (_, ChallengeLink::Created(_)) if after == 0 && lines.is_empty() => *held = None,
            (Some(board), _) if after > 0 => board.follow(&lines)?,
            _ => *held = Some(LeaderboardLog::wake(&lines)?),
        }
        Ok(held.is_some())
    }

    /// The days on which a person played boards of the day in time.
    pub(crate) async fn days_of(&self, person: &PersonId) -> Result<Days, StoreError> {
        let events = self.store().events_of(person).await?;
        let daily = |terms: &str| match serde_json::from_str::<Challenge>(terms).ok()?.deal {
            Deal::Daily(kind, date) => Some((kind, date)),
            Deal::Named(_) => None,
        };
        Ok(Days(events.iter().filter_map(|listed| daily(&listed.summary.terms)).collect()))
    }
}

/// A leaderboard, and how much of its log is stored.
pub(crate) struct LeaderboardLog {
    log: Log<ChallengeBoard>,
    stored: usize,
}

impl LeaderboardLog {
    /// The board of a challenge that nobody has opened yet. Nothing of it is stored.
    pub(super) fn opened(challenge: Challenge, now: Moment) -> Result<Self, StoreError> {
        let first = LogEntry { at: now, by: By::Machine, what: ChallengeEntry::Opened(Box::new(challenge)) };
        let log = Log::begin(first).map_err(|broken| StoreError::Broken(broken.to_string()))?;
        Ok(Self { log, stored: 0 })
    }

    /// Rebuilds a board from its log.
    pub(super) fn wake(lines: &[String]) -> Result<Self, StoreError> {
        let entries = read(lines)?;
        let log = Log::wake(entries).map_err(|broken| StoreError::Broken(broken.to_string()))?;
        Ok(Self { stored: lines.len(), log })
    }

    /// Takes in what others have written since.
    fn follow(&mut self, lines: &[String]) -> Result<(), StoreError> {
        for entry in read(lines)? {
            self.log.apply(entry).map_err(|broken| StoreError::Broken(broken.to_string()))?;
        }
        self.stored += lines.len();
        Ok(())
    }

    /// The number of entries stored.
    pub(super) fn stored(&self) -> usize {
        self.stored
    }

    /// The state of the leaderboard.
    pub(crate) fn state(&self) -> &ChallengeBoard {
        self.log.state()
    }

    /// Adds an attempt, and returns what has to be stored now; nothing if the game was submitted before.
    pub(super) fn attempt(
        &mut self,
        now: WallTime,
        attempt: Attempt,
        people: Vec<PersonId>,
    ) -> Result<Option<EventAppend>, kee_event::EventRefusal> {
        self.log.decide(now.into(), &By::Machine, &ChallengeCommand::Attempt(attempt))?;
        Ok(self.to_store(now, people))
    }

    /// The entries that are not stored yet.
    pub(super) fn to_store(&self, now: WallTime, people: Vec<PersonId>) -> Option<EventAppend> {
        let entries = &self.log.entries()[self.stored..];
        if entries.is_empty() {
            return None;
        }
        let json = |entry: &LogEntry<ChallengeEntry>| serde_json::to_string(entry).expect("an entry is plain data");
        let challenge = self.state().challenge();
        let event = log_of(link_of(challenge));
        let summary = EventSummary {
            kind: ChallengeBoard::KIND.to_owned(),
            code: event.code().to_owned(),
            terms: serde_json::to_string(challenge).expect("a challenge is plain data"),
            // Nobody joins it by its code, and nobody has to look after it.
            open: false,
            made: now,
            last: now,
        };
        let first = self.stored as u64 + 1;
        Some(EventAppend { event, first, entries: entries.iter().map(json).collect(), summary, people })
    }

    /// Marks everything as stored.
    pub(super) fn mark_stored(&mut self) {
        self.stored = self.log.entries().len();
    }

    /// Whether this person has played it.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        self.state().best_of(person).is_some()
    }
}

fn read(lines: &[String]) -> Result<Vec<LogEntry<ChallengeEntry>>, StoreError> {
    let entry = |line: &String| serde_json::from_str(line).map_err(|error| StoreError::Broken(error.to_string()));
    lines.iter().map(entry).collect()
}

/// The days on which someone played boards of the day.
pub(crate) struct Days(Vec<(DailyKind, Date)>);

impl Days {
    /// The number of days in a row they have played this kind.
    pub(crate) fn streak(&self, kind: DailyKind, today: Date) -> Streak {
        Streak::of(self.0.iter().filter(|(other, _)| *other == kind).map(|(_, date)| *date), today)
    }
}

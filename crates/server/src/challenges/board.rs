use super::link::{link_of, log_of};
use crate::store::{EventAppend, EventSummary, StoreError};
use kee_event::{
    By, Event, Log, LogEntry, Moment, PersonId,
    challenge::{Attempt, Challenge, ChallengeBoard, ChallengeCommand, ChallengeEntry},
};
use kee_game::WallTime;

/// A leader board, and how much of its log is stored.
pub(crate) struct Board {
    log: Log<ChallengeBoard>,
    stored: usize,
}

impl Board {
    /// The board of a challenge that nobody has opened yet. Nothing of it is stored.
    pub(super) fn opened(challenge: Challenge, now: Moment) -> Result<Self, StoreError> {
        let first = LogEntry { at: now, by: By::Machine, what: ChallengeEntry::Opened(Box::new(challenge)) };
        let log = Log::begin(first).map_err(|broken| StoreError::Broken(broken.to_string()))?;
        Ok(Self { log, stored: 0 })
    }

    /// The board as its log leads to it.
    pub(super) fn wake(lines: &[String]) -> Result<Self, StoreError> {
        let entries = read(lines)?;
        let log = Log::wake(entries).map_err(|broken| StoreError::Broken(broken.to_string()))?;
        Ok(Self { stored: lines.len(), log })
    }

    /// Takes what others have written since.
    pub(super) fn follow(&mut self, lines: &[String]) -> Result<(), StoreError> {
        for entry in read(lines)? {
            self.log.apply(entry).map_err(|broken| StoreError::Broken(broken.to_string()))?;
        }
        self.stored += lines.len();
        Ok(())
    }

    /// How many entries are stored.
    pub(super) fn stored(&self) -> usize {
        self.stored
    }

    /// Who stands where.
    pub(crate) fn state(&self) -> &ChallengeBoard {
        self.log.state()
    }

    /// Adds an attempt. What has to be stored now comes back; nothing if the game was handed in before.
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
            // Nobody comes to it by its code, and nobody has to look after it.
            open: false,
            made: now,
            last: now,
        };
        let first = self.stored as u64 + 1;
        Some(EventAppend { event, first, entries: entries.iter().map(json).collect(), summary, people })
    }

    /// All of it is stored.
    pub(super) fn is_stored(&mut self) {
        self.stored = self.log.entries().len();
    }

    /// Whether this person has played it.
    pub(super) fn has(&self, person: &PersonId) -> bool {
        self.state().best_of(person).is_some()
    }
}

fn read(lines: &[String]) -> Result<Vec<LogEntry<ChallengeEntry>>, StoreError> {
    let entry = |line: &String| serde_json::from_str(line).map_err(|error| StoreError::Broken(error.to_string()));
    lines.iter().map(entry).collect()
}

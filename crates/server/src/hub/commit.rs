use super::{actor::Actor, table_message::Text};
use crate::{
    events::{Machine, TableNews, TableReport},
    refusal::ServerRefusal,
    store::{StoreError, StoredGame, StoredSeat, TableAppend, TableId, TableSummary},
};
use kee_game::{Refusal, SeatSet, Viewer, WallTime};
use kee_table::{EntryKind, Output, Reply, StoreTask, Table, TableEntry};
use kee_wire::{Answer, Phase, PlayerView, ToClient};
use std::sync::Arc;
use tokio::time::Instant;

/// The number of decisions made again after append conflicts. With few nodes this is never reached.
const CONFLICTS: usize = 20;

impl Actor {
    /// Stores what was decided, and only then answers and tells. If that fails, nothing has happened.
    pub(super) async fn commit(&mut self) {
        let mut conflicts = 0;
        loop {
            let overtaken = match self.runner.due(self.hub.world.now()) {
                StoreTask::Nothing => break,
                StoreTask::Wake => {
                    if let Err(why) = self.awake().await {
                        self.runner.failed(&why.refusal());
                    }
                    false
                }
                // Another process may have changed the table so that the request is no longer refused.
                StoreTask::Compare(known) => {
                    // If the store does not answer, we go by what we know.
                    let behind = self.hub.store.length(self.id).await.is_ok_and(|length| length > known);
                    if !behind {
                        self.runner.unchanged(self.hub.world.now());
                    }
                    behind
                }
                StoreTask::Append(first, entries) => self.append(first, entries).await,
            };
            if overtaken {
                conflicts += 1;
                tracing::debug!(table = ?self.id, "append conflict; reloading table");
                self.hub.counts.conflicts.increment(1);
                self.runner.overtaken();
            }
            if conflicts == CONFLICTS {
                self.give_up(&ServerRefusal::Unavailable.refusal());
            }
        }
        self.perform();
    }

    /// Stores entries; true if another process was first.
    async fn append(&mut self, first: u64, entries: Vec<TableEntry>) -> bool {
        let began = Instant::now();
        let append = self.next_append(first, entries);
        let written = append.entries.len() as u64;
        let news = self.news_for_event(&append);
        match self.hub.store.append(append).await {
            Ok(()) => {
                self.hub.counts.entries.increment(written);
                self.hub.counts.append_seconds.record(began.elapsed());
                let told = Instant::now();
                self.runner.stored(self.hub.world.now());
                self.perform();
                self.hub.counts.fan_out_seconds.record(told.elapsed());
                self.tell_event(news);
                false
            }
            Err(StoreError::Taken { .. }) => true,
            Err(error) => {
                self.hub.counts.failed_appends.increment(1);
                tracing::warn!(table = ?self.id, %error, "failed to store entries");
                let no_room = matches!(error, StoreError::NoRoom(_));
                let why = if no_room { ServerRefusal::NoRoom } else { ServerRefusal::Unavailable };
                self.give_up(&why.refusal());
                false
            }
        }
    }

    fn next_append(&mut self, first: u64, entries: Vec<TableEntry>) -> TableAppend {
        let table = self.runner.table().expect("entries come from a table that is awake");
        let summary = self.summary.as_mut().expect("a table that is awake has one");
        if Table::is_reseated_by(&entries) {
            update_seats(summary, table);
        }
        update_state(summary, table);
        let finished = finished_game(self.id, table, &entries);
        TableAppend { table: self.id, first, entries, summary: summary.clone(), finished }
    }

    /// Sends what the runner says. A client that cannot keep up is dropped and has to resume.
    fn perform(&mut self) {
        let counts = &self.hub.counts;
        let mut closed = Vec::new();
        let error = |refusal: Refusal| {
            counts.refused(&refusal.code);
            Text::from(ToClient::Error(refusal))
        };
        for output in self.runner.outputs() {
            let (ear, message) = match output {
                Output::Tell(ear, message) => (ear, message),
                Output::Unwatchable(ear) => {
                    closed.push(ear);
                    (ear, error(ServerRefusal::NoWatching.refusal()))
                }
                Output::TurnedAway(ear, refusal) => {
                    closed.push(ear);
                    (ear, error(refusal))
                }
                Output::Answer { to, id, answer } => {
                    if let Answer::Refused(refusal) = &answer {
                        counts.refused(&refusal.code);
                        if let Reply::Bot { seat, .. } = &to {
                            tracing::error!(table = ?self.id, %seat, code = refusal.code, "bot's action refused");
                        }
                    }
                    match (to, id) {
                        (Reply::Ear(ear), Some(id)) => (ear, Text::from(ToClient::Answer { id, answer })),
                        (Reply::Shell(asker), _) => {
                            // A requester that does not wait for the answer does not need it.
                            let _ = asker.send(answer);
                            continue;
                        }
                        (Reply::Ear(_) | Reply::Bot { .. } | Reply::Nobody, _) => continue,
                    }
                }
            };
            if !self.ears.tell(ear, message, counts) {
                closed.push(ear);
            }
        }
        closed.into_iter().for_each(|ear| self.close(ear));
    }

    /// Drops what was decided; nothing has happened. It is tried again later.
    fn give_up(&mut self, refusal: &Refusal) {
        self.runner.failed(refusal);
        self.try_again();
    }

    /// The news in these entries for the event that created this table: none, at most tables.
    fn news_for_event(&self, append: &TableAppend) -> Vec<TableNews> {
        let Some((table, machine)) = self.runner.table().and_then(|table| Some((table, Machine::read(table.host())?)))
        else {
            return Vec::new();
        };
        let inputs = append.entries.iter().filter(|entry| matches!(entry.what, EntryKind::Input(_))).count();
        let game = table.game();
        let played = game.map_or(0, |game| game.entries());
        let latest = (played + 1).saturating_sub(inputs).max(1)..=played;
        let turns =
            latest.flat_map(|entry| game.map_or_else(Vec::new, |game| game.turn_scores(entry, Viewer::Spectator)));
        let turns = turns.filter(|turn| !turn.words.is_empty());
        let words = turns.map(|turn| TableReport::WordsPlayed { seat: turn.seat, words: turn.words });
        // Only the first game of a table counts for its event.
        let finished = append.finished.as_ref().filter(|finished| finished.number == 1).map(|finished| {
            let outcome = game.and_then(|game| game.table_outcome());
            TableReport::Finished { game: outcome.map(Box::new), at: finished.at }
        });
        words.chain(finished).map(|report| TableNews { machine, report }).collect()
    }

    /// Tells the event. If it does not listen now, it finds out in another way.
    fn tell_event(&self, news: Vec<TableNews>) {
        for news in news {
            let _ = self.hub.news.send(news);
        }
    }
}

/// A table's summary, for lists.
pub(super) fn summary(table: &Table, made: WallTime) -> TableSummary {
    let mut summary = TableSummary {
        game: table.agreement().game.as_str().into(),
        phase: table.phase(),
        listed: table.house().listed,
        seats: Arc::default(),
        asked: SeatSet::NONE,
        deadline: None,
        wake: None,
        made,
        last: made,
    };
    update_seats(&mut summary, table);
    update_state(&mut summary, table);
    summary
}

/// Updates what almost every entry changes.
fn update_state(summary: &mut TableSummary, table: &Table) {
    let playing = table.phase() == Phase::Playing;
    summary.phase = table.phase();
    summary.asked = table.game().filter(|_| playing).map_or(SeatSet::NONE, |game| game.wait().asked());
    summary.deadline = table.next_deadline();
    // A need is always overdue, so that the first server that looks finds it.
    summary.wake = if table.needs().is_some() { Some(WallTime::ZERO) } else { summary.deadline };
    summary.last = table.last();
}

/// Updates who has which seat.
fn update_seats(summary: &mut TableSummary, table: &Table) {
    let sitting = |(person, player): (Option<&kee_table::PersonId>, PlayerView)| match (person, player) {
        (Some(id), PlayerView::Person(name) | PlayerView::StandIn { name, .. }) => {
            StoredSeat::Person { id: id.clone(), name }
        }
        (None, PlayerView::Bot(bot) | PlayerView::StandIn { bot, .. }) => StoredSeat::Bot(bot),
        _ => StoredSeat::Open,
    };
    summary.seats = table.sitting().map(sitting).collect();
}

/// The game that these entries have finished, if any.
fn finished_game(id: TableId, table: &Table, entries: &[TableEntry]) -> Option<StoredGame> {
    let over = entries.iter().find(|entry| matches!(entry.what, EntryKind::Finished(_)))?;
    let record = table.record()?.to_text();
    Some(StoredGame { table: id, number: table.games(), game: table.agreement().game.clone(), at: over.at, record })
}

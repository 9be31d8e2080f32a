use super::{actor::Actor, ears::Text, summing};
use crate::{
    refusal::ServerRefusal,
    store::{StoreError, TableAppend},
};
use kee_game::Refusal;
use kee_table::{Due, Entry, Output, Reply, Table};
use kee_wire::{Answer, ToClient};
use tokio::time::Instant;

/// How often something is decided anew since somebody else has written. With few nodes this is never reached.
const CONFLICTS: usize = 20;

impl Actor {
    /// Stores what was decided, and only then answers and tells. If that fails nothing has happened.
    pub(super) async fn commit(&mut self) {
        let mut conflicts = 0;
        loop {
            let overtaken = match self.runner.due(self.hub.world.now()) {
                Due::Nothing => break,
                Due::Wake => {
                    if let Err(why) = self.awake().await {
                        self.runner.failed(&why.refusal());
                    }
                    false
                }
                // What is refused may be right at the table as another process has left it.
                Due::Compare(known) => {
                    // If the store does not say, we go by what we know.
                    let behind = self.hub.store.length(self.id).await.is_ok_and(|length| length > known);
                    if !behind {
                        self.runner.unchanged(self.hub.world.now());
                    }
                    behind
                }
                Due::Append(first, entries) => self.append(first, entries).await,
            };
            if overtaken {
                conflicts += 1;
                self.hub.counts.conflicts.increment(1);
                self.runner.overtaken();
            }
            if conflicts == CONFLICTS {
                self.give_up(&ServerRefusal::Unavailable.refusal());
            }
        }
        self.perform();
    }

    /// Stores entries; true if somebody else was first.
    async fn append(&mut self, first: u64, entries: Vec<Entry>) -> bool {
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

    fn next_append(&mut self, first: u64, entries: Vec<Entry>) -> TableAppend {
        let table = self.runner.table().expect("entries come from a table that is awake");
        let summary = self.summary.as_mut().expect("a table that is awake has one");
        if Table::is_reseated_by(&entries) {
            summing::seats(summary, table);
        }
        summing::moved(summary, table);
        let finished = summing::finished(self.id, table, &entries);
        TableAppend { table: self.id, first, entries, summary: summary.clone(), finished }
    }

    /// Does what the runner says. Whoever cannot keep up is dropped and has to resume.
    pub(super) fn perform(&mut self) {
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
                            tracing::error!(table = ?self.id, %seat, code = refusal.code, "a bot was refused");
                        }
                    }
                    match (to, id) {
                        (Reply::Ear(ear), Some(id)) => (ear, Text::from(ToClient::Answer { id, answer })),
                        (Reply::Shell(asker), _) => {
                            // Who does not wait for the answer does not need it.
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

    /// Nothing of what was decided has happened. It is tried again later.
    fn give_up(&mut self, refusal: &Refusal) {
        self.runner.failed(refusal);
        self.try_again();
    }
}

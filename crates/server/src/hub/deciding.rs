use super::{
    actor::Actor,
    message::Reply,
    pending::{Decided, Pending},
    summing,
};
use crate::{
    refusal::ServerRefusal,
    store::{Append, StoreError},
};
use kee_game::Refusal;
use kee_table::Command;
use kee_wire::{Answer, RequestId};
use tokio::time::Instant;

/// How often something is decided anew since somebody else has written. With few nodes this is never reached.
const CONFLICTS: usize = 20;

impl Actor {
    /// Decides, and keeps what comes of it until it is stored. The table must be awake.
    pub(super) fn decide(&mut self, command: Command, reply: Reply) {
        self.expire();
        let Some(table) = &mut self.table else { return };
        let decision = table.decide(self.hub.world.now(), &command);
        let stored = !decision.entries.is_empty();
        self.pending.entries.extend(decision.entries);
        self.pending.commands.push(Decided { command, reply, answer: decision.answer, stored });
    }

    /// For what comes before anything that is due.
    pub(super) fn decide_untimed(&mut self, command: Command) {
        let Some(table) = &mut self.table else { return };
        let decision = table.decide(self.hub.world.now(), &command);
        self.pending.entries.extend(decision.entries);
    }

    /// Lets happen what is due.
    pub(super) fn expire(&mut self) {
        if let Some(table) = &mut self.table {
            self.pending.entries.extend(table.expire(self.hub.world.now()));
        }
    }

    /// Stores what was decided, and only then answers and tells. If that fails nothing has happened.
    pub(super) async fn commit(&mut self) {
        for _ in 0..CONFLICTS {
            if self.pending.entries.is_empty() {
                // What is refused may be right at the table as another process has left it.
                if self.pending.has_refused() && self.is_behind().await {
                    self.hub.counts.conflicts.increment(1);
                    if self.decide_again().await {
                        continue;
                    }
                    return;
                }
                self.answer_all();
                return;
            }
            let began = Instant::now();
            let (append, people) = self.next_append();
            let written = append.entries.len() as u64;
            let news = self.news_for_event(&append);
            match self.hub.store.append(append).await {
                Ok(()) => {
                    self.known += written;
                    self.hub.counts.entries.increment(written);
                    self.hub.counts.append_seconds.record(began.elapsed());
                    self.tell(people);
                    self.answer_all();
                    self.tell_event(news);
                    return;
                }
                Err(StoreError::Taken { .. }) => {
                    self.hub.counts.conflicts.increment(1);
                    if !self.decide_again().await {
                        return;
                    }
                }
                Err(error) => {
                    self.hub.counts.failed_appends.increment(1);
                    tracing::warn!(table = ?self.id, %error, "entries could not be stored");
                    let no_room = matches!(error, StoreError::NoRoom(_));
                    let why = if no_room { ServerRefusal::NoRoom } else { ServerRefusal::Unavailable };
                    self.give_up(&why.refusal());
                    return;
                }
            }
        }
        self.give_up(&ServerRefusal::Unavailable.refusal());
    }

    fn next_append(&mut self) -> (Append, bool) {
        let entries = std::mem::take(&mut self.pending.entries);
        let table = self.table.as_ref().expect("entries come from a table that is awake");
        let summary = self.summary.as_mut().expect("a table that is awake has one");
        let people = entries.iter().any(summing::changes_people);
        if people {
            summing::seats(summary, table);
        }
        summing::moved(summary, table);
        let finished = summing::finished(self.id, table, &entries);
        let append = Append { table: self.id, first: self.known + 1, entries, summary: summary.clone(), finished };
        (append, people)
    }

    /// Tells everyone what was stored. `people` says whether somebody may be somebody else now.
    fn tell(&mut self, people: bool) {
        let Some(table) = &self.table else { return };
        let began = Instant::now();
        self.deadline = table.next_deadline();
        let now = self.hub.world.now();
        self.audience.tell(table, now, &self.hub.counts);
        if people {
            self.audience.regreet(table, now, &self.hub.counts);
        }
        self.hub.counts.fan_out_seconds.record(began.elapsed());
        self.watch_lost();
    }

    fn answer_all(&mut self) {
        for Decided { command, reply, answer, .. } in std::mem::take(&mut self.pending.commands) {
            let id = if let Command::Person { id, .. } = command { id } else { None };
            self.reply(id, reply, answer);
        }
    }

    pub(super) fn reply(&mut self, id: Option<RequestId>, reply: Reply, answer: Answer) {
        if let Answer::Refused(refusal) = &answer {
            self.hub.counts.refused(&refusal.code);
        }
        match (reply, id) {
            (Reply::Ear(ear), Some(id)) => self.audience.answer(ear, id, answer, &self.hub.counts),
            (Reply::Once(asker), _) => {
                // Who does not wait for the answer does not need it.
                let _ = asker.send(answer);
            }
            (Reply::Bot { seat, simple }, _) => self.bot_answered(seat, simple, &answer),
            (Reply::Ear(_) | Reply::Nobody, _) => {}
        }
    }

    /// Somebody else has written: everything is decided again on the table as it is now. False if there is none.
    async fn decide_again(&mut self) -> bool {
        self.throw_away();
        let Pending { commands, .. } = std::mem::take(&mut self.pending);
        if let Err(why) = self.awake().await {
            let refusal = why.refusal();
            commands.into_iter().for_each(|decided| self.refuse(decided, &refusal));
            return false;
        }
        for Decided { command, reply, .. } in commands {
            self.decide(command, reply);
        }
        true
    }

    /// Nothing of what was decided has happened.
    fn give_up(&mut self, refusal: &Refusal) {
        self.throw_away();
        let Pending { commands, .. } = std::mem::take(&mut self.pending);
        commands.into_iter().for_each(|decided| self.refuse(decided, refusal));
        self.try_again();
    }

    /// What changed nothing is answered as it was decided.
    fn refuse(&mut self, decided: Decided, refusal: &Refusal) {
        let Decided { command, reply, answer, stored } = decided;
        let id = if let Command::Person { id, .. } = command { id } else { None };
        self.reply(id, reply, if stored { Answer::Refused(refusal.clone()) } else { answer });
    }
}

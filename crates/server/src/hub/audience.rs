use crate::{counts::Counts, refusal::ServerRefusal};
use axum::extract::ws::Utf8Bytes;
use kee_game::{Viewer, WallTime};
use kee_table::{PersonId, Table, Teller};
use kee_wire::{Answer, RequestId, Resume, ToClient, Watching, You};
use tokio::sync::mpsc::{self, error::TrySendError};

/// By which a table knows a connection.
pub(crate) type EarId = u64;

/// A connection that listens to a table.
pub(crate) struct Ear {
    pub(crate) id: EarId,
    /// Who it is; nobody in particular if they only watch.
    pub(crate) person: Option<PersonId>,
    /// Where its messages go. When this is dropped the connection is closed.
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
}

struct Listener {
    ear: Ear,
    you: You,
    /// It could not take something it was told, so what it knows is no longer the whole.
    missed: bool,
}

/// Who listens to a table, and what they have been told.
///
/// What was told outlives the table: if that has to be woken again, everyone is told what is new since the last step.
#[derive(Default)]
pub(super) struct Audience {
    listeners: Vec<Listener>,
    /// One for each viewer that anybody looks as.
    tellers: Vec<(Viewer, Teller)>,
    /// Who has stopped listening since somebody asked.
    lost: Vec<PersonId>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Whether this person listens on any connection.
    pub(super) fn has(&self, person: &PersonId) -> bool {
        self.listeners.iter().any(|listener| listener.ear.person.as_ref() == Some(person))
    }

    /// Lets a connection listen, and tells it all it may know. It gets what it must know first and nothing else before.
    pub(super) fn welcome(&mut self, table: &Table, now: WallTime, ear: Ear, resume: Option<Resume>, counts: &Counts) {
        if !may_look(table, ear.person.as_ref()) {
            let refusal = ServerRefusal::NoWatching.refusal();
            counts.refused(&refusal.code);
            let error = text(&ToClient::Error(refusal));
            // If it cannot even take this, it is gone.
            let _ = ear.out.try_send(error);
            return;
        }
        let you = you(table, ear.person.as_ref());
        // Who comes for the first time, or has loaded the page again, is told what happened before.
        let resume = Some(resume.unwrap_or_else(|| table.earliest(you.viewer)));
        let welcome = text(&ToClient::Welcome(Box::new(table.welcome(now, you, resume))));
        self.teller(table, you.viewer);
        if ear.out.try_send(welcome).is_ok() {
            self.listeners.push(Listener { ear, you, missed: false });
        }
    }

    /// A connection does not listen any more.
    pub(super) fn remove(&mut self, id: EarId) {
        self.drop_where(|listener| listener.ear.id == id);
    }

    /// This person has proved elsewhere who they are: what listens here as them may be anybody.
    pub(super) fn expel(&mut self, person: &PersonId, counts: &Counts) {
        let theirs = |listener: &Listener| listener.ear.person.as_ref() == Some(person);
        for listener in self.listeners.iter_mut().filter(|listener| theirs(listener)) {
            listener.hear(text(&ToClient::Error(ServerRefusal::BadToken.refusal())), counts);
        }
        self.drop_where(theirs);
    }

    /// Who has stopped listening on some connection since this was asked last.
    pub(super) fn take_lost(&mut self) -> Vec<PersonId> {
        std::mem::take(&mut self.lost)
    }

    fn drop_where(&mut self, gone: impl Fn(&Listener) -> bool) {
        for listener in self.listeners.extract_if(.., |listener| gone(listener)) {
            self.lost.extend(listener.ear.person);
        }
        self.drop_tellers();
    }

    /// The table is let go of while they listen: nothing of it needs to be kept.
    pub(super) fn sleep(&mut self) {
        self.tellers = Vec::new();
    }

    /// The table is here again, as it was when they were told last.
    pub(super) fn wake(&mut self, table: &Table) {
        for place in 0..self.listeners.len() {
            self.teller(table, self.listeners[place].you.viewer);
        }
    }

    fn teller(&mut self, table: &Table, viewer: Viewer) {
        if self.tellers.iter().all(|(known, _)| *known != viewer) {
            self.tellers.push((viewer, Teller::new(table, viewer)));
        }
    }

    fn drop_tellers(&mut self) {
        let listeners = &self.listeners;
        self.tellers.retain(|(viewer, _)| listeners.iter().any(|listener| listener.you.viewer == *viewer));
    }

    /// Tells everyone what is new to them, written once for all who look as the same viewer. Whoever cannot keep up is
    /// dropped and has to resume.
    pub(super) fn tell(&mut self, table: &Table, now: WallTime, counts: &Counts) {
        let mut missed = false;
        for (viewer, teller) in &mut self.tellers {
            let Some(step) = teller.step(table) else { continue };
            // More than can be told one by one: they begin anew. Only another process writes so much at once.
            let too_much = step.happened.is_empty();
            let step = text(&ToClient::Step(step));
            for listener in self.listeners.iter_mut().filter(|listener| listener.you.viewer == *viewer) {
                let anew = || text(&ToClient::Welcome(Box::new(table.welcome(now, listener.you, None))));
                let message = if too_much { anew() } else { step.clone() };
                listener.hear(message, counts);
                missed |= listener.missed;
            }
        }
        if missed {
            self.drop_where(|listener| listener.missed);
        }
    }

    /// Greets anew whoever is somebody else now: they sat down, or got up, or are the host.
    pub(super) fn regreet(&mut self, table: &Table, now: WallTime, counts: &Counts) {
        for place in 0..self.listeners.len() {
            let listener = &mut self.listeners[place];
            let person = listener.ear.person.as_ref();
            let you = you(table, person);
            if you == listener.you {
                continue;
            }
            if may_look(table, person) {
                // Who looks as the same viewer has been told everything; to others the table is new.
                let same = you.viewer == listener.you.viewer;
                let told = Resume { viewer: you.viewer, number: table.number(you.viewer) };
                let resume = if same { told } else { table.earliest(you.viewer) };
                listener.you = you;
                listener.hear(text(&ToClient::Welcome(Box::new(table.welcome(now, you, Some(resume))))), counts);
                self.teller(table, you.viewer);
            } else {
                listener.hear(text(&ToClient::Error(ServerRefusal::NoWatching.refusal())), counts);
                listener.missed = true;
            }
        }
        self.drop_where(|listener| listener.missed);
    }

    /// Answers a request, if the one who asked still listens.
    pub(super) fn answer(&mut self, ear: EarId, id: RequestId, answer: Answer, counts: &Counts) {
        if let Some(listener) = self.listeners.iter_mut().find(|listener| listener.ear.id == ear) {
            listener.hear(text(&ToClient::Answer { id, answer }), counts);
        }
    }

    /// The last thing they are told.
    pub(super) fn farewell(&mut self, message: &ToClient) {
        let message = text(message);
        for listener in self.listeners.drain(..) {
            // Who cannot take it will find out by the closed connection.
            let _ = listener.ear.out.try_send(message.clone());
        }
        self.tellers.clear();
    }
}

fn you(table: &Table, person: Option<&PersonId>) -> You {
    person.map_or(You { viewer: Viewer::Spectator, host: false, steward: false }, |person| table.you(person))
}

fn may_look(table: &Table, person: Option<&PersonId>) -> bool {
    person.map_or(table.house().watching == Watching::Anyone, |person| table.may_look(person))
}

impl Listener {
    fn hear(&mut self, message: Utf8Bytes, counts: &Counts) {
        if let Err(error) = self.ear.out.try_send(message) {
            self.missed = true;
            if matches!(error, TrySendError::Full(_)) {
                counts.slow_readers.increment(1);
            }
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

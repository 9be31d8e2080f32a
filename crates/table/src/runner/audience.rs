use super::Output;
use crate::{PersonId, Table, Teller};
use kee_game::{Viewer, WallTime};
use kee_wire::{Resume, ToClient, Watching, You};

/// By which a table knows a connection.
pub type EarId = u64;

/// Somebody who begins to listen.
#[derive(Clone, Debug)]
pub struct Newcomer {
    /// On which connection.
    pub ear: EarId,
    /// Who it is; nobody in particular if they only watch.
    pub person: Option<PersonId>,
    /// What they know already.
    pub resume: Option<Resume>,
}

struct Listener {
    ear: EarId,
    person: Option<PersonId>,
    you: You,
}

/// Who listens to a table, and what they have been told.
///
/// What was told outlives the table: if that has to be woken again, everyone is told what is new since the last step.
#[derive(Default)]
pub(super) struct Audience {
    listeners: Vec<Listener>,
    /// One for each viewer that anybody looks as.
    tellers: Vec<(Viewer, Teller)>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Whether this person listens on any connection.
    pub(super) fn has(&self, person: &PersonId) -> bool {
        self.listeners.iter().any(|listener| listener.person.as_ref() == Some(person))
    }

    pub(super) fn person(&self, ear: EarId) -> Option<&PersonId> {
        self.listeners.iter().find(|listener| listener.ear == ear)?.person.as_ref()
    }

    pub(super) fn ears_of(&self, person: &PersonId) -> Vec<EarId> {
        let theirs = self.listeners.iter().filter(|listener| listener.person.as_ref() == Some(person));
        theirs.map(|listener| listener.ear).collect()
    }

    /// Lets a connection listen, and tells it all it may know. It gets what it must know first and nothing else before.
    pub(super) fn welcome<R, M: From<ToClient>>(
        &mut self,
        table: &Table,
        now: WallTime,
        newcomer: Newcomer,
        outputs: &mut Vec<Output<R, M>>,
    ) {
        let Newcomer { ear, person, resume } = newcomer;
        if !may_look(table, person.as_ref()) {
            outputs.push(Output::Unwatchable(ear));
            return;
        }
        let you = you(table, person.as_ref());
        // A new or reloaded page is told what happened before.
        let resume = Some(resume.unwrap_or_else(|| table.earliest(you.viewer)));
        outputs.push(Output::Tell(ear, greeting(table, now, you, resume)));
        self.teller(table, you.viewer);
        self.listeners.retain(|listener| listener.ear != ear);
        self.listeners.push(Listener { ear, person, you });
    }

    /// A connection does not listen any more. Who it was.
    pub(super) fn remove(&mut self, ear: EarId) -> Option<PersonId> {
        let place = self.listeners.iter().position(|listener| listener.ear == ear)?;
        let Listener { person, you, .. } = self.listeners.remove(place);
        if self.listeners.iter().all(|listener| listener.you.viewer != you.viewer) {
            self.tellers.retain(|(viewer, _)| *viewer != you.viewer);
        }
        person
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

    /// Tells everyone what is new to them, written once for all who look as the same viewer.
    pub(super) fn tell<R, M: From<ToClient> + Clone>(
        &mut self,
        table: &Table,
        now: WallTime,
        outputs: &mut Vec<Output<R, M>>,
    ) {
        for (viewer, teller) in &mut self.tellers {
            let Some(step) = teller.step(table) else { continue };
            // More than can be told one by one: they begin anew. Only another process writes so much at once.
            let too_much = step.happened.is_empty();
            let step = M::from(ToClient::Step(step));
            for listener in self.listeners.iter().filter(|listener| listener.you.viewer == *viewer) {
                let message = if too_much { greeting(table, now, listener.you, None) } else { step.clone() };
                outputs.push(Output::Tell(listener.ear, message));
            }
        }
    }

    /// Greets anew whoever is somebody else now: they sat down, or got up, or are the host.
    pub(super) fn greet_again<R, M: From<ToClient>>(
        &mut self,
        table: &Table,
        now: WallTime,
        outputs: &mut Vec<Output<R, M>>,
    ) {
        for place in 0..self.listeners.len() {
            let listener = &mut self.listeners[place];
            let you = you(table, listener.person.as_ref());
            if you == listener.you {
                continue;
            }
            if may_look(table, listener.person.as_ref()) {
                // A client with the same viewer has been told everything; to others the table is new.
                let same = you.viewer == listener.you.viewer;
                let told = Resume { viewer: you.viewer, number: table.number(you.viewer) };
                let resume = if same { told } else { table.earliest(you.viewer) };
                listener.you = you;
                outputs.push(Output::Tell(listener.ear, greeting(table, now, you, Some(resume))));
                self.teller(table, you.viewer);
            } else {
                outputs.push(Output::Unwatchable(listener.ear));
            }
        }
        let listeners = &self.listeners;
        self.tellers.retain(|(viewer, _)| listeners.iter().any(|listener| listener.you.viewer == *viewer));
    }
}

fn greeting<M: From<ToClient>>(table: &Table, now: WallTime, you: You, resume: Option<Resume>) -> M {
    ToClient::Welcome(Box::new(table.welcome(now, you, resume))).into()
}

fn you(table: &Table, person: Option<&PersonId>) -> You {
    person.map_or(You { viewer: Viewer::Spectator, host: false, steward: false }, |person| table.you(person))
}

fn may_look(table: &Table, person: Option<&PersonId>) -> bool {
    person.map_or(table.house().watching == Watching::Anyone, |person| table.may_look(person))
}

/// People whose last connection was lost, and when it counts.
#[derive(Default)]
pub(super) struct Presence {
    checks: Vec<(WallTime, PersonId)>,
}

impl Presence {
    /// Look at this time whether this person listens. An earlier appointment is kept.
    pub(super) fn look_at(&mut self, at: WallTime, person: PersonId) {
        match self.checks.iter_mut().find(|(_, known)| *known == person) {
            Some((appointed, _)) => *appointed = at.min(*appointed),
            None => self.checks.push((at, person)),
        }
    }

    /// They are here.
    pub(super) fn forget(&mut self, person: &PersonId) {
        self.checks.retain(|(_, known)| known != person);
    }

    /// When there is something to look at.
    pub(super) fn next(&self) -> Option<WallTime> {
        self.checks.iter().map(|(at, _)| *at).min()
    }

    /// At whom to look now. Each is named once.
    pub(super) fn due(&mut self, now: WallTime) -> Vec<PersonId> {
        self.checks.extract_if(.., |(at, _)| *at <= now).map(|(_, person)| person).collect()
    }
}

use super::Output;
use crate::{PersonId, Table, Teller};
use kee_game::{Viewer, WallTime};
use kee_wire::{Resume, ToClient, Watching, You};

/// Identifies a connection.
pub type EarId = u64;

/// A new listener.
#[derive(Clone, Debug)]
pub struct NewListener {
    /// Its connection.
    pub ear: EarId,
    /// The person; none for an anonymous spectator.
    pub person: Option<PersonId>,
    /// The part they already know.
    pub resume: Option<Resume>,
}

struct Listener {
    ear: EarId,
    person: Option<PersonId>,
    you: You,
}

/// The listeners of a table, and what each has been sent.
///
/// It outlives the table: after a reload, everyone is sent what is new since their last step.
#[derive(Default)]
pub(super) struct Listeners {
    listeners: Vec<Listener>,
    /// One for each viewer with a listener.
    tellers: Vec<(Viewer, Teller)>,
}

impl Listeners {
    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Whether this person is listening on any connection.
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

    /// Adds a listener and sends it a welcome, before anything else.
    pub(super) fn welcome<R, M: From<ToClient>>(
        &mut self,
        table: &Table,
        now: WallTime,
        newcomer: NewListener,
        outputs: &mut Vec<Output<R, M>>,
    ) {
        let NewListener { ear, person, resume } = newcomer;
        if !may_look(table, person.as_ref()) {
            outputs.push(Output::Unwatchable(ear));
            return;
        }
        let you = you(table, person.as_ref());
        // A new or reloaded page gets the earlier log.
        let resume = Some(resume.unwrap_or_else(|| table.earliest(you.viewer)));
        outputs.push(Output::Tell(ear, greeting(table, now, you, resume)));
        self.teller(table, you.viewer);
        self.listeners.retain(|listener| listener.ear != ear);
        self.listeners.push(Listener { ear, person, you });
    }

    /// Removes a connection and returns its person.
    pub(super) fn remove(&mut self, ear: EarId) -> Option<PersonId> {
        let place = self.listeners.iter().position(|listener| listener.ear == ear)?;
        let Listener { person, you, .. } = self.listeners.remove(place);
        if self.listeners.iter().all(|listener| listener.you.viewer != you.viewer) {
            self.tellers.retain(|(viewer, _)| *viewer != you.viewer);
        }
        person
    }

    /// The table is unloaded while they listen, so its views can go.
    pub(super) fn sleep(&mut self) {
        self.tellers = Vec::new();
    }

    /// The table is loaded again, in the state they were last told of.
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

    /// Tells everyone what is new to them, serialized once per viewer.
    pub(super) fn tell<R, M: From<ToClient> + Clone>(
        &mut self,
        table: &Table,
        now: WallTime,
        outputs: &mut Vec<Output<R, M>>,
    ) {
        for (viewer, teller) in &mut self.tellers {
            let Some(step) = teller.step(table) else { continue };
            // Too much to tell step by step, so they start afresh. Only another process writes this much at once.
            let too_much = step.happened.is_empty();
            let step = M::from(ToClient::Step(step));
            for listener in self.listeners.iter().filter(|listener| listener.you.viewer == *viewer) {
                let message = if too_much { greeting(table, now, listener.you, None) } else { step.clone() };
                outputs.push(Output::Tell(listener.ear, message));
            }
        }
    }

    /// Sends a new welcome to everyone whose role changed: they sat down, stood up or became host.
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
                // A client with the same viewer is up to date; for others the table is new.
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

/// People who lost their last connection, and when they count as away.
#[derive(Default)]
pub(super) struct Presence {
    checks: Vec<(WallTime, PersonId)>,
}

impl Presence {
    /// Schedules a check whether this person is listening. An earlier one is kept.
    pub(super) fn look_at(&mut self, at: WallTime, person: PersonId) {
        match self.checks.iter_mut().find(|(_, known)| *known == person) {
            Some((appointed, _)) => *appointed = at.min(*appointed),
            None => self.checks.push((at, person)),
        }
    }

    /// Forgets a person who is here.
    pub(super) fn forget(&mut self, person: &PersonId) {
        self.checks.retain(|(_, known)| known != person);
    }

    /// The time when the next check is due.
    pub(super) fn next(&self) -> Option<WallTime> {
        self.checks.iter().map(|(at, _)| *at).min()
    }

    /// The people to check now, each once.
    pub(super) fn due(&mut self, now: WallTime) -> Vec<PersonId> {
        self.checks.extract_if(.., |(at, _)| *at <= now).map(|(_, person)| person).collect()
    }
}

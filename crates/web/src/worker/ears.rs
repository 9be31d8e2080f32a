use super::{FromWorker, tell_page};
use kee_game::{Viewer, WallTime};
use kee_table::{PersonId, Table, Teller};
use kee_wire::{Answer, RequestId, Resume, ToClient, You};

/// Somebody who listens to a table.
struct Ear {
    id: u32,
    /// Who it is; nobody if they only watch.
    person: Option<PersonId>,
    you: You,
    teller: Teller,
}

/// Who listens to a table, and what they have been told.
#[derive(Default)]
pub(super) struct Ears(Vec<Ear>);

impl Ears {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn person(&self, ear: u32) -> Option<&PersonId> {
        self.0.iter().find(|known| known.id == ear)?.person.as_ref()
    }

    /// Lets somebody listen, and tells them all they may know.
    pub(super) fn welcome(
        &mut self,
        table: &Table,
        now: WallTime,
        id: u32,
        person: Option<PersonId>,
        resume: Option<Resume>,
    ) {
        self.remove(id);
        let you = you(table, person.as_ref());
        // Who opens the game again is told as much of what happened before as the table still knows.
        let resume = Some(resume.unwrap_or_else(|| table.earliest(you.viewer)));
        let welcome = table.welcome(now, you, resume);
        tell(id, ToClient::Welcome(Box::new(welcome)));
        self.0.push(Ear { id, person, you, teller: Teller::new(table, you.viewer) });
    }

    pub(super) fn remove(&mut self, id: u32) {
        self.0.retain(|ear| ear.id != id);
    }

    /// Tells everybody what is new. Who has become another viewer by it is greeted as such.
    pub(super) fn tell(&mut self, table: &Table, now: WallTime) {
        for ear in &mut self.0 {
            if let Some(step) = ear.teller.step(table) {
                tell(ear.id, ToClient::Step(step));
            }
            let you = you(table, ear.person.as_ref());
            if you != ear.you {
                *ear = Ear { id: ear.id, person: ear.person.take(), you, teller: Teller::new(table, you.viewer) };
                tell(ear.id, ToClient::Welcome(Box::new(table.welcome(now, you, None))));
            }
        }
    }

    /// Tells everybody everything again, since the table is not what they were told.
    pub(super) fn greet_again(&mut self, table: &Table, now: WallTime) {
        for Ear { id, person, .. } in std::mem::take(&mut self.0) {
            self.welcome(table, now, id, person, None);
        }
    }
}

pub(super) fn answer(ear: u32, id: RequestId, answer: Answer) {
    tell(ear, ToClient::Answer { id, answer });
}

pub(super) fn tell(ear: u32, message: ToClient) {
    tell_page(&FromWorker::Told { ear, message: Box::new(message) });
}

fn you(table: &Table, person: Option<&PersonId>) -> You {
    person.map_or(You { viewer: Viewer::Spectator, host: false, steward: false }, |person| table.you(person))
}

use super::{
    FromWorker, Task, ToWorker,
    keeper::{Keeper, Message},
    library::Library,
    making, tell_page,
};
use crate::api::No;
use futures::channel::mpsc::{UnboundedSender, unbounded};
use serde::Serialize;
use serde_json::Value;
use std::{cell::RefCell, collections::BTreeMap, rc::Rc};
use wasm_bindgen_futures::spawn_local;

/// Where everything the page says comes in.
#[derive(Default)]
pub(super) struct Desk {
    library: Rc<Library>,
    tables: RefCell<BTreeMap<String, UnboundedSender<Message>>>,
}

impl Desk {
    pub(super) fn take(self: &Rc<Self>, message: ToWorker) {
        match message {
            ToWorker::Begin { words } => self.library.words_are_at(words),
            ToWorker::Said { ear, table, message } => self.pass_on(table, Message::Said { ear, message }),
            ToWorker::Deaf { ear, table } => self.pass_on(table, Message::Deaf { ear }),
            ToWorker::Do { id, task } => {
                let desk = Rc::clone(self);
                spawn_local(async move {
                    let result = desk.perform(task).await;
                    tell_page(&FromWorker::Done { id, result });
                });
            }
        }
    }

    /// Gives something to the keeper of a table, who is called if nobody keeps it now.
    fn pass_on(&self, table: String, message: Message) {
        let mut tables = self.tables.borrow_mut();
        let message = match tables.get(&table) {
            None => message,
            Some(keeper) => match keeper.unbounded_send(message) {
                Ok(()) => return,
                Err(unsent) => unsent.into_inner(),
            },
        };
        let (own, mailbox) = unbounded();
        // The other end has just been made.
        let _ = own.unbounded_send(message);
        spawn_local(Keeper::attend(table.clone(), Rc::clone(&self.library), own.clone(), mailbox));
        tables.insert(table, own);
    }

    async fn perform(&self, task: Task) -> Result<Value, No> {
        match task {
            Task::Make(wanted) => making::make(&self.library, *wanted).await.map(value),
        }
    }
}

fn value(result: impl Serialize) -> Value {
    serde_json::to_value(result).expect("plain data can be written")
}

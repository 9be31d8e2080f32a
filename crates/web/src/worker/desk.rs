use super::{
    FromWorker, Task, ToReferee, ToWorker,
    keeper::{Keeper, Message},
    library::Library,
    making, printing, refereeing,
    study::Study,
    tell_page, thinking,
};
use crate::api::No;
use futures::channel::{
    mpsc::{UnboundedSender, unbounded},
    oneshot,
};
use kee_game::Names;
use kee_lexicon::{Lexicon, List};
use serde::Serialize;
use serde_json::Value;
use std::{cell::RefCell, collections::BTreeMap, rc::Rc};
use wasm_bindgen_futures::spawn_local;

/// Where everything the page says comes in.
#[derive(Default)]
pub(super) struct Desk {
    library: Rc<Library>,
    tables: RefCell<BTreeMap<String, UnboundedSender<Message>>>,
    /// What the page looks at again.
    study: RefCell<Option<Study>>,
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

    async fn study(&self, record: &str) -> Result<Study, No> {
        Ok(Study::begin(&self.library, record).await?)
    }

    async fn perform(&self, task: Task) -> Result<Value, No> {
        match task {
            Task::Make(wanted) => making::make(&self.library, *wanted).await.map(value),
            Task::Actions { table, seat } => {
                let (tell, told) = oneshot::channel();
                self.pass_on(table, Message::List { seat, tell });
                told.await.map(value).map_err(|_| No::no_worker())
            }
            Task::Hurry => {
                thinking::hurry();
                Ok(value(()))
            }
            Task::ReadFile { game, key, contents } => {
                let game = kee_games::find(&game).ok_or_else(No::no_worker)?;
                let read = game.option_from_file(&key, &contents);
                read.map(value).map_err(|problems| making::refused(&problems))
            }
            Task::LookUp { list, words } => {
                let lexicon = self.library.with(Some(&list)).await?.words::<Lexicon>().ok_or_else(No::no_worker)?;
                Ok(value(words.iter().map(|word| lexicon.contains(word)).collect::<Vec<_>>()))
            }
            Task::Study { record, viewer } => {
                let mut study = self.study(&record).await?;
                let moments = study.moments(viewer)?;
                self.study.replace(Some(study));
                Ok(value(moments))
            }
            Task::Look { entry, viewer } => {
                let mut study = self.study.borrow_mut();
                let study = study.as_mut().ok_or_else(No::no_worker)?;
                Ok(value(study.view(entry, viewer)?))
            }
            Task::Review { record, words } => {
                let list = words.parse().unwrap_or(List::SUGGESTED);
                Ok(value(self.study(&record).await?.review(list)?))
            }
            Task::Verify { record } => Ok(value(self.study(&record).await?.verify()?)),
            Task::Gcg { record, names } => Ok(value(self.study(&record).await?.gcg(&Names::new(names))?)),
            Task::Print(wanted) => printing::draw(&self.library, *wanted).await.map(value),
            Task::Referee(errand) => self.referee(*errand).await,
        }
    }

    async fn referee(&self, errand: ToReferee) -> Result<Value, No> {
        let library = &self.library;
        match errand {
            ToReferee::Check(wanted) => refereeing::strange_tiles(library, wanted).await.map(value),
            ToReferee::BoardOf { wanted, seed } => refereeing::board_of_seed(library, wanted, &seed).await.map(value),
            ToReferee::Begin(wanted) => refereeing::begin(library, wanted).await.map(value),
            ToReferee::Look { id } => refereeing::look(library, &id).await.map(value),
            ToReferee::Tell { id, told, line } => refereeing::tell(library, &id, told, &line).await.map(value),
        }
    }
}

fn value(result: impl Serialize) -> Value {
    serde_json::to_value(result).expect("plain data can be written")
}

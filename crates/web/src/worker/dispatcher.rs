use super::{
    FromWorker, ToReferee, ToWorker, WorkerTask, creation,
    keeper::{Keeper, KeeperMessage},
    library::WordLibrary,
    pages, referee,
    study::Study,
    tell_page,
};
use crate::api::RequestRefusal;
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

/// Receives every message from the page.
#[derive(Default)]
pub(super) struct Dispatcher {
    library: Rc<WordLibrary>,
    tables: RefCell<BTreeMap<String, UnboundedSender<KeeperMessage>>>,
    /// The record on replay.
    study: RefCell<Option<Study>>,
}

impl Dispatcher {
    pub(super) fn take(self: &Rc<Self>, message: ToWorker) {
        match message {
            ToWorker::Begin { words } => self.library.words_are_at(words),
            ToWorker::Said { ear, table, message } => self.pass_on(table, KeeperMessage::Said { ear, message }),
            ToWorker::Deaf { ear, table } => self.pass_on(table, KeeperMessage::Deaf { ear }),
            ToWorker::Do { id, task } => {
                let dispatcher = Rc::clone(self);
                spawn_local(async move {
                    let result = dispatcher.perform(task).await;
                    tell_page(&FromWorker::Done { id, result });
                });
            }
        }
    }

    /// Passes a message to a table's keeper, which is started if the table has none.
    fn pass_on(&self, table: String, message: KeeperMessage) {
        let mut tables = self.tables.borrow_mut();
        let message = match tables.get(&table) {
            None => message,
            Some(keeper) => match keeper.unbounded_send(message) {
                Ok(()) => return,
                Err(unsent) => unsent.into_inner(),
            },
        };
        let (own, mailbox) = unbounded();
        // The receiver has just been created.
        let _ = own.unbounded_send(message);
        spawn_local(Keeper::attend(table.clone(), Rc::clone(&self.library), own.clone(), mailbox));
        tables.insert(table, own);
    }

    async fn study(&self, record: &str) -> Result<Study, RequestRefusal> {
        Ok(Study::begin(&self.library, record).await?)
    }

    async fn perform(&self, task: WorkerTask) -> Result<Value, RequestRefusal> {
        match task {
            WorkerTask::Make(wanted) => creation::make(&self.library, *wanted).await.map(value),
            WorkerTask::Actions { table, seat } => {
                let (tell, told) = oneshot::channel();
                self.pass_on(table, KeeperMessage::List { seat, tell });
                told.await.map(value).map_err(|_| RequestRefusal::no_worker())
            }
            WorkerTask::Hint { table, seat } => {
                let (tell, told) = oneshot::channel();
                self.pass_on(table, KeeperMessage::Hint { seat, tell });
                told.await.map(value).map_err(|_| RequestRefusal::no_worker())
            }
            WorkerTask::ReadFile { game, key, contents } => {
                let game = kee_games::find(&game).ok_or_else(RequestRefusal::no_worker)?;
                let read = game.option_from_file(&key, &contents);
                read.map(value).map_err(|problems| creation::refused(&problems))
            }
            WorkerTask::LookUp { list, words } => {
                let lexicon =
                    self.library.with(Some(&list)).await?.words::<Lexicon>().ok_or_else(RequestRefusal::no_worker)?;
                Ok(value(words.iter().map(|word| lexicon.contains(word)).collect::<Vec<_>>()))
            }
            WorkerTask::Study { record, viewer } => {
                let mut study = self.study(&record).await?;
                let moments = study.moments(viewer)?;
                self.study.replace(Some(study));
                Ok(value(moments))
            }
            WorkerTask::Look { entry, viewer } => {
                let mut study = self.study.borrow_mut();
                let study = study.as_mut().ok_or_else(RequestRefusal::no_worker)?;
                Ok(value(study.view(entry, viewer)?))
            }
            WorkerTask::Review { record, words } => {
                let list = words.parse().unwrap_or(List::SUGGESTED);
                Ok(value(self.study(&record).await?.review(list)?))
            }
            WorkerTask::Verify { record } => Ok(value(self.study(&record).await?.verify()?)),
            WorkerTask::Gcg { record, names } => Ok(value(self.study(&record).await?.gcg(&Names::new(names))?)),
            WorkerTask::Practise(exercise) => {
                let game = kee_games::find(&exercise.game).ok_or_else(RequestRefusal::no_worker)?;
                let list = game.about().words.then(|| List::Full.name());
                Ok(value(exercise.play(&self.library.with(list).await?)?))
            }
            WorkerTask::Print(wanted) => pages::draw(&self.library, *wanted).await.map(value),
            WorkerTask::Referee(errand) => self.referee(*errand).await,
        }
    }

    async fn referee(&self, errand: ToReferee) -> Result<Value, RequestRefusal> {
        let library = &self.library;
        match errand {
            ToReferee::Check(wanted) => referee::strange_tiles(library, wanted).await.map(value),
            ToReferee::BoardOf { wanted, seed } => referee::board_of_seed(library, wanted, &seed).await.map(value),
            ToReferee::Begin(wanted) => referee::begin(library, wanted).await.map(value),
            ToReferee::Look { id } => referee::look(library, &id).await.map(value),
            ToReferee::Tell { id, told, line } => referee::tell(library, &id, told, &line).await.map(value),
        }
    }
}

fn value(result: impl Serialize) -> Value {
    serde_json::to_value(result).expect("plain data can be written")
}

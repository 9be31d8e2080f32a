use super::{
    FromWorker, ToWorker, WorkerTask, creation,
    keeper::{Keeper, KeeperMessage},
    library::WordLibrary,
    pages, referee,
    study::Study,
    task::*,
    tell_page,
};
use crate::api::RequestRefusal;
use futures::channel::{
    mpsc::{UnboundedSender, unbounded},
    oneshot,
};
use kee_game::Names;
use kee_lexicon::{Lexicon, List};
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
        let library = &self.library;
        match task {
            WorkerTask::MakeTask(task) => answer::<MakeTask>(creation::make(library, task.wanted).await),
            WorkerTask::ActionsTask(task) => {
                let (tell, told) = oneshot::channel();
                self.pass_on(task.table, KeeperMessage::List { seat: task.seat, tell });
                answer::<ActionsTask>(told.await.map_err(|_| RequestRefusal::no_worker()))
            }
            WorkerTask::HintTask(task) => {
                let (tell, told) = oneshot::channel();
                self.pass_on(task.table, KeeperMessage::Hint { seat: task.seat, tell });
                answer::<HintTask>(told.await.map_err(|_| RequestRefusal::no_worker()))
            }
            WorkerTask::FileTask(task) => {
                let game = kee_games::find(&task.game).ok_or_else(RequestRefusal::no_worker)?;
                let read = game.option_from_file(&task.key, &task.contents);
                answer::<FileTask>(read.map_err(|problems| creation::refused(&problems)))
            }
            WorkerTask::WordsTask(task) => {
                let resources = library.with(Some(&task.list)).await?;
                let lexicon = resources.words::<Lexicon>().ok_or_else(RequestRefusal::no_worker)?;
                answer::<WordsTask>(Ok(task.words.iter().map(|word| lexicon.contains(word)).collect()))
            }
            WorkerTask::StudyTask(task) => {
                let mut study = self.study(&task.record).await?;
                let moments = study.moments(task.viewer)?;
                self.study.replace(Some(study));
                answer::<StudyTask>(Ok(moments))
            }
            WorkerTask::ViewTask(task) => {
                let mut study = self.study.borrow_mut();
                let study = study.as_mut().ok_or_else(RequestRefusal::no_worker)?;
                answer::<ViewTask>(Ok(study.view(task.entry, task.viewer)?))
            }
            WorkerTask::ReviewTask(task) => {
                let list = task.words.parse().unwrap_or(List::SUGGESTED);
                answer::<ReviewTask>(Ok(self.study(&task.record).await?.review(list)?))
            }
            WorkerTask::VerifyTask(task) => answer::<VerifyTask>(Ok(self.study(&task.record).await?.verify()?)),
            WorkerTask::GcgTask(task) => {
                answer::<GcgTask>(Ok(self.study(&task.record).await?.gcg(&Names::new(task.names))?))
            }
            WorkerTask::ExerciseTask(task) => {
                let game = kee_games::find(&task.exercise.game).ok_or_else(RequestRefusal::no_worker)?;
                let list = game.about().words.then(|| List::Full.name());
                answer::<ExerciseTask>(Ok(task.exercise.play(&library.with(list).await?)?))
            }
            WorkerTask::PrintTask(task) => answer::<PrintTask>(pages::draw(library, task.wanted).await),
            WorkerTask::TilesTask(task) => answer::<TilesTask>(referee::strange_tiles(library, task.wanted).await),
            WorkerTask::SeedBoardTask(task) => {
                answer::<SeedBoardTask>(referee::board_of_seed(library, task.wanted, &task.seed).await)
            }
            WorkerTask::RefereeTask(task) => answer::<RefereeTask>(referee::begin(library, task.wanted).await),
            WorkerTask::RefereeViewTask(task) => answer::<RefereeViewTask>(referee::look(library, &task.id).await),
            WorkerTask::ReportTask(task) => {
                answer::<ReportTask>(referee::tell(library, &task.id, task.told, &task.line).await)
            }
        }
    }
}

/// The answer to a task, as it is sent.
fn answer<T: TypedTask>(answer: Result<T::Answer, RequestRefusal>) -> Result<Value, RequestRefusal> {
    answer.map(|answer| serde_json::to_value(answer).expect("plain data can be written"))
}

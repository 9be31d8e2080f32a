use crate::{
    api::No,
    build::Build,
    worker::{FromWorker, Task, ToWorker},
};
use futures::channel::{
    mpsc::{UnboundedReceiver, UnboundedSender, unbounded},
    oneshot,
};
use kee_wire::{FromClient, ToClient};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    /// The one worker of this page, from when it is first needed.
    static HELPER: RefCell<Option<Rc<Helper>>> = const { RefCell::new(None) };
}

/// The worker as the page knows it.
pub(crate) struct Helper {
    worker: Worker,
    last: Cell<u32>,
    ears: RefCell<BTreeMap<u32, UnboundedSender<ToClient>>>,
    tasks: RefCell<BTreeMap<u32, oneshot::Sender<Result<Value, No>>>>,
}

impl Helper {
    /// The worker, which is started when nobody has before; none if the browser has no such thing.
    pub(crate) fn get() -> Option<Rc<Self>> {
        HELPER.with(|helper| {
            let mut helper = helper.borrow_mut();
            if helper.is_none() {
                *helper = Self::start();
            }
            helper.clone()
        })
    }

    fn start() -> Option<Rc<Self>> {
        let build = Build::here();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&build.worker, &options).ok()?;
        let helper = Rc::new(Self { worker, last: Cell::new(0), ears: RefCell::default(), tasks: RefCell::default() });
        let hearing = Rc::downgrade(&helper);
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let (Some(helper), Some(message)) = (hearing.upgrade(), message) {
                helper.hear(message);
            }
        });
        helper.worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // Both live as long as the page, or as the worker if that breaks down.
        hear.forget();
        let breaking = Rc::downgrade(&helper);
        let broken = Closure::<dyn Fn(Event)>::new(move |_| {
            if let Some(helper) = breaking.upgrade() {
                helper.broken();
            }
        });
        helper.worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        broken.forget();
        helper.post(&ToWorker::Begin { words: build.words });
        Some(helper)
    }

    /// The worker has broken down. Whoever waits for it finds out, and the next one to need it gets a new one.
    fn broken(self: &Rc<Self>) {
        HELPER.with(|known| {
            let is_this = known.borrow().as_ref().is_some_and(|known| Rc::ptr_eq(known, self));
            if is_this {
                known.take();
            }
        });
        self.worker.terminate();
        self.ears.borrow_mut().clear();
        self.tasks.borrow_mut().clear();
    }

    fn hear(&self, message: FromWorker) {
        match message {
            FromWorker::Told { ear, message } => {
                if let Some(ear) = self.ears.borrow().get(&ear) {
                    // A page that stopped listening has said so, and the worker will know it soon.
                    let _ = ear.unbounded_send(*message);
                }
            }
            FromWorker::Done { id, result } => {
                let task = self.tasks.borrow_mut().remove(&id);
                if let Some(task) = task {
                    // A task that was dropped needs no answer.
                    let _ = task.send(result);
                }
            }
        }
    }

    fn post(&self, message: &ToWorker) {
        let text = serde_json::to_string(message).expect("a message can be written");
        // A text can always be sent.
        let _ = self.worker.post_message(&text.into());
    }

    fn next(&self) -> u32 {
        self.last.set(self.last.get() + 1);
        self.last.get()
    }

    /// Lets somebody listen to tables.
    pub(crate) fn listen(&self) -> (u32, UnboundedReceiver<ToClient>) {
        let (tell, told) = unbounded();
        let ear = self.next();
        self.ears.borrow_mut().insert(ear, tell);
        (ear, told)
    }

    /// Says something to a table.
    pub(crate) fn say(&self, ear: u32, table: &str, message: FromClient) {
        self.post(&ToWorker::Said { ear, table: table.to_owned(), message });
    }

    /// Somebody does not listen any more.
    pub(crate) fn deaf(&self, ear: u32, table: &str) {
        self.ears.borrow_mut().remove(&ear);
        self.post(&ToWorker::Deaf { ear, table: table.to_owned() });
    }

    /// Lets the worker do something, and waits for what comes of it.
    pub(crate) async fn ask<T: DeserializeOwned>(task: Task) -> Result<T, No> {
        Self::get().ok_or_else(No::no_worker)?.perform(task).await
    }

    /// Lets a worker of its own do something that takes long, so that nobody else has to wait.
    pub(crate) async fn ask_apart<T: DeserializeOwned>(task: Task) -> Result<T, No> {
        let helper = Self::start().ok_or_else(No::no_worker)?;
        let result = helper.perform(task).await;
        helper.worker.terminate();
        result
    }

    async fn perform<T: DeserializeOwned>(self: &Rc<Self>, task: Task) -> Result<T, No> {
        let (tell, told) = oneshot::channel();
        let id = self.next();
        self.tasks.borrow_mut().insert(id, tell);
        self.post(&ToWorker::Do { id, task });
        let value = told.await.map_err(|_| No::no_worker())??;
        serde_json::from_value(value).map_err(|_| No::no_worker())
    }
}

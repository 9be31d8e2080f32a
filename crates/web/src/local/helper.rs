use crate::{
    api::RequestRefusal,
    build::BuildFiles,
    worker::{FromWorker, ToWorker, TypedTask},
};
use futures::channel::{
    mpsc::{UnboundedReceiver, UnboundedSender, unbounded},
    oneshot,
};
use kee_wire::{FromClient, ToClient};
use serde_json::Value;
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    /// The page's only worker, once it is needed.
    static HELPER: RefCell<Option<Rc<Helper>>> = const { RefCell::new(None) };
}

/// The page's end of the worker.
pub(crate) struct Helper {
    worker: Worker,
    last: Cell<u32>,
    ears: RefCell<BTreeMap<u32, UnboundedSender<ToClient>>>,
    tasks: RefCell<BTreeMap<u32, oneshot::Sender<Result<Value, RequestRefusal>>>>,
}

impl Helper {
    /// The worker, which is started on first use; none if the browser has no workers.
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
        let build = BuildFiles::here();
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
        // Both live as long as the page, or until the worker breaks down.
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

    /// The worker has broken down. Pending tasks fail, and the next request starts a new worker.
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
                    // A dropped task needs no answer.
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

    /// Adds a listener for messages from tables.
    pub(crate) fn listen(&self) -> (u32, UnboundedReceiver<ToClient>) {
        let (tell, told) = unbounded();
        let ear = self.next();
        self.ears.borrow_mut().insert(ear, tell);
        (ear, told)
    }

    /// Sends a message to a table.
    pub(crate) fn say(&self, ear: u32, table: &str, message: FromClient) {
        self.post(&ToWorker::Said { ear, table: table.to_owned(), message });
    }

    /// Removes a listener.
    pub(crate) fn unlisten(&self, ear: u32, table: &str) {
        self.ears.borrow_mut().remove(&ear);
        self.post(&ToWorker::Deaf { ear, table: table.to_owned() });
    }

    /// Runs a task in the worker, and waits for its result.
    pub(crate) async fn ask<T: TypedTask>(task: T) -> Result<T::Answer, RequestRefusal> {
        Self::get().ok_or_else(RequestRefusal::no_worker)?.perform(task).await
    }

    /// Runs a slow task in a worker of its own, so that it blocks no other.
    pub(crate) async fn ask_apart<T: TypedTask>(task: T) -> Result<T::Answer, RequestRefusal> {
        let helper = Self::start().ok_or_else(RequestRefusal::no_worker)?;
        let result = helper.perform(task).await;
        helper.worker.terminate();
        result
    }

    async fn perform<T: TypedTask>(self: &Rc<Self>, task: T) -> Result<T::Answer, RequestRefusal> {
        let (tell, told) = oneshot::channel();
        let id = self.next();
        self.tasks.borrow_mut().insert(id, tell);
        self.post(&ToWorker::Do { id, task: task.into() });
        let value = told.await.map_err(|_| RequestRefusal::no_worker())??;
        serde_json::from_value(value).map_err(|_| RequestRefusal::no_worker())
    }
}

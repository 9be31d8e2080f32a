//! Work beside the page, so that the page never blocks: local tables, bots, reviews.
//!
//! The page and its worker are two programs that exchange texts ([`ToWorker`], [`FromWorker`]). In the worker every
//! table has a [`keeper::Keeper`], which does what a server does: it decides, stores, and only then answers.

mod bot_turn;
mod creation;
mod dispatcher;
mod keeper;
mod library;
mod pages;
mod post;
mod referee;
mod study;
mod task;

pub(crate) use pages::{Pages, PagesRequest};
pub(crate) use post::{FromWorker, LocalTableRequest, ToWorker};
pub(crate) use referee::{OddTile, RefereeRequest, RefereeView};
pub(crate) use study::{MissedTurn, ReplayMoment, read_record};
pub(crate) use task::{
    ActionsTask, ExerciseTask, FileTask, GcgTask, HintTask, MakeTask, PrintTask, RefereeTask, RefereeViewTask,
    ReportTask, ReviewTask, SeedBoardTask, StudyTask, TilesTask, TypedTask, VerifyTask, ViewTask, WordsTask,
    WorkerTask,
};

use crate::browser;
use dispatcher::Dispatcher;
use std::rc::Rc;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::MessageEvent;

/// Serves the page's requests.
pub(crate) fn attend() {
    let Some(scope) = browser::worker_scope() else { return };
    let dispatcher = Rc::new(Dispatcher::default());
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(message) = message {
            dispatcher.take(message);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    hear.forget();
}

/// Sends the page a message.
fn tell_page(message: &FromWorker) {
    let Some(scope) = browser::worker_scope() else { return };
    let text = serde_json::to_string(message).expect("a message can be written");
    // A text can always be sent.
    let _ = scope.post_message(&text.into());
}

//! What runs beside the page, so that the page never waits: tables that need no server, bots, reviews.
//!
//! The page and its worker are two programs that send each other texts ([`ToWorker`], [`FromWorker`]). In the worker
//! every table has a [`keeper::Keeper`], which does what a server does: it decides, keeps, and only then tells.

mod desk;
mod keeper;
mod library;
mod making;
mod post;
mod printing;
mod refereeing;
mod study;
mod thinking;

pub(crate) use post::{FromWorker, Task, ToReferee, ToWorker, WantedTable};
pub(crate) use printing::{Pages, WantedPages};
pub(crate) use refereeing::{Refereed, Strange, WantedReferee};
pub(crate) use study::{Missed, Moment, read_record};

use crate::browser;
use desk::Desk;
use std::rc::Rc;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::MessageEvent;

/// Attends to what the page asks for.
pub(crate) fn attend() {
    let Some(scope) = browser::worker_scope() else { return };
    let desk = Rc::new(Desk::default());
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(message) = message {
            desk.take(message);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    hear.forget();
}

/// Tells the page something.
fn tell_page(message: &FromWorker) {
    let Some(scope) = browser::worker_scope() else { return };
    let text = serde_json::to_string(message).expect("a message can be written");
    // A text can always be sent.
    let _ = scope.post_message(&text.into());
}

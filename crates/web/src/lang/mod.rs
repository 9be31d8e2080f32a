//! Every word the page says, in the reader's language.
//!
//! The sentences are in `locales/<language>/*.ftl` and in those of the games, in the form of Project Fluent. English is part
//! of the program; other languages are fetched. What a language does not say yet is said in English.

mod bundle;
mod choosing;

pub(crate) use choosing::{Offered, choose, fetch_chosen};
pub(crate) use kee_speech::Value;

use kee_game::{Message, Names, Refusal};
use kee_speech::Language;
use leptos::{prelude::*, reactive::graph::Observer};
use std::sync::Arc;

thread_local! {
    /// The language of the page. Whatever is written with it is written again when it changes.
    static SPOKEN: ArcRwSignal<Arc<Language>> = ArcRwSignal::new(Arc::new(bundle::english()));
}

/// The language of the page. What is drawn with it is drawn again in another; what is only said once is not.
fn now_spoken() -> Arc<Language> {
    let spoken = SPOKEN.with(Clone::clone);
    if Observer::get().is_some() { spoken.get() } else { spoken.get_untracked() }
}

/// The sentence with this name in the reader's language.
pub(crate) fn say(name: &str, args: &[(&'static str, Value)]) -> String {
    now_spoken().say(name, args)
}

/// The sentence with this name if there is one, in the reader's language or in English.
pub(crate) fn say_if_known(name: &str, args: &[(&'static str, Value)]) -> Option<String> {
    now_spoken().find(name, args)
}

/// The sentence with this name, if the reader's language itself has it: for what games say in English by themselves.
pub(crate) fn say_translated(name: &str) -> Option<String> {
    now_spoken().translated(name)
}

/// The tag of the reader's language, such as `nl`.
pub(crate) fn spoken() -> String {
    now_spoken().tag().to_owned()
}

fn speak(language: Language) {
    SPOKEN.with(|spoken| spoken.set(Arc::new(language)));
}

/// A sentence by its name, with what is put into it: `t!("log-sat", name = name, seat = 3)`.
#[macro_export]
#[doc(hidden)]
macro_rules! t {
    ($name:expr $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::lang::say($name, &[$((stringify!($key), $crate::lang::Value::from($value))),*])
    };
}

/// A refusal in the reader's language, if there is a sentence for its code (`refused-keezen-not_in_hand`); else as it came.
pub(crate) fn refusal(refusal: &Refusal) -> String {
    refusal_at(refusal, &Names::new([""; 0]))
}

/// The same for those who know what the players are called.
pub(crate) fn refusal_at(refusal: &Refusal, names: &Names) -> String {
    now_spoken().refusal(refusal, names)
}

/// A message in the reader's language.
pub(crate) fn tell(message: &Message, names: &Names) -> String {
    now_spoken().tell(message, names)
}

/// Several messages as sentences after one another.
pub(crate) fn tell_all(messages: &[Message], names: &Names) -> String {
    now_spoken().tell_all(messages, names)
}

/// Names in a row, in the reader's language.
pub(crate) fn list(names: &[String]) -> String {
    now_spoken().list(names)
}

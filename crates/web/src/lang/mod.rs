//! Every word the page says, in the reader's language.
//!
//! The sentences are in `locales/<language>/*.ftl`, in the form of Project Fluent. English is part of the program; other
//! languages are fetched. What a language does not say yet is said in English.

mod bundle;
mod choosing;

pub(crate) use bundle::{Arg, Bundle};
pub(crate) use choosing::{Language, choose, fetch_chosen};

use leptos::{prelude::*, reactive::graph::Observer};
use std::sync::Arc;

thread_local! {
    /// The language of the page. Whatever is written with it is written again when it changes.
    static SPOKEN: ArcRwSignal<Arc<Bundle>> = ArcRwSignal::new(Arc::new(Bundle::english()));
}

/// The language of the page. What is drawn with it is drawn again in another; what is only said once is not.
fn now_spoken() -> Arc<Bundle> {
    let spoken = SPOKEN.with(Clone::clone);
    if Observer::get().is_some() { spoken.get() } else { spoken.get_untracked() }
}

/// The sentence with this name in the reader's language.
pub(crate) fn say(name: &str, args: &[(&'static str, Arg)]) -> String {
    now_spoken().say(name, args)
}

/// The sentence with this name if there is one, in the reader's language or in English.
pub(crate) fn say_if_known(name: &str, args: &[(&'static str, Arg)]) -> Option<String> {
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

fn speak(bundle: Bundle) {
    SPOKEN.with(|spoken| spoken.set(Arc::new(bundle)));
}

/// A sentence by its name, with what is put into it: `t!("log-sat", name = name, seat = 3)`.
#[macro_export]
#[doc(hidden)]
macro_rules! t {
    ($name:expr $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::lang::say($name, &[$((stringify!($key), $crate::lang::Arg::from($value))),*])
    };
}

/// A refusal in the reader's language, if there is a sentence for its code (`refused-keezen-not_in_hand`); else as it came.
pub(crate) fn refusal(code: &str, sentence: &str) -> String {
    say_translated(&format!("refused-{}", code.replace('/', "-"))).unwrap_or_else(|| sentence.to_owned())
}

/// Names in a row, in the reader's language.
pub(crate) fn list(names: &[String]) -> String {
    match names.split_last() {
        None => crate::t!("nobody"),
        Some((only, [])) => only.clone(),
        Some((last, others)) => crate::t!("and", others = others.join(", "), last = last),
    }
}

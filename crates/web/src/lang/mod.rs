//! Every sentence of the page, in the reader's language.
//!
//! The messages are in `locales/<language>/*.ftl` and in those of the games, in Project Fluent's format. English is part of
//! the program; other languages are fetched. A message that a language lacks is shown in English.

mod bundle;
mod choice;
mod id;

pub(crate) use choice::{LanguageEntry, choose, fetch_chosen};
pub(crate) use id::Id;
pub(crate) use kee_speech::Value;

use crate::browser;
use kee_game::{Arg, Message, Names, Refusal, WallTime};
use kee_speech::Language;
use kee_wire::RequestProblem;
use leptos::{prelude::*, reactive::graph::Observer};
use std::sync::Arc;

thread_local! {
    /// The language of the page. Anything that reads it is drawn again when it changes.
    static SPOKEN: ArcRwSignal<Arc<Language>> = ArcRwSignal::new(Arc::new(bundle::english()));
}

/// The language of the page. Anything drawn with it is drawn again in another language; an announcement is not repeated.
pub(crate) fn now_spoken() -> Arc<Language> {
    let spoken = SPOKEN.with(Clone::clone);
    if Observer::get().is_some() { spoken.get() } else { spoken.get_untracked() }
}

/// The message with this name in the reader's language.
pub(crate) fn say(id: Id, args: &[(&'static str, Value)]) -> String {
    now_spoken().say(id.as_str(), args)
}

/// The message with this name, if there is one in the reader's language or in English.
pub(crate) fn say_if_known(name: &str, args: &[(&'static str, Value)]) -> Option<String> {
    now_spoken().find(name, args)
}

/// The message with this name, if the reader's own language has it: for texts that games provide in English.
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

/// A message by its name, with its arguments: `t!("log-sat", name = name, seat = 3)`.
#[macro_export]
#[doc(hidden)]
macro_rules! t {
    ($name:tt $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::lang::say($crate::id!($name), &[$((stringify!($key), $crate::lang::Value::from($value))),*])
    };
    ($name:expr $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::lang::say($name, &[$((stringify!($key), $crate::lang::Value::from($value))),*])
    };
}

/// A refusal by this browser, named after its message: the code of `refused-local-taken` is `local/taken`. It has no
/// text of its own; the page looks it up.
pub(crate) fn refuse<const N: usize>(sentence: Id, args: [(&'static str, Arg); N]) -> Refusal {
    let code = sentence.as_str().trim_start_matches("refused-").replacen('-', "/", 1);
    Refusal { args: args.into_iter().map(|(name, arg)| (name.into(), arg)).collect(), ..Refusal::plain(code, "") }
}

/// A refusal in the reader's language, if there is a message for its code (`refused-keezen-not_in_hand`); else as it came.
pub(crate) fn refusal(refusal: &Refusal) -> String {
    refusal_at(refusal, &Names::new([""; 0]))
}

/// The same, with the names of the players.
pub(crate) fn refusal_at(refusal: &Refusal, names: &Names) -> String {
    now_spoken().refusal(refusal, names)
}

/// A message of a game in the reader's language.
pub(crate) fn tell(message: &Message, names: &Names) -> String {
    now_spoken().tell(message, names)
}

/// A problem with a request, in the reader's language.
pub(crate) fn problem(problem: &RequestProblem) -> String {
    tell(&problem.message, &Names::new([""; 0]))
}

/// Several messages as consecutive sentences.
pub(crate) fn tell_all(messages: &[Message], names: &Names) -> String {
    now_spoken().tell_all(messages, names)
}

/// A list of names, in the reader's language.
pub(crate) fn list(names: &[String]) -> String {
    now_spoken().list(names)
}

/// The date of a moment as people write it, in the given time zone or the device's: `17 Nov 2026`.
pub(crate) fn date(at: WallTime, zone: Option<&str>) -> String {
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium")].into_iter().chain(zone.map(|zone| ("timeZone", zone))) {
        // Without it the date is only formatted differently.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    js_sys::Date::new(&(at.millis() as f64).into()).to_locale_date_string(&dialect(), &options).into()
}

/// The reader's language as their device speaks it: a date in British English is not an American one.
fn dialect() -> String {
    let spoken = spoken();
    let device = browser::window().navigator().language();
    device.filter(|tag| tag.split('-').next() == Some(spoken.as_str())).unwrap_or(spoken)
}

/// A text with a capital first letter, as a sentence begins.
pub(crate) fn capitalised(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_local_refusal_is_looked_up_by_its_own_name() {
        let no = refuse(id!("refused-local-no_list"), [("name", "tiny".into())]);
        assert_eq!((no.code.as_str(), no.id().as_str()), ("local/no_list", "refused-local-no_list"));
        assert_eq!(refusal(&no), "There is no word list “tiny”. Choose another one.");
    }
}

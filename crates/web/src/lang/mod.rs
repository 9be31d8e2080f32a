//! Every word the page says, in the reader's language.
//!
//! The sentences are in `locales/<language>/*.ftl` and in those of the games, in the form of Project Fluent. English is part
//! of the program; other languages are fetched. What a language does not say yet is said in English.

mod bundle;
mod choosing;
mod id;

pub(crate) use choosing::{Offered, choose, fetch_chosen};
pub(crate) use id::{Id, Named};
pub(crate) use kee_speech::Value;

use kee_game::{Arg, Message, Names, Refusal, WallTime};
use kee_speech::Language;
use kee_wire::RequestProblem;
use leptos::{prelude::*, reactive::graph::Observer};
use std::sync::Arc;

thread_local! {
    /// The language of the page. Whatever is written with it is written again when it changes.
    static SPOKEN: ArcRwSignal<Arc<Language>> = ArcRwSignal::new(Arc::new(bundle::english()));
}

/// The language of the page. What is drawn with it is drawn again in another; what is only said once is not.
pub(crate) fn now_spoken() -> Arc<Language> {
    let spoken = SPOKEN.with(Clone::clone);
    if Observer::get().is_some() { spoken.get() } else { spoken.get_untracked() }
}

/// The sentence with this name in the reader's language.
pub(crate) fn say(id: impl Named, args: &[(&'static str, Value)]) -> String {
    now_spoken().say(id.name(), args)
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
    ($name:tt $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::lang::say($crate::id!($name), &[$((stringify!($key), $crate::lang::Value::from($value))),*])
    };
    ($name:expr $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::lang::say($name, &[$((stringify!($key), $crate::lang::Value::from($value))),*])
    };
}

/// A refusal of this browser by the name of its sentence: the code of `refused-local-taken` is `local/taken`. It has no words of its own:
/// whoever shows it says it.
pub(crate) fn refuse<const N: usize>(sentence: Id, args: [(&'static str, Arg); N]) -> Refusal {
    let code = sentence.as_str().trim_start_matches("refused-").replacen('-', "/", 1);
    Refusal { args: args.into_iter().map(|(name, arg)| (name.into(), arg)).collect(), ..Refusal::plain(code, "") }
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

/// What is wrong with a request, in the reader's language.
pub(crate) fn problem(problem: &RequestProblem) -> String {
    tell(&problem.message, &Names::new([""; 0]))
}

/// Several messages as sentences after one another.
pub(crate) fn tell_all(messages: &[Message], names: &Names) -> String {
    now_spoken().tell_all(messages, names)
}

/// Names in a row, in the reader's language.
pub(crate) fn list(names: &[String]) -> String {
    now_spoken().list(names)
}

/// The day of a moment as people write it, in this time zone or in that of the device: `17 Nov 2026`.
pub(crate) fn date(at: WallTime, zone: Option<&str>) -> String {
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium")].into_iter().chain(zone.map(|zone| ("timeZone", zone))) {
        // Without it the date is only written in another way.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    js_sys::Date::new(&(at.millis() as f64).into()).to_locale_date_string(&spoken(), &options).into()
}

/// A text with a capital in front, as a sentence begins.
pub(crate) fn capitalised(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_of_this_browser_is_said_by_the_name_it_was_made_from() {
        let no = refuse(id!("refused-local-no_list"), [("name", "tiny".into())]);
        assert_eq!((no.code.as_str(), no.id().as_str()), ("local/no_list", "refused-local-no_list"));
        assert_eq!(refusal(&no), "There is no word list “tiny”. Choose another one.");
    }
}
